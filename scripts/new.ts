// npm run new: asks for the owner's details, and writes them into content/.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { confirm, intro, isCancel, select, text } from '@clack/prompts';
import { content as original } from '../content/index';
import type { Content } from '../lib/content/schema';
import { UserError } from '../lib/user-error';
import { readOptions, root } from './command';
import { type Change, editContent, withChanges } from './content-files';
import { changesOf, findMistake, NONE, QUESTIONS, type Question, removeSampleProfiles } from './questions';

const HELP = `npm run new asks these questions, or takes the answers as options:
${Object.entries(QUESTIONS).map(describeOption).join('\n')}
  --yes           asks nothing, and writes the values of the options
  --dry-run       shows what would be written
  --help          shows this list`;

const answers = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, { type: 'string' as const }]));
const given: Record<string, string | boolean | undefined> = readOptions(
  { ...answers, yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  HELP,
);

if (given.help) console.log(HELP);
else if (!given.yes && !process.stdin.isTTY) throw new UserError(`There is no terminal to ask in; use --yes.\n${HELP}`);
else await askAndWrite();

async function askAndWrite() {
  if (!given.yes) intro('Press Enter to keep the current value.');
  const files = editContent(root, await collectChanges());
  if (files.size === 0) return console.log('There is nothing to change.');
  for (const [file, code] of files) showDiff(file, code);
  if (given['dry-run'] || (!given.yes && (await confirm({ message: 'Write this?' })) !== true)) {
    return console.log('Nothing was written.');
  }
  for (const [file, code] of files) writeFileSync(path.join(root, file), code);
  console.log('Next: write your projects and texts in content/, look at them with npm start, then run npm run check.');
}

async function collectChanges(): Promise<Change[]> {
  let content = original;
  const all: Change[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const isAsked = !given.yes && (question.isAsked?.(content) ?? true);
    const answer = given[name] ?? (isAsked ? await ask(question, content) : undefined);
    if (typeof answer !== 'string' || answer === question.current(content)) continue;
    const changes = changesOf(question, answer, content);
    if (typeof changes === 'string') throw new UserError(`--${name} ${changes}.`);
    all.push(...changes);
    content = withChanges(content, changes);
  }
  all.push(...removeSampleProfiles(content));
  const mistake = findMistake(content, all);
  if (mistake) throw new UserError(`${mistake.field} ${mistake.message}.`);
  return all;
}

async function ask(question: Question, content: Content): Promise<string> {
  const { label, choices, isOptional } = question;
  const initialValue = question.current(content) ?? (isOptional ? NONE : '');
  const message = isOptional ? `${label} (${NONE} leaves it out)` : label;
  const validate = (value = '') => {
    const changes = value.trim() === initialValue ? [] : changesOf(question, value.trim(), content);
    return typeof changes === 'string' ? changes : undefined;
  };
  const answer = choices
    ? await select({ message, initialValue, options: choices.map((value) => ({ value })) })
    : await text({ message, initialValue, validate });
  if (isCancel(answer)) throw new UserError('Cancelled. Nothing was written.');
  return answer.trim();
}

function describeOption([name, { label, isOptional, choices }]: [string, Question]): string {
  return `  --${name.padEnd(14)}${label}${choices ? `: ${choices.join(', ')}` : isOptional ? `, or ${NONE}` : ''}`;
}

/** Prints the diff of a file without git's header, which would name the standard input; without git, the whole file. */
function showDiff(file: string, code: string) {
  const color = process.stdout.isTTY ? '--color=always' : '--color=never';
  const args = ['--no-pager', 'diff', '--no-index', color, '--', file, '-'];
  const { stdout } = spawnSync('git', args, { cwd: root, input: code, encoding: 'utf8' });
  console.log(`${file}\n${stdout ? stdout.slice(stdout.indexOf('@@')) : code}`);
}
