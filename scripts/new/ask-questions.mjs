import { formService } from './form-choices.mjs';
import { faultIn, isPlaceholder, NONE } from './judge-answer.mjs';
import { isNone } from './options.mjs';
import { settleAnswers } from './settle-answers.mjs';

/**
 * @typedef {import('../content/load-content.mjs').LoadedContent} LoadedContent
 * @typedef {import('./questions.mjs').Question} Question
 * @typedef {import('./questions.mjs').Desk} Desk
 */

/**
 * Asks what has not been answered yet.
 *
 * @param {readonly Question[]} questions
 * @param {Desk['answers']} given
 * @param {LoadedContent} loaded
 * @param {ReturnType<typeof import('./terminal.mjs').asker>} ask
 * @returns {Promise<Map<string, string | undefined>>}
 * @throws {import('./terminal.mjs').Interrupted}
 */
export async function askQuestions(questions, given, { content: original, judge }, ask) {
  const answers = new Map(given);
  for (const question of questions) {
    const { content } = settleAnswers(original, questions, answers, { replace: true });
    const desk = { original, content, answers };
    if (answers.has(question.id) || question.isAsked?.(desk) === false) continue;
    const { id, choices } = question;
    if (choices) {
      const options = Object.entries(choices).map(([value, hint]) => ({ value, hint }));
      answers.set(id, await ask.choose(question.asks, options, question.current(desk)));
      continue;
    }
    const enter = onEnter(question, desk, judge);
    const read = (/** @type {string} */ typed) => (question.isOptional && isNone(typed) ? undefined : typed);
    const kept = enter === 'keep' ? question.current(desk) : undefined;
    const typed = await ask.text(wordsOf(question, desk), {
      placeholder: placeholderOf(question, desk, enter),
      // What the Enter key has answered is shown as if it had been typed.
      defaultValue: enter === 'none' ? NONE : kept,
      validate: (entered) => {
        const answer = entered.trim();
        if (answer === '' && enter !== 'refuse') return undefined;
        return faultIn(question, read(answer), desk, judge);
      },
    });
    const answer = (typed ?? '').trim();
    if (answer !== '') answers.set(id, read(answer));
  }
  return answers;
}

/**
 * What the Enter key alone means: what is there stays, or goes, or an answer is needed.
 *
 * @param {Question} question
 * @param {Desk} desk
 * @param {LoadedContent['judge']} judge
 */
function onEnter(question, desk, judge) {
  if (question.isNeeded?.(desk)) return 'refuse';
  const current = question.current(desk);
  if (current === undefined) return question.isOptional ? 'keep' : 'refuse';
  if (!isPlaceholder(question, desk, judge)) return 'keep';
  if (question.isOptional) return 'none';
  return question.canWait ? 'later' : 'refuse';
}

/**
 * @param {Question} question
 * @param {Desk} desk
 */
function wordsOf({ id, asks, isOptional }, desk) {
  const service = formService(desk.answers.get('form') ?? desk.content.site.form.service);
  const words = id === 'form-id' ? (service?.asks ?? asks) : asks;
  return isOptional ? `${words} (${NONE} if you have none)` : words;
}

/**
 * @param {Question} question
 * @param {Desk} desk
 * @param {ReturnType<typeof onEnter>} enter
 */
function placeholderOf({ current, example }, desk, enter) {
  if (enter === 'keep') return current(desk) ?? (example && `none, or as in ${example}`);
  if (enter === 'later') return `not yet, or as in ${example}`;
  if (enter === 'none') return example ? `none, or as in ${example}` : NONE;
  return example && `as in ${example}`;
}
