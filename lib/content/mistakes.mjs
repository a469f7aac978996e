import { Correction } from '../../content/correction.mjs';

/**
 * A wrong entry.
 *
 * @typedef {object} Mistake
 * @property {string} file From the repository's root.
 * @property {string} field Its path in the content: `links.cv`.
 * @property {string} message What is wrong and what to write, as the end of a sentence about the field, without its full stop.
 */

/**
 * @param {Mistake} mistake
 * @returns {string} one sentence with file, field and what to write.
 */
export function sentenceOf({ file, field, message }) {
  return `${file}: ${field} ${message}.`;
}

/**
 * Stops at wrong entries.
 *
 * @param {readonly Mistake[]} mistakes
 * @throws {Correction} with a sentence for each.
 */
export function refuse(mistakes) {
  if (mistakes.length > 0) throw new Correction('The content needs a correction:', mistakes.map(sentenceOf));
}
