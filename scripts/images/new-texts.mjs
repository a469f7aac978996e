/**
 * A text in quotes that gets another value.
 *
 * @typedef {object} NewText
 * @property {number} start Offset of the quote before it.
 * @property {number} end Offset behind the quote after it.
 * @property {string} quote Which kind of quote it is.
 * @property {string} value What it shall say; an address, which has neither quotes nor backslashes.
 */

/**
 * Source code with other texts in the place of some, and nothing else changed.
 *
 * @param {string} code
 * @param {readonly NewText[]} texts
 */
export function withNewTexts(code, texts) {
  const fromTheEnd = [...texts].sort((one, other) => other.start - one.start);
  return fromTheEnd.reduce(
    (written, { start, end, quote, value }) => written.slice(0, start) + quote + value + quote + written.slice(end),
    code,
  );
}
