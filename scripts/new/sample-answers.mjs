import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isSampleAddress, isSampleEmail, isSampleHost, isSampleName, isSamplePhone } from '../check/placeholders.mjs';
import { leavesOf } from '../content/load-content.mjs';

/**
 * Which answers the sample gives: they may be replaced, while what the owner has written may not without a word.
 * What is plainly nobody's is told by its form. Of the others, such as the role, `sample-answers.json` holds a mark
 * each, so that the sample's words are written once, in content/. Like the sample's sentences they are recorded by
 * `node scripts/check/record-sample-texts.mjs`, and none is ever taken out.
 */

/** The file of the marks. */
export const RECORD = new URL('sample-answers.json', import.meta.url);

/** The fields that `npm run new` asks for, where the sample has something that may be true of others. */
const ASKED =
  /^(?:profile\.(?:role|location\.\w+)|site\.form\.\w+|links\.profiles\[\d+\]\..+|projects\[\d+\]\.repository|education\[\d+\]\.\w+)$/;

const PLACEHOLDERS = [isSampleName, isSamplePhone, isSampleEmail, isSampleAddress];

/** @type {ReadonlySet<string>} */
const marks = new Set(JSON.parse(readFileSync(RECORD, 'utf8')));

/**
 * Whether a value is the sample's, a group's every value included.
 *
 * @param {string} field Its path in the content.
 * @param {unknown} value
 */
export function isSampleAnswer(field, value) {
  return leavesOf(value, field).every(
    (leaf) => isPlaceholder(leaf.value) || marks.has(markOfAnswer(leaf.field, leaf.value) ?? ''),
  );
}

/** @param {unknown} value */
function isPlaceholder(value) {
  if (typeof value !== 'string') return false;
  return PLACEHOLDERS.some((isSample) => isSample(value)) || (URL.canParse(value) && isSampleHost(new URL(value).host));
}

/**
 * @param {string} field
 * @param {unknown} value
 * @returns {string | undefined} what stands for the answer in the record; nothing for a field that is not asked for.
 */
export function markOfAnswer(field, value) {
  if (!ASKED.test(field)) return undefined;
  // An entry is the sample's wherever in its list it stands.
  const named = `${field.replace(/\[\d+\]/g, '[]')}=${JSON.stringify(value)}`;
  return createHash('sha256').update(named).digest('hex').slice(0, 12);
}
