// npm run new: asks for what makes the site its owner's, and writes it into content/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { confirm, intro, isCancel, outro, select, text } from '@clack/prompts';
import { UserError } from '../lib/user-error';
import { binaryPath, root } from './command';
import { type Change, editContent, withChanges } from './content-files';
import { labelOf, QUESTIONS, type Question } from './new/questions';

const NONE = 'none';

const HELP = `npm run new asks these questions, or takes the answers as options:
${QUESTIONS.map(describeOption).join('\n')}
  --yes           asks nothing else, and writes what the options say
  --dry-run       shows what would be written
  --help          shows this list`;

const { yes, 'dry-run': isDryRun, help, ...given } = readOptions();
// What the environment sets for one build is not what the content says.
delete process.env.SITE_ADDRESS;
const { content: original } = await import('../lib/content/content');
const { findProblems } = await import('../lib/content/check');

if (help) console.log(HELP);
else await askAndWrite();

async function askAndWrite() {
  const isAsking = !yes;
  if (isAsking && !process.stdin.isTTY) throw new UserError(`There is no terminal to ask in; use --yes.\n${HELP}`);
  if (isAsking) intro('Enter keeps what is there.');

  let content = original;
  const changes: Change[] = [];
  for (const question of QUESTIONS) {
    const known = given[question.flag];
    const isAsked = question.isAsked?.(content) ?? true;
    if (known === undefined && !(isAsking && isAsked)) continue;
    const answer = known === undefined ? await ask(question) : String(known).trim();
    if (answer === undefined || answer === question.current(content)) continue;
    const problem = findProblem(question, answer);
    if (problem) throw new UserError(`--${question.flag}: ${problem}.`);
    const made = changesFor(question, answer);
    changes.push(...made);
    content = withChanges(content, made);
  }
  const [mistake] = findProblems(content).filter(({ field }) =>
    changes.some((change) => isWithin(field, change.field)),
  );
  if (mistake) throw new UserError(`${mistake.field} ${mistake.message}.`);

  const files = formatAll(editContent(root, changes));
  if (files.size === 0) {
    console.log('Nothing to write: the content says so already.');
    return;
  }
  showDiff(files, isDryRun ? [] : ['--stat']);
  if (isDryRun || (isAsking && !(await isConfirmed()))) {
    console.log('Nothing was written.');
    return;
  }
  for (const [file, code] of files) writeFileSync(path.join(root, file), code);
  const next = 'Next: write your projects and texts in content/, then npm start to look at it, and npm run check.';
  if (isAsking) outro(next);
  else console.log(next);

  function changesFor({ changes, isOptional }: Question, answer: string): Change[] {
    return changes(isOptional && answer.toLowerCase() === NONE ? undefined : answer, content);
  }

  /** What is wrong with an answer, by the rules of the build. */
  function findProblem(question: Question, answer: string): string | undefined {
    if (question.isOptional && answer.toLowerCase() === NONE) return undefined;
    const { choices, validate } = question;
    if (choices && !(answer in choices)) return `write one of ${Object.keys(choices).join(', ')}`;
    const invalid = validate?.(answer);
    if (invalid) return invalid;
    const made = changesFor(question, answer);
    // What a later question asks for is empty until then.
    const isLater = (field: string) =>
      /countryCode$|^site\.form\./.test(field) && !/^(?:country-code|form-id)$/.test(question.flag);
    const found = findProblems(withChanges(content, made)).find(
      ({ field }) => made.some((change) => isWithin(field, change.field)) && !isLater(field),
    );
    return found?.message;
  }

  async function ask(question: Question): Promise<string | undefined> {
    const { choices, isOptional, example } = question;
    const initialValue = question.current(content) ?? (isOptional ? NONE : '');
    const label = labelOf(question, content) + (isOptional ? ` (${NONE} leaves it out)` : '');
    const answer = choices
      ? await select({
          message: label,
          initialValue,
          options: Object.entries(choices).map(([value, hint]) => ({ value, label: value, hint })),
        })
      : await text({
          message: label,
          initialValue,
          placeholder: example,
          validate: (value = '') => (value === initialValue && value ? undefined : findProblem(question, value.trim())),
        });
    if (isCancel(answer)) throw new UserError('Cancelled. Nothing was written.');
    return answer.trim();
  }
}

function readOptions() {
  const switches = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const answers = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options: { ...answers, ...switches } });
    return values as Record<string, string | undefined> & Partial<Record<keyof typeof switches, boolean>>;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${HELP}`);
  }
}

function describeOption({ flag, label, isOptional, choices }: Question): string {
  const answers = choices ? `: ${Object.keys(choices).join(', ')}` : isOptional ? `, or ${NONE}` : '';
  return `  --${flag.padEnd(14)}${label}${answers}`;
}

function isWithin(field: string, group: string): boolean {
  return field === group || (field.startsWith(group) && /^[.[]/.test(field.slice(group.length)));
}

/** The files as Biome formats them, without those that stay as they are. */
function formatAll(files: ReadonlyMap<string, string>): Map<string, string> {
  const formatted = new Map<string, string>();
  for (const [file, code] of files) {
    const args = [binaryPath('biome'), 'format', `--stdin-file-path=${file}`];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: code, encoding: 'utf8' });
    const text = status === 0 ? stdout : code;
    if (text !== readFileSync(path.join(root, file), 'utf8')) formatted.set(file, text);
  }
  return formatted;
}

/** Shows what would change, as git does. */
function showDiff(files: ReadonlyMap<string, string>, args: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  try {
    for (const [file, code] of files) {
      for (const side of ['a', 'b']) mkdirSync(path.dirname(path.join(folder, side, file)), { recursive: true });
      writeFileSync(path.join(folder, 'a', file), readFileSync(path.join(root, file)));
      writeFileSync(path.join(folder, 'b', file), code);
    }
    const color = process.stdout.isTTY ? '--color=always' : '--color=never';
    const diff = ['--no-pager', 'diff', '--no-index', '--no-prefix', color, ...args, 'a', 'b'];
    console.log(spawnSync('git', diff, { cwd: folder, encoding: 'utf8' }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function isConfirmed(): Promise<boolean> {
  const answer = await confirm({ message: 'Write this?' });
  return answer === true;
}
