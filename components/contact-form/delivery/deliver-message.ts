import { ERROR_TEXT_MAX_LENGTH, SEND_TIMEOUT } from '@/lib/limits';
import { truncate } from '@/lib/truncate';
import { MESSAGE_FIELDS, type Message, type MessageField } from '../message';

/**
 * Why a message does not count as sent:
 * - `unreachable`: no answer came: offline, refused, cut off, or blocked on the way;
 * - `timeout`: no whole answer within `SEND_TIMEOUT`;
 * - `status`: the answer's status is not ok;
 * - `unreadable`: an ok status, but no JSON, such as a captcha page or half an answer;
 * - `declined`: an ok status with JSON that says it was not taken.
 */
export type FailureReason = 'unreachable' | 'timeout' | 'status' | 'unreadable' | 'declined';

/** A delivery that failed, with all that is known of it. */
export interface Failure {
  sent: false;
  reason: FailureReason;
  /** The HTTP status, once there was one. */
  status?: number;
  /** The answer's `error` text. */
  error?: string;
  /** What the service says of single fields (`errors[].field`). */
  fieldErrors: Partial<Record<MessageField, string>>;
  /** What went wrong: an exception, or a sentence. */
  cause: unknown;
  /** The answer's body as it came, once there was one. */
  body?: string;
}

export type Delivery = { sent: true } | Failure;

/**
 * Sends a message, once, and tells whether it was taken (docs/behaviour.md, "Sending a message"
 * and "How an answer is judged").
 *
 * Only an ok status with readable JSON that does not say otherwise counts as sent: a
 * captcha page comes with status 200 too.
 *
 * @param endpoint where the form service takes messages.
 * @param message the four fields, trimmed.
 * @returns how it went; never throws.
 */
export async function deliverMessage(endpoint: string, { name, email, subject, message }: Message): Promise<Delivery> {
  // The clock is our own: where `AbortSignal.timeout` is missing or throws, a message would be on its way for ever.
  const { signal, stop } = startClock(SEND_TIMEOUT);
  let status: number | undefined;
  const body = JSON.stringify({ name, email, subject, message });
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // It outlives the tab that is closed on it; browsers take no more than that along (Fetch, "keepalive").
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      signal,
    });
    status = response.status;
    return judge(response, await response.text());
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

function judge({ ok, status }: Response, body: string): Delivery {
  const { value, cause } = parseJson(body);
  const answer = isRecord(value) ? value : {};
  const known = { sent: false, status, body, error: errorText(answer), fieldErrors: fieldErrors(answer) } as const;
  if (!ok) return { ...known, reason: 'status', cause: `The service answered with status ${status}.` };
  if (cause !== undefined) return { ...known, reason: 'unreadable', cause };
  if (reportsFailure(value))
    return { ...known, reason: 'declined', cause: 'The service answered that it was not taken.' };
  return { sent: true };
}

function parseJson(body: string): { value?: unknown; cause?: unknown } {
  try {
    return { value: JSON.parse(body) };
  } catch (cause) {
    return { cause };
  }
}

/** Most that a request may carry that outlives its page, in bytes: 64 KiB for all of them (Fetch). */
const KEEPALIVE_LIMIT = 64 * 1024;

/** Some services write their flags as text, `"success": "false"`. */
const FALSE: readonly unknown[] = [false, 'false'];

function reportsFailure(value: unknown): boolean {
  if (!isRecord(value)) return FALSE.includes(value);
  const { ok, success, error, errors } = value;
  return (
    FALSE.includes(ok) || FALSE.includes(success) || Boolean(error) || (Array.isArray(errors) && errors.length > 0)
  );
}

function errorText({ error }: Record<string, unknown>): string | undefined {
  return typeof error === 'string' && error.trim() !== '' ? truncate(error.trim(), ERROR_TEXT_MAX_LENGTH) : undefined;
}

function fieldErrors({ errors }: Record<string, unknown>): Failure['fieldErrors'] {
  const found: Failure['fieldErrors'] = {};
  for (const entry of Array.isArray(errors) ? errors : []) {
    if (!isRecord(entry)) continue;
    const field = MESSAGE_FIELDS.find((name) => name === entry.field);
    if (field && typeof entry.message === 'string' && entry.message.trim() !== '') {
      found[field] ??= truncate(entry.message.trim(), ERROR_TEXT_MAX_LENGTH);
    }
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
