import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../content/content-source.mjs';
import { followUps } from './follow-ups.mjs';
import { isSampleAnswer } from './sample-answers.mjs';

/**
 * @typedef {import('../../lib/content/schema').Content} Content
 * @typedef {import('../content/edit-content.mjs').Change} Change
 * @typedef {import('./questions.mjs').Question} Question
 * @typedef {import('./questions.mjs').Desk} Desk
 */

/**
 * What the answers come to.
 *
 * @typedef {object} Settled
 * @property {Content} content
 * @property {Change[]} changes
 * @property {Change[]} own Those of them that would replace, or have not replaced, what the owner has written.
 */

/**
 * @param {Content} original
 * @param {readonly Question[]} questions
 * @param {Desk['answers']} answers
 * @param {{ replace: boolean }} options Whether what the owner has written is replaced too.
 * @returns {Settled}
 */
export function settleAnswers(original, questions, answers, { replace }) {
  /** @type {Settled} */
  const settled = { content: original, changes: [], own: [] };
  /** @type {Set<string>} What an answer has changed is no longer what the owner has written. */
  const changed = new Set();
  for (const { id, changes } of questions) {
    if (!answers.has(id)) continue;
    const desk = { original, content: settled.content, answers };
    const real = changes(answers.get(id), desk).filter(
      ({ field, value }) => !isDeepStrictEqual(valueAt(settled.content, field), value),
    );
    const own = real.filter(
      ({ field }) =>
        ![...changed].some((one) => isWithin(field, one)) && !isFree(field, valueAt(settled.content, field)),
    );
    settled.own.push(...own);
    if (own.length > 0 && !replace) continue;
    for (const change of real) changed.add(change.field);
    settled.changes.push(...real);
    settled.content = withChanges(settled.content, real);
  }
  const following = followUps(original, settled.content);
  settled.changes.push(...following);
  settled.content = withChanges(settled.content, following);
  return settled;
}

/**
 * Whether an answer may take a field: one that is not there, a switch, or one that the sample has.
 *
 * @param {string} field
 * @param {unknown} value
 */
function isFree(field, value) {
  return value === undefined || typeof value === 'boolean' || isSampleAnswer(field, value);
}

/**
 * Whether a field is another, or one inside of it.
 *
 * @param {string} field
 * @param {string} other
 */
export function isWithin(field, other) {
  return field === other || (field.startsWith(other) && /^[.[]/.test(field.slice(other.length)));
}

/**
 * @param {Content} content
 * @param {string} field
 * @returns {unknown}
 */
export function valueAt(content, field) {
  return keysOf(field).reduce((/** @type {any} */ value, key) => value?.[key], content);
}

/**
 * @param {Content} content
 * @param {readonly Change[]} changes
 * @returns {Content} the content with fields changed; what it was made of stays as it is.
 */
export function withChanges(content, changes) {
  return changes.reduce((changed, { field, value }) => withValue(changed, keysOf(field), value), content);
}

/**
 * @template T
 * @param {T} holder
 * @param {readonly (string | number)[]} keys
 * @param {unknown} value
 * @returns {T}
 */
function withValue(holder, [key = '', ...others], value) {
  const copy = /** @type {any} */ (Array.isArray(holder) ? [...holder] : { ...holder });
  if (others.length > 0) copy[key] = withValue(copy[key], others, value);
  else if (value !== undefined) copy[key] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
