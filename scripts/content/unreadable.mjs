import { SourceMap } from 'node:module';
import { Correction } from '../../content/correction.mjs';

/**
 * What keeps a file of the content from being read.
 *
 * @typedef {object} Unreadable
 * @property {string} file From the repository's root.
 * @property {number} line From 1.
 * @property {string} sentence
 */

/**
 * What to do about the slips of one who writes no code: by what esbuild and Node say of them.
 *
 * @type {readonly [says: RegExp, remedy: string][]}
 */
const REMEDIES = [
  [/^Unexpected "[‘’‚“”„«»]"/, 'write the straight quotes \' or "'],
  [/^Unterminated string/, "write the quote at the text's end, and \\' for an apostrophe within it"],
  [
    /^(?:Expected|Unexpected) /,
    "look there and on the line above for a comma, a quote or a bracket that is missing, and for an apostrophe, which is written \\' within a text",
  ],
  [/^\S+ is not defined$/, 'write text in quotes, and names as they are spelt where they stand'],
];

/** Says which files of the content cannot be read, each with its line. */
export class UnreadableContent extends Correction {
  /** @param {readonly Unreadable[]} faults */
  constructor(faults) {
    super(
      'The content needs a correction:',
      faults.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`),
    );
    this.faults = faults;
  }
}

/**
 * What esbuild could not read, as sentences.
 *
 * @param {unknown} error
 * @returns {unknown} the error itself where it is about something else.
 */
export function unreadableIn(error) {
  const { errors } = /** @type {Partial<import('esbuild').BuildFailure>} */ (error);
  return errors
    ? new UnreadableContent(
        errors.map(({ text, location }) => ({
          file: location?.file.replaceAll('\\', '/') ?? 'content/content.ts',
          line: location?.line ?? 1,
          sentence: sentenceOf(text),
        })),
      )
    : error;
}

/**
 * Where a program that esbuild has put together was stopped by an error, as a sentence.
 *
 * @param {unknown} error An `Error`, of whatever realm.
 * @param {string} name What the program was called when it was run.
 * @param {string} map Its source map.
 * @returns {unknown} the error itself where it tells no place of its own.
 */
export function stoppedBy(error, name, map) {
  const { name: kind, stack, message } = /** @type {Error} */ (error);
  const [, line, column] = stack?.match(new RegExp(`${name}:(\\d+):(\\d+)`)) ?? [];
  const entry = line && new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
  // The environment asks for its corrections itself; its class has been put into the program, and is another one.
  if (kind === Correction.name || !entry || !('originalSource' in entry)) return error;
  const place = { file: entry.originalSource.replaceAll('\\', '/'), line: entry.originalLine + 1 };
  return new UnreadableContent([{ ...place, sentence: sentenceOf(message) }]);
}

/** @param {string} says */
function sentenceOf(says) {
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(says)) ?? [];
  return `The file cannot be read: ${says}${remedy ? `; ${remedy}` : ''}.`;
}
