import type { OutcomeSentences } from '../form-words';
import type { Failure, FailureReason } from './deliver-message';
import type { DeliveryState } from './delivery-state';

/** What is known of the message, for the line under the form. */
const WHAT_IS_KNOWN = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  status: 'refused',
  unreadable: 'unreadable',
  declined: 'refused',
} satisfies Record<FailureReason, keyof OutcomeSentences>;

/** The toast's second line: the service's own words, or what a timeout leaves open. */
export function failureDetail({ error, reason }: Failure, words: OutcomeSentences): string | undefined {
  return error ?? (reason === 'timeout' ? words.unanswered : undefined);
}

/**
 * The line under the form: what is known, and what the visitor can do; nothing while there is
 * nothing to say.
 *
 * @param isWhole whether the mail link holds the message to its end.
 * @param posted what is known of a message that the browser took along by itself.
 */
export function explain(
  state: DeliveryState,
  isWhole: boolean,
  words: OutcomeSentences,
  posted = words.posted,
): string | undefined {
  if (state.phase !== 'failed' && state.phase !== 'uncertain') return undefined;
  const known = state.failure ? words[WHAT_IS_KNOWN[state.failure.reason]] : posted;
  const advice = state.phase === 'uncertain' && state.isWarned ? words.askTwice : words.kept;
  return [known, advice, ...(isWhole ? [] : [words.cut])].join(' ');
}

/**
 * Whether the form may pass where the script's call does not: a service that wants a
 * captcha answers 403 to scripts alone, and a call can be blocked on its way.
 */
export function mayPassAsPlainForm({ status, reason }: Failure): boolean {
  return status === 403 || (reason === 'unreachable' && navigator.onLine);
}
