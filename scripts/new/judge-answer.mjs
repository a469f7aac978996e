import { rules } from '../check/rules.mjs';
import { leavesOf } from '../content/load-content.mjs';
import { isWithin, withChanges } from './settle-answers.mjs';

/**
 * @typedef {import('../../lib/content/schema').Content} Content
 * @typedef {import('./questions.mjs').Question} Question
 * @typedef {import('./questions.mjs').Desk} Desk
 */

/** The word for what the owner has not. */
export const NONE = 'none';

/**
 * Finds what is wrong with an answer, by the very rules of the build and of `npm run check`.
 *
 * @param {Question} question
 * @param {string | undefined} answer Nothing for what the owner has not.
 * @param {Desk} desk
 * @param {(content: Content) => import('../../lib/content/mistakes.mjs').Mistake[]} judge
 * @returns {string | undefined} a sentence; nothing where all is well.
 */
export function faultIn({ choices, isOptional, refuse, changes, flag, id }, answer, desk, judge) {
  const name = flag ? `--${flag}` : id;
  if (answer === undefined) {
    if (!isOptional) return `${name} is ${NONE}, but the site needs it; write it.`;
  } else {
    if (choices && !Object.hasOwn(choices, answer)) {
      return `${name} is "${answer}"; write ${Object.keys(choices).join(' or ')}.`;
    }
    const fault = answer.trim() === '' ? undefined : refuse?.(answer);
    if (fault) return `${name} ${fault}.`;
  }
  const made = changes(answer, desk);
  // Where an entry is taken out, another has its place in the list.
  const asked = made.flatMap(({ field, value }) => (value === undefined ? [] : [field]));
  const [first] = mustsOf(withChanges(desk.content, made), judge).filter(({ field }) =>
    asked.some((one) => isWithin(field, one) || isWithin(one, field)),
  );
  return first && `${first.field} ${first.says}.`;
}

/**
 * Whether what is there is no more than a sample, or not allowed.
 *
 * @param {Question} question
 * @param {Desk} desk
 * @param {(content: Content) => import('../../lib/content/mistakes.mjs').Mistake[]} judge
 */
export function isPlaceholder(question, desk, judge) {
  const current = question.current(desk);
  return current !== undefined && faultIn(question, current, desk, judge) !== undefined;
}

/**
 * @param {Content} content
 * @param {(content: Content) => import('../../lib/content/mistakes.mjs').Mistake[]} judge
 */
function mustsOf(content, judge) {
  const values = new Map(leavesOf(content).map(({ field, value }) => [field, value]));
  const desk = { values, mistakes: judge(content), hasFormEndpoint: false, today: new Date() };
  return Object.values(rules).flatMap(({ level, find }) => (level === 'must' ? find(desk) : []));
}
