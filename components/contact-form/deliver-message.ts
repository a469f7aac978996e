import { SEND_TIMEOUT } from '@/lib/limits';
import type { Message, MessageField } from '@/lib/message';
import { isForVisitors } from './services/answers';
import type { Answer, CallContract, FormParts } from './services/form-service';

/**
 * Why a message does not count as sent:
 * - `offline`: a network error while the device is offline;
 * - `unreachable`: any other network error;
 * - `timeout`: no complete answer within `SEND_TIMEOUT`;
 * - `status`: the answer's status is not ok;
 * - `unreadable`: an ok status, but no answer of this service, such as a captcha page or half an answer;
 * - `declined`: an ok status with an answer that says the message was not taken.
 */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'status' | 'unreadable' | 'declined';

/** A delivery that failed, with all that is known of it. */
export interface Failure {
  sent: false;
  reason: FailureReason;
  /** The HTTP status, once there was one. */
  status?: number;
  /** The service's own reason, where it is a sentence for visitors. */
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
 * Sends a message once, and says whether the service took it (docs/behaviour.md, "Sending a message"
 * and "How an answer is judged").
 *
 * Only an ok status with an answer that the service's contract accepts counts as sent: a captcha page has status 200 too.
 *
 * @param message the four fields, trimmed.
 * @returns the result; never throws.
 */
export async function deliverMessage(
  { contract, parts: { action = '', endpoint = action, fields } }: CallTarget,
  { name, email, subject, message }: Message,
): Promise<Delivery> {
  const { signal, stop } = startClock(SEND_TIMEOUT);
  let response: Response | undefined;
  const { headers, body } = contract.encode({ ...fields, name, email, subject, message });
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // The call outlives a tab that is closed meanwhile.
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      signal,
    });
    return judge(contract, response, await response.text());
  } catch (cause) {
    const known = { sent: false, status: response?.status, fieldErrors: {} } as const;
    // Some browsers reject with an `AbortError` whatever the reason that the signal was given.
    if (signal.aborted) return { ...known, reason: 'timeout', cause: signal.reason };
    if (response) return { ...known, reason: response.ok ? 'unreadable' : 'status', cause };
    return { ...known, reason: navigator.onLine ? 'unreachable' : 'offline', cause };
  } finally {
    stop();
  }
}

/** A signal that aborts after `limit` ms, reading the body included, unless it is stopped before. */
function startClock(limit: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No complete answer within ${limit / 1000} s.`, 'TimeoutError')),
    limit,
  );
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function judge(contract: CallContract, { ok, status, headers }: Response, body: string): Delivery {
  const answer: Answer = { type: headers.get('Content-Type') ?? '', body, ...parseJson(body) };
  const { error: reason, fieldErrors = {} } = contract.explain(answer);
  const error = isForVisitors(reason, status) ? reason : undefined;
  const known = { sent: false, status, body, error, fieldErrors } as const;
  if (!ok) return { ...known, reason: 'status', cause: `The service answered with status ${status}.` };
  const verdict = contract.judge(answer);
  return verdict === 'sent' ? { sent: true } : { ...known, reason: verdict, cause: answer.cause ?? CAUSES[verdict] };
}

/** The cause where the answer is valid JSON. */
const CAUSES = {
  unreadable: 'The answer does not say whether the message was taken.',
  declined: 'The answer says that the message was not taken.',
} as const;

function parseJson(body: string): Pick<Answer, 'json' | 'cause'> {
  try {
    return { json: JSON.parse(body) };
  } catch (cause) {
    return { cause };
  }
}

/** Largest total body of the requests that outlive their page, in bytes (Fetch, "keepalive"). */
const KEEPALIVE_LIMIT = 64 * 1024;
