import { SEND_TIMEOUT } from '@/lib/limits';
import type { Message, MessageField } from '../message';
import type { Answer, CallContract, FormParts } from '../services/form-service';

/**
 * Why a message does not count as sent:
 * - `unreachable`: no answer came: offline, refused, cut off, or blocked on the way;
 * - `timeout`: no whole answer within `SEND_TIMEOUT`;
 * - `status`: the answer's status is not ok;
 * - `unreadable`: an ok status, but no answer of this service, such as a captcha page or half an answer;
 * - `declined`: an ok status with an answer that says it was not taken.
 */
export type FailureReason = 'unreachable' | 'timeout' | 'status' | 'unreadable' | 'declined';

/** A delivery that failed, with all that is known of it. */
export interface Failure {
  sent: false;
  reason: FailureReason;
  /** The HTTP status, once there was one. */
  status?: number;
  /** Why the service says it was not taken, in its own words. */
  error?: string;
  /** What the service says of single fields. */
  fieldErrors: Partial<Record<MessageField, string>>;
  /** What went wrong: an exception, or a sentence. */
  cause: unknown;
  /** The answer's body as it came, once there was one. */
  body?: string;
}

export type Delivery = { sent: true } | Failure;

/** Where a script's call goes, and how. */
export interface CallTarget {
  /** How the service takes messages. */
  contract: CallContract;
  /** What the page's form is made of. */
  parts: FormParts;
}

/**
 * Sends a message, once, and tells whether it was taken (docs/behaviour.md, "Sending a message"
 * and "How an answer is judged").
 *
 * Only an ok status with an answer that the service's contract takes for one counts as sent: a
 * captcha page comes with status 200 too.
 *
 * @param message the four fields, trimmed.
 * @returns how it went; never throws.
 */
export async function deliverMessage(
  { contract, parts: { action = '', endpoint = action, fields } }: CallTarget,
  { name, email, subject, message }: Message,
): Promise<Delivery> {
  // The clock is our own: where `AbortSignal.timeout` is missing or throws, a message would be on its way for ever.
  const { signal, stop } = startClock(SEND_TIMEOUT);
  let status: number | undefined;
  const { headers, body } = contract.encode({ ...fields, name, email, subject, message });
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // It outlives the tab that is closed on it; browsers take no more than that along (Fetch, "keepalive").
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      signal,
    });
    status = response.status;
    return judge(contract, response, await response.text());
  } catch (cause) {
    // Some browsers reject with an `AbortError` whatever the reason that the signal was given.
    if (signal.aborted) return { sent: false, reason: 'timeout', status, fieldErrors: {}, cause: signal.reason };
    const reason = status === undefined ? 'unreachable' : 'unreadable';
    return { sent: false, reason, status, fieldErrors: {}, cause };
  } finally {
    stop();
  }
}

/** A signal that aborts after so many ms, unless it is stopped before. */
function startClock(limit: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No whole answer came within ${limit / 1000} s.`, 'TimeoutError')),
    limit,
  );
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function judge(contract: CallContract, { ok, status, headers }: Response, body: string): Delivery {
  const answer: Answer = { type: headers.get('Content-Type') ?? '', body, ...parseJson(body) };
  const { error, fieldErrors = {} } = contract.explain(answer);
  const known = { sent: false, status, body, error, fieldErrors } as const;
  if (!ok) return { ...known, reason: 'status', cause: `The service answered with status ${status}.` };
  const verdict = contract.judge(answer);
  return verdict === 'sent' ? { sent: true } : { ...known, reason: verdict, cause: answer.cause ?? CAUSES[verdict] };
}

/** What is told of an answer that JSON has nothing against. */
const CAUSES = {
  unreadable: 'The service did not answer whether it was taken.',
  declined: 'The service answered that it was not taken.',
} as const;

function parseJson(body: string): Pick<Answer, 'json' | 'cause'> {
  try {
    return { json: JSON.parse(body) };
  } catch (cause) {
    return { cause };
  }
}

/** Most that a request may carry that outlives its page, in bytes: 64 KiB for all of them (Fetch). */
const KEEPALIVE_LIMIT = 64 * 1024;
