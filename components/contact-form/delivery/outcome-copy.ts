import { SEND_TIMEOUT } from '@/lib/limits';
import type { Failure, FailureReason } from './deliver-message';

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

/** Reasons that leave open whether the message arrived. */
const UNCERTAIN: readonly FailureReason[] = ['timeout', 'unreadable'];

/** Whether the message may have arrived, although the call failed. */
export function mayHaveArrived({ reason }: Failure): boolean {
  return UNCERTAIN.includes(reason);
}

/** The toast's second line: the service's own words, or what a timeout leaves open. */
export function failureDetail({ error, reason }: Failure): string | undefined {
  return error ?? (reason === 'timeout' ? TIMEOUT_LINE : undefined);
}

/**
 * The line under the form: what is known, and what the visitor can do.
 *
 * @param isWhole whether the mail link holds the message to its end.
 */
export function explainFailure({ reason }: Failure, isWhole: boolean): string {
  const rest = isWhole ? '' : ' The email takes only its beginning: copy the message for the rest.';
  return `${WHAT_IS_KNOWN[reason]} Everything you wrote is still here: try again, or send it another way.${rest}`;
}

/**
 * Whether the form may pass where the script's call does not: a service that wants a
 * captcha answers 403 to scripts alone, and a call can be blocked on its way.
 */
export function mayPassAsPlainForm({ status, reason }: Failure): boolean {
  return status === 403 || (reason === 'unreachable' && navigator.onLine);
}
