// npm run new: asks for the owner's details, and writes them into content/.
import './env';
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { explainMissingFile } from '../lib/compile/read-languages';
import type { Content } from '../lib/content/schema';
import { completeWords } from '../lib/content/schema/words';
import { fileOf } from '../lib/content/source';
import { UserError } from '../lib/user-error';
import { findAll, textOfFindings } from './check/report';
import { isSampleList } from './check/sample-texts';
import { readOptions, root, run } from './command';
import { applyChanges, type Change, editContent } from './content-files';
import { listRepositories, resumeProjectOf } from './new/github';
import { moveTexts, TEXT_KINDS } from './new/move-texts';
import { readJson } from './new/read-json';
import { type Imported, importResume, type ListAnswer, listChanges } from './new/resume';
import { LISTS, type ListName } from './new/resume-entries';
import { removeSampleProfiles } from './profiles';
import { changesOf, findMistake, missingFonts, NONE, QUESTIONS, type Question } from './questions';

const HELP = `npm run new asks these questions, or takes the answers as options:
${Object.entries(QUESTIONS).map(describeOption).join('\n')}
  --from          what you have: a file or an address with a CV in JSON or YAML, github:NAME,
                  or the folder of another site, or of its texts in Markdown
  --repositories  names of the repositories of github:NAME, separated by commas; without it, the command asks
${Object.entries(TEXT_KINDS)
  .map(([name, label]) => `  --${name.padEnd(14)}folders of that site, separated by commas, whose texts are ${label}`)
  .join('\n')}
  --all           names every place of what is different in a text, not the first three of a kind
  --yes           asks nothing, and writes the values of the options
  --dry-run       shows what would be written
  --help          shows this list`;

const { content: original } = await import('../content/index').catch(explainMissingFile);
const { words: ownersWords } = await import('../content/words');
const answers = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, { type: 'string' as const }]));
const given: Record<string, string | boolean | undefined> = readOptions(
  {
    ...answers,
    from: { type: 'string' },
    repositories: { type: 'string' },
    ...Object.fromEntries(Object.keys(TEXT_KINDS).map((name) => [name, { type: 'string' as const }])),
    all: { type: 'boolean' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean' },
  },
  HELP,
);

/** What is left out, and why. */
const notes: string[] = [];

if (given.help) console.log(HELP);
else if (!given.yes && !process.stdin.isTTY)
  throw new UserError(`${HELP}\n\nThere is no terminal to ask questions in: add --yes, also with --dry-run.`);
else {
  const folder = textFolder();
  await (folder === undefined ? askAndWrite() : moveTextsOf(folder));
}

/** @throws {UserError} if there are options for something else, which would get lost. */
async function moveTextsOf(folder: string) {
  const own = ['from', ...Object.keys(TEXT_KINDS), 'all', 'yes', 'dry-run'];
  const others = Object.keys(given).filter((name) => !own.includes(name));
  if (others.length > 0) {
    const options = others.map((name) => `--${name}`).join(', ');
    throw new UserError(
      `A folder brings its texts alone: run npm run new once for ${options}, and once for the folder.`,
    );
  }
  const written = await moveTexts(
    folder,
    given.from === undefined ? { ...given, posts: undefined } : given,
    original,
    root,
  );
  if (written.length === 0) return;
  const { findings } = await findAll();
  const brought = findings.filter(({ file }) => written.includes(file));
  if (brought.length > 0) console.log(textOfFindings(brought, given.all === true));
}

/** The folder that texts come from, if an option names one. `--posts` alone is another name of `--from`. */
function textFolder(): string | undefined {
  const { from, posts } = given;
  if (typeof from === 'string') return statSync(from, { throwIfNoEntry: false })?.isDirectory() ? from : undefined;
  if (typeof posts !== 'string') return undefined;
  if (!statSync(posts, { throwIfNoEntry: false })?.isDirectory()) throw new UserError(`${posts} is not a folder.`);
  return posts;
}

async function askAndWrite() {
  if (!given.yes) intro('Press Enter to keep the current value.');
  await offerFonts();
  const imported = await importFrom(given.from);
  const files = editContent(root, await collectChanges(imported));
  for (const [file, code] of files) showDiff(file, code);
  const allNotes = [...notes, ...imported.notes];
  if (allNotes.length > 0) console.log(`${['Please note:', ...allNotes].join('\n  ')}\n`);
  if (files.size === 0) return console.log('There is nothing to change.');
  if (given['dry-run'] || (!given.yes && (await confirm({ message: 'Write this?' })) !== true)) {
    return console.log('Nothing was written.');
  }
  for (const [file, code] of files) writeFileSync(path.join(root, file), code);
  console.log(
    'Next: write your projects and texts in content/, look at them with npm run dev, then run npm run check.',
  );
}

/** Installs the fonts of the chosen look, if the owner agrees; without them, everything but the look is written. */
async function offerFonts() {
  const missing = missingFonts(given.look);
  if (missing.length === 0) return;
  const command = `npm install ${missing.join(' ')}`;
  const isWanted = !given.yes && !given['dry-run'];
  if (isWanted && (await confirm({ message: `The look ${given.look} needs fonts. Run ${command}?` })) === true) {
    const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', ...missing]);
    if (code === 0) return;
  }
  notes.push(
    `the look ${given.look} is left out, because its fonts are not installed; run ${command}, then npm run new -- --look=${given.look}`,
  );
  given.look = undefined;
}

/** Reads what the owner has: a CV in JSON Resume's format, or repositories on GitHub as the projects of one. */
async function importFrom(source?: string | boolean): Promise<Imported> {
  if (typeof source !== 'string') return { changes: [], lists: {}, notes: [] };
  const [, user] = /^github:(.*)$/.exec(source) ?? [];
  const json = user === undefined ? await readJson(source) : { projects: await chooseRepositories(user) };
  // Names of countries and levels of languages are those of the language that the site will have.
  const language = typeof given.language === 'string' ? changesOf('language', given.language, original) : [];
  const content = typeof language === 'string' ? original : withAnswers(original, language);
  return importResume(json, source, content, Object.keys(given));
}

/** @throws {UserError} if an option names a repository that there is not. */
async function chooseRepositories(user: string) {
  const repositories = await listRepositories(user);
  const names = repositories.map(({ name }) => name);
  const options = repositories.map(({ name, description, stargazers_count: stars, fork, archived }) => {
    const hints = [`${stars} stars`, fork && 'fork', archived && 'archived', description ?? 'no description'];
    return { value: name, hint: hints.filter(Boolean).join(', ') };
  });
  const message = 'Which of your repositories are projects of the site?';
  const isNamed = given.yes || given.repositories !== undefined;
  const chosen = isNamed
    ? String(given.repositories ?? '')
        .split(',')
        .map((name) => name.trim())
    : answered(await multiselect({ message, options, maxItems: 12 }));
  if (chosen.some((name) => !names.includes(name)))
    throw new UserError(`--repositories must name some of ${names.join(', ')}.`);
  return repositories.filter(({ name }) => chosen.includes(name)).map(resumeProjectOf);
}

/** What happens to a list: the sample's is replaced; one of the owner's is not, unless the owner says so. */
async function askAboutList(part: ListName, count: number): Promise<ListAnswer> {
  if (isSampleList(part, original)) return 'replace';
  if (given.yes) return 'keep';
  const answer = await select<ListAnswer>({
    message: `${fileOf(part)} has ${original[part].length} entries of your own; the import has ${count}. What should happen?`,
    options: [
      { value: 'keep', label: 'Keep mine' },
      { value: 'add', label: 'Add the new ones' },
      { value: 'replace', label: 'Replace mine' },
    ],
  });
  return answered(answer);
}

/** A copy of the content with some changes, and with the words of its language. */
function withAnswers(content: Content, changes: readonly Change[]): Content {
  const changed = applyChanges(content, changes);
  return { ...changed, words: completeWords(ownersWords, changed.site) };
}

async function collectChanges({ changes: first, lists, notes }: Imported): Promise<Change[]> {
  let content = applyChanges(original, first);
  const all: Change[] = [...first];
  for (const part of LISTS) {
    const entries = lists[part];
    if (!entries?.length) continue;
    const answer = await askAboutList(part, entries.length);
    if (answer === 'keep') notes.push(`${part} has entries of your own, which stay as they are`);
    const changes = listChanges(part, entries, answer, content);
    all.push(...changes);
    content = applyChanges(content, changes);
  }
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const isAsked = !given.yes && (question.isAsked?.(content) ?? true);
    const answer = given[name] ?? (isAsked ? await ask(name, question, content) : undefined);
    if (typeof answer !== 'string' || answer === question.current(content)) continue;
    const changes = changesOf(name, answer, content);
    if (typeof changes === 'string') throw new UserError(`--${name} ${changes}.`);
    all.push(...changes);
    content = withAnswers(content, changes);
  }
  const isLookAlone = given.yes && Object.keys(given).every((name) => ['look', 'yes', 'dry-run'].includes(name));
  if (!isLookAlone) all.push(...removeSampleProfiles(content));
  const mistake = findMistake(content, all);
  const option = mistake?.field.startsWith('site.form.') ? '; add --form-id' : '';
  if (mistake) throw new UserError(`${mistake.field} ${mistake.message}${option}.`);
  return all;
}

async function ask(name: string, question: Question, content: Content): Promise<string> {
  const { label, choices, isOptional } = question;
  const initialValue = question.current(content) ?? (isOptional ? NONE : '');
  const message = isOptional ? `${label} (${NONE} leaves it out)` : label;
  const validate = (value = '') => {
    const isKept = initialValue !== '' && value.trim() === initialValue;
    const changes = isKept ? [] : changesOf(name, value.trim(), content);
    return typeof changes === 'string' ? changes : undefined;
  };
  const answer = choices
    ? await select({ message, initialValue, options: choices.map((value) => ({ value })) })
    : await text({ message, initialValue, validate });
  return answered(answer).trim();
}

/** @throws {UserError} if the owner has cancelled a question. */
function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new UserError('Cancelled. Nothing was written.');
  return answer as Exclude<Answer, symbol>;
}

function describeOption([name, { label, isOptional, choices }]: [string, Question]): string {
  return `  --${name.padEnd(14)}${label}${choices ? `: ${choices.join(', ')}` : isOptional ? `, or ${NONE}` : ''}`;
}

/** Prints the diff of a file without git's header, which would name the standard input; without git, the whole file. */
function showDiff(file: string, code: string) {
  const color = process.stdout.isTTY ? '--color=always' : '--color=never';
  const args = ['--no-pager', 'diff', '--no-index', '--no-ext-diff', color, '--', file, '-'];
  const { stdout } = spawnSync('git', args, { cwd: root, input: code, encoding: 'utf8' });
  console.log(`${file}\n${stdout ? stdout.slice(stdout.indexOf('@@')) : code}`);
}
