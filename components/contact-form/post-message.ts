import { MESSAGE_FIELDS, type Message, type MessageField, type UnconfirmedCause } from '@/lib/browser/draft';
import { type FormService, SEND_TIMEOUT } from '@/lib/browser/form-settings';

/** Maximum length of a form service's reason that is shown, in characters: about four lines of a toast. */
export const ERROR_TEXT_MAX_LENGTH = 160;

/** The outcome of a call that sent a message. */
export type Outcome =
  | { readonly phase: 'sent' }
  | {
      readonly phase: 'failed';
      readonly details: Details;
      /** The cause, if the service gives no reason that is meant for visitors, or gives errors for single fields. */
      readonly cause?: 'offline' | 'fields' | 'serverError';
      readonly reason?: string;
      readonly fieldErrors?: FieldErrors;
    }
  | { readonly phase: 'unconfirmed'; readonly cause: UnconfirmedCause; readonly details?: Details };

/** Errors of fields of the form, from the service. */
type FieldErrors = Partial<Record<MessageField, string>>;

/** What the console gets about a message that was not sent. */
interface Details {
  readonly setup?: string;
  readonly status?: number;
  readonly body?: string;
  readonly error?: unknown;
}

/** Longer than a browser takes from cancelling a page's requests to closing the page, in ms. */
const CLOSING_TIME = 100;

/** Maximum total size of the bodies of `keepalive` requests, in bytes (Fetch, "keepalive"). */
const KEEPALIVE_LIMIT = 64 * 1024;

/** Sends a message, trimmed, to the service once (docs/behaviour.md, "Sending a message"). It never throws. */
export async function postMessage(service: FormService, outgoing: Message): Promise<Outcome> {
  const { name, email, subject, message, consent } = outgoing;
  const { action = '', endpoint = action, encoding, fields } = service;
  const entries = { ...fields, name, email, subject, message, ...(consent && { consent }) };
  const headers: HeadersInit =
    encoding === 'urlencoded'
      ? { 'Content-Type': 'application/x-www-form-urlencoded' }
      : { 'Content-Type': 'application/json', Accept: 'application/json' };
  const body = encoding === 'urlencoded' ? `${new URLSearchParams(entries)}` : JSON.stringify(entries);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), SEND_TIMEOUT);
  let response: Response | undefined;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // The call continues if the tab is closed.
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      signal: timeout.signal,
    });
    return outcomeOf(service, response, await response.text());
  } catch (error) {
    const details = { status: response?.status, error };
    if (timeout.signal.aborted) return { phase: 'unconfirmed', cause: 'timeout', details };
    if (response?.ok) return { phase: 'unconfirmed', cause: 'unreadable', details };
    if (response) return { phase: 'failed', cause: 'serverError', details };
    // The browser cancels the requests of a closing page first. The page then closes while it waits here, without an
    // outcome, and its draft keeps the cause `closed`.
    await new Promise((resolve) => setTimeout(resolve, CLOSING_TIME));
    return navigator.onLine
      ? { phase: 'unconfirmed', cause: 'unreachable', details }
      : { phase: 'failed', cause: 'offline', details };
  } finally {
    clearTimeout(timer);
  }
}

/** Derives the outcome from an answer (docs/behaviour.md, "How an answer is judged"). */
function outcomeOf({ accepts = 'JSON', setup }: FormService, { ok, status, headers }: Response, body: string): Outcome {
  const type = headers.get('Content-Type') ?? '';
  const json = parseJson(body);
  const { ok: isOk, success, error, message, errors } = propertiesOf(json);
  const entries = Array.isArray(errors) ? errors : [];
  // A list in some services, an object or a text in others.
  const hasErrors = Object.keys(Object(errors)).length > 0;
  // Some services send booleans as strings.
  const isDenial = [json, isOk, success].some((flag) => String(flag) === 'false');
  // A page with the message field is the site's own: the host did not take the message. Netlify, when it takes none, may
  // have removed its own attributes from that page. JSON that quotes the field has other signs around its name.
  const isOwnPage = body.includes('name="message"');
  const isWithoutService = isOwnPage || status === 404 || status === 405;
  const details = isWithoutService && setup ? { setup, status, body } : { status, body };
  if (!ok || isDenial || error || hasErrors || isOwnPage) {
    const text = type.startsWith('text/plain') ? body : undefined;
    const reason = [error, message, text].map(trimmed).find((candidate) => isForVisitors(candidate, status));
    const fieldErrors = fieldErrorsIn(entries);
    const otherCause = reason || ok ? undefined : 'serverError';
    const cause = Object.keys(fieldErrors).length > 0 ? 'fields' : otherCause;
    return { phase: 'failed', details, cause, reason, fieldErrors };
  }
  // A captcha page also has an ok status, so the status alone proves nothing.
  const isAccepted = {
    JSON: json !== undefined,
    'JSON with success': String(success) === 'true',
    'JSON or text': json !== undefined || !/html|json/.test(type),
    HTML: type.includes('html'),
  } satisfies Record<typeof accepts, boolean>;
  return isAccepted[accepts] ? { phase: 'sent' } : { phase: 'unconfirmed', cause: 'unreadable', details };
}

function fieldErrorsIn(entries: readonly unknown[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const entry of entries) {
    const { field, message } = propertiesOf(entry);
    const name = MESSAGE_FIELDS.find((fieldName) => fieldName === field);
    const text = trimmed(message);
    if (name && text) errors[name] ??= text;
  }
  return errors;
}

/** Statuses about the form's setup, such as a wrong key or a disallowed domain; their reasons are for the owner. */
const SETUP_STATUSES = [401, 402, 403, 404, 405, 415];

/** Terms that occur only in reasons meant for developers. */
const SETUP_TERMS =
  /\b(?:ajax|api|captcha|recaptcha|cors|domain|endpoint|headers?|json|keys?|parameters?|tokens?|activation)\b|https?:|[<>{}_]/i;

function isForVisitors(reason = '', status: number): boolean {
  if (status >= 500 || SETUP_STATUSES.includes(status) || [...reason].length > ERROR_TEXT_MAX_LENGTH) return false;
  // A single word is a code, but not in a language without spaces.
  return /\s|\P{ASCII}/u.test(reason) && !SETUP_TERMS.test(reason);
}

function trimmed(text: unknown): string | undefined {
  return typeof text === 'string' ? text.trim() : undefined;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function propertiesOf(value: unknown): Record<string, unknown> {
  return { ...(value as object) };
}
