import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Which sentences the sample has: `sample-texts.json` holds a mark of each, wherever it stands, so that the
 * sample's words are written once, in content/. `node scripts/check/record-sample-texts.mjs` adds those that are
 * new. None is ever taken out: an owner may still have them.
 */

/** The file of the marks. */
export const RECORD = new URL('sample-texts.json', import.meta.url);

/** A shorter text, in characters, may well be another owner's too: `Cairo, Egypt`. */
const SHORTEST = 40;

/** What the sample says for any owner: manners, and the words of pages that everybody has. */
const ANYBODYS =
  /^(?:availability\.(?!.*homeDescription$)|pages\.(?:notFound|contact|about\.skills|services\.process)\b|process\b|navigation\b|words\b|.*\.repository$)/;

/** @type {ReadonlySet<string>} */
const marks = new Set(JSON.parse(readFileSync(RECORD, 'utf8')));

/**
 * Whether a text is one of the sample's.
 *
 * @param {string} field Its path in the content.
 * @param {string} value
 */
export function isSampleText(field, value) {
  const mark = markOf(field, value);
  return mark !== undefined && marks.has(mark);
}

/**
 * @param {string} field
 * @param {string} value
 * @returns {string | undefined} what stands for the text in the record; nothing for one that may be anybody's.
 */
export function markOf(field, value) {
  if (value.length < SHORTEST || ANYBODYS.test(field)) return undefined;
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}
