import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sentenceOf } from '../../lib/content/mistakes.mjs';
import { checkSite } from '../check/check-site.mjs';
import { describeFindings } from '../check/report.mjs';
import { editContent } from '../content/edit-content.mjs';
import { loadContent } from '../content/load-content.mjs';
import { askQuestions } from './ask-questions.mjs';
import { describeChanges } from './describe-changes.mjs';
import { formatLikeBefore } from './format-code.mjs';
import { faultIn } from './judge-answer.mjs';
import { describeOptions, isNone, readOptions } from './options.mjs';
import { questionsFor } from './questions.mjs';
import { settleAnswers, valueAt } from './settle-answers.mjs';
import { asker, Interrupted } from './terminal.mjs';
import { writeFiles } from './write-files.mjs';

/**
 * @typedef {import('../../lib/content/schema').Content} Content
 * @typedef {import('../content/edit-content.mjs').Change} Change
 * @typedef {import('../content/load-content.mjs').LoadedContent} LoadedContent
 * @typedef {import('./questions.mjs').Question} Question
 * @typedef {import('./questions.mjs').Desk} Desk
 * @typedef {import('./terminal.mjs').Terminal} Terminal
 */

/** What a terminal makes of Ctrl-C, as a program's exit code. */
const INTERRUPTED = 130;

/**
 * Asks what makes the site one's own, shows what that changes in content/, and writes it.
 *
 * @param {string} folder Path of the repository.
 * @param {readonly string[]} args
 * @param {Terminal} [terminal]
 * @returns {Promise<number>} the exit code: 1 where nothing could be written.
 * @throws {Error} in one sentence or more, where the arguments or the content do not let it.
 */
export async function runNew(folder, args, terminal = { input: process.stdin, output: process.stdout }) {
  const say = (/** @type {string} */ text) => terminal.output.write(`${text}\n`);
  const loaded = await loadReadable(folder);
  const { answers: given, switches } = readOptions(args, loaded.content.projects.length);
  if (switches.help) {
    say(describeOptions());
    return 0;
  }
  const isAsking = !switches.yes && !switches['dry-run'] && terminal.input.isTTY === true;
  if (!isAsking && !switches.yes && !switches['dry-run']) {
    throw new Error(
      'npm run new asks its questions in a terminal, and there is none: give the answers as options with --yes (npm run new -- --help lists them).',
    );
  }
  const questions = questionsFor(loaded.content);
  const ask = asker(terminal);
  try {
    const told = takeAnswers(questions, given, loaded);
    const answers = isAsking ? await askQuestions(questions, told, loaded, ask) : told;
    demandNeeded(questions, answers, loaded.content);
    let settled = settleAnswers(loaded.content, questions, answers, { replace: isAsking || switches.replace });
    let draft = await draftOf(folder, settled, loaded);
    if (settled.own.length > 0 && !isAsking && !switches.replace) {
      say(`${settled.own.map((change) => describeKept(change, loaded.content)).join('\n')}\n`);
    }
    if (draft.length === 0) {
      say('Nothing to write: the content has it all.');
      return await tellWhatIsLeft(folder, say);
    }
    say(`\n${describeChanges(draft)}\n`);
    if (switches['dry-run']) {
      say('Nothing is written, because of --dry-run.');
      return 0;
    }
    if (isAsking) {
      const choice = await askToWrite(ask, settled.own);
      if (choice === 'nothing') {
        say('Nothing is written; everything is as it was.');
        return 0;
      }
      if (choice === 'sample') {
        settled = settleAnswers(loaded.content, questions, answers, { replace: false });
        draft = await draftOf(folder, settled, loaded);
      }
    }
    refuseStale(folder, draft);
    writeFiles(folder, new Map(draft.map(({ file, after }) => [file, after])));
    say(`Written: ${draft.map(({ file }) => file).join(', ')}.`);
    return await tellWhatIsLeft(folder, say);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    say('Interrupted; everything is as it was.');
    return INTERRUPTED;
  }
}

/**
 * @param {string} folder
 * @throws {Error} with every mistake in the content, as the build has it: there is no telling what an answer would do to it.
 */
async function loadReadable(folder) {
  const loaded = await loadContent(folder, { withRules: true }).catch(async (error) => {
    const { findings } = await checkSite(folder);
    throw findings.length > 0
      ? correction(findings.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`))
      : error;
  });
  if (loaded.mistakes.length > 0) {
    throw correction(loaded.mistakes.map(sentenceOf));
  }
  return loaded;
}

/** @param {readonly string[]} mistakes */
function correction(mistakes) {
  return new Error(['The content needs a correction first:', ...mistakes].join('\n  '));
}

/**
 * The answers that were given as options, each looked at.
 *
 * @param {readonly Question[]} questions
 * @param {ReadonlyMap<string, string>} given
 * @param {LoadedContent} loaded
 * @returns {Map<string, string | undefined>}
 * @throws {Error} with a sentence for each that will not do.
 */
function takeAnswers(questions, given, { content: original, judge }) {
  /** @type {Map<string, string | undefined>} */
  const answers = new Map();
  const unknown = [...given.keys()].filter((id) => !questions.some((question) => question.id === id));
  const faults = unknown.map((id) => `--${id.replace(/\[.*/, '')} is given more often than there are entries for it.`);
  for (const question of questions) {
    const value = given.get(question.id);
    if (value === undefined) continue;
    const desk = deskWith(original, questions, answers);
    const takes = question.takesFlag ?? question.isAsked ?? (() => true);
    const answer = question.isOptional && isNone(value) ? undefined : value.trim();
    const fault = takes(desk)
      ? faultIn(question, answer, desk, judge)
      : `--${question.flag} has no use beside the other answers; leave it out.`;
    if (fault) faults.push(fault);
    else answers.set(question.id, answer);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return answers;
}

/**
 * @param {readonly Question[]} questions
 * @param {Desk['answers']} answers
 * @param {Content} original
 * @throws {Error} where an answer cannot stand without another.
 */
function demandNeeded(questions, answers, original) {
  const desk = deskWith(original, questions, answers);
  const missing = questions.filter(({ id, isNeeded }) => !answers.has(id) && isNeeded?.(desk));
  if (missing.length === 0) return;
  throw new Error(missing.map(({ flag, asks }) => `--${flag} is missing beside the other answers: ${asks}`).join('\n'));
}

/**
 * @param {Content} original
 * @param {readonly Question[]} questions
 * @param {Desk['answers']} answers
 * @returns {Desk}
 */
function deskWith(original, questions, answers) {
  const { content } = settleAnswers(original, questions, answers, { replace: true });
  return { original, content, answers };
}

/**
 * The files as they are going to be, made sure of: read again they say what was answered, and the build takes them.
 *
 * @param {string} folder
 * @param {import('./settle-answers.mjs').Settled} settled
 * @param {LoadedContent} loaded
 * @throws {Error} where code puts a field together, or the whole would stop the build.
 */
async function draftOf(folder, { content, changes }, { judge }) {
  const mistakes = judge(content).map(sentenceOf);
  if (mistakes.length > 0) throw new Error(['With these answers the build would stop:', ...mistakes].join('\n  '));
  const { drafts, puzzles } = editContent(folder, changes);
  const rewrites = await formatLikeBefore(
    [...drafts].map(([file, after]) => ({ file, before: readFileSync(path.join(folder, file), 'utf8'), after })),
  );
  const { content: read } = await loadContent(folder, {
    withRules: false,
    drafts: new Map(rewrites.map(({ file, after }) => [file, after])),
  });
  const others =
    puzzles.length > 0
      ? puzzles
      : changes.filter(({ field }) => !isDeepStrictEqual(plain(valueAt(read, field)), plain(valueAt(content, field))));
  if (others.length > 0 || !isDeepStrictEqual(plain(read), plain(content))) {
    const fields = others.map(({ field }) => field).join(', ') || 'the content';
    throw new Error(`Nothing is written, because code puts ${fields} together; write your own there by hand.`);
  }
  return rewrites.filter(({ before, after }) => before !== after);
}

/**
 * A value without what cannot be seen in it, such as which realm its lists come from.
 *
 * @param {unknown} value
 */
function plain(value) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/**
 * @param {string} folder
 * @param {readonly import('./describe-changes.mjs').Rewrite[]} draft
 * @throws {Error} where a file was saved while the questions were asked.
 */
function refuseStale(folder, draft) {
  const stale = draft.find(({ file, before }) => readFileSync(path.join(folder, file), 'utf8') !== before);
  if (stale)
    throw new Error(`${stale.file} has changed in the meantime, so nothing is written; run npm run new again.`);
}

/**
 * @param {Change} change
 * @param {Content} content
 */
function describeKept({ field }, content) {
  return `${field} is your own, ${JSON.stringify(valueAt(content, field))}, and is kept; --replace replaces it.`;
}

/**
 * @param {ReturnType<typeof asker>} ask
 * @param {readonly Change[]} own
 * @returns {Promise<string>}
 */
async function askToWrite(ask, own) {
  if (own.length === 0) return (await ask.confirm('Write this?')) ? 'all' : 'nothing';
  const fields = own.map(({ field }) => field).join(', ');
  return ask.choose(`Write this? It replaces what you have written yourself: ${fields}`, [
    { value: 'all', label: 'Yes, all of it' },
    { value: 'sample', label: 'Only where the sample’s words still stand' },
    { value: 'nothing', label: 'No' },
  ]);
}

/**
 * @param {string} folder
 * @param {(text: string) => void} say
 * @returns {Promise<number>}
 */
async function tellWhatIsLeft(folder, say) {
  const { findings } = await checkSite(folder);
  say(`\n${describeFindings(findings)}\n`);
  say('npm run check shows this list again, and npm start the site.');
  return 0;
}
