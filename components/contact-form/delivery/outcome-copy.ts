import { SEND_TIMEOUT } from '@/lib/limits';
import type { Failure, FailureReason } from './deliver-message';
import type { DeliveryState } from './delivery-state';

/** First line of the toast for every failure, whatever its reason (docs/behaviour.md, "Outcome messages"). */
export const FAILURE_LINE = 'Failed to send message. Please try again or contact directly via email.';

/** The line of the toast when a message was sent (docs/behaviour.md, "Outcome messages"). */
export const SUCCESS_LINE = "Message sent successfully! I'll get back to you soon.";

const TIMEOUT_LINE = `It may have been sent: no answer came within ${SEND_TIMEOUT / 1000} seconds.`;

/** What is known of the message, for the line under the form. */
const WHAT_IS_KNOWN = {
  unreachable: 'No answer came from the form service, so your message was most likely not sent.',
  timeout: `No answer came within ${SEND_TIMEOUT / 1000} seconds, so your message may have been sent.`,
  status: 'The form service did not take your message.',
  unreadable: 'The form service gave an answer that cannot be read, so your message may not have been sent.',
  declined: 'The form service did not take your message.',
} satisfies Record<FailureReason, string>;

/** The toast's second line: the service's own words, or what a timeout leaves open. */
export function failureDetail({ error, reason }: Failure): string | undefined {
  return error ?? (reason === 'timeout' ? TIMEOUT_LINE : undefined);
}

/** What is known where the browser took the message along by itself. */
const POSTED = 'This message went to the form service by a way that nobody here hears of, so it may have been sent.';

/** Asked once before a message that may have arrived is sent again. */
const ASK = 'It may have arrived already. Press Send Message once more to send it again.';

const KEPT = 'Everything you wrote is still here: try again, or send it another way.';

/**
 * The line under the form: what is known, and what the visitor can do; nothing while there is
 * nothing to say.
 *
 * @param isWhole whether the mail link holds the message to its end.
 * @param posted what is known of a message that the browser took along by itself.
 */
export function explain(state: DeliveryState, isWhole: boolean, posted = POSTED): string | undefined {
  if (state.phase !== 'failed' && state.phase !== 'uncertain') return undefined;
  const known = state.failure ? WHAT_IS_KNOWN[state.failure.reason] : posted;
  const advice = state.phase === 'uncertain' && state.isWarned ? ASK : KEPT;
  const rest = isWhole ? '' : ' The email takes only its beginning: copy the message for the rest.';
  return `${known} ${advice}${rest}`;
}

/**
 * Whether the form may pass where the script's call does not: a service that wants a
 * captcha answers 403 to scripts alone, and a call can be blocked on its way.
 */
export function mayPassAsPlainForm({ status, reason }: Failure): boolean {
  return status === 403 || (reason === 'unreachable' && navigator.onLine);
}
