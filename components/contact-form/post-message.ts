import { ERROR_TEXT_MAX_LENGTH, SEND_TIMEOUT } from '@/lib/constants';
import type { UnconfirmedCause } from '@/lib/draft';
import { MESSAGE_FIELDS, type Message, type MessageField } from '@/lib/message';
import type { FormService } from './form-service';

/** What became of a message. */
export type Outcome =
  | { readonly phase: 'sent' }
  | {
      readonly phase: 'failed';
      readonly details: Details;
      readonly isOffline?: boolean;
      /** The service's own reason, where it is a sentence for visitors. */
      readonly reason?: string;
      /** What the service says of single fields. */
      readonly fieldErrors?: FieldErrors;
    }
  | { readonly phase: 'unconfirmed'; readonly cause: UnconfirmedCause; readonly details?: Details };

type FieldErrors = Partial<Record<MessageField, string>>;

/** What the console gets: what is known of an answer, and what was thrown. */
interface Details {
  readonly status?: number;
  readonly body?: string;
  readonly error?: unknown;
}

/** Longer than a browser takes from ending a page's calls to closing it, in ms. */
const CLOSING_TIME = 100;

/** Largest total body of the requests that outlive their page, in bytes (Fetch, "keepalive"). */
const KEEPALIVE_LIMIT = 64 * 1024;

/**
 * Sends a message to the service once (docs/behaviour.md, "Sending a message").
 *
 * @param message the four fields, trimmed.
 * @returns the outcome; never throws.
 */
export async function postMessage(service: FormService, { name, email, subject, message }: Message): Promise<Outcome> {
  const { action = '', endpoint = action, encoding, fields } = service;
  const entries = { ...fields, name, email, subject, message };
  const headers: HeadersInit =
    encoding === 'urlencoded'
      ? { 'Content-Type': 'application/x-www-form-urlencoded' }
      : { 'Content-Type': 'application/json', Accept: 'application/json' };
  const body = encoding === 'urlencoded' ? `${new URLSearchParams(entries)}` : JSON.stringify(entries);
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), SEND_TIMEOUT);
  let response: Response | undefined;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // The call outlives a tab that is closed meanwhile.
      keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT,
      signal: clock.signal,
    });
    return judge(service, response, await response.text());
  } catch (error) {
    const details = { status: response?.status, error };
    if (clock.signal.aborted) return { phase: 'unconfirmed', cause: 'timeout', details };
    if (response?.ok) return { phase: 'unconfirmed', cause: 'unreadable', details };
    if (response) return { phase: 'failed', details };
    // A page that is being closed loses its calls first. Nothing is concluded then: its draft says that it was closed.
    await new Promise((resolve) => setTimeout(resolve, CLOSING_TIME));
    return navigator.onLine
      ? { phase: 'unconfirmed', cause: 'unreachable', details }
      : { phase: 'failed', isOffline: true, details };
  } finally {
    clearTimeout(timer);
  }
}

interface Answer {
  /** The content type; empty without one. */
  type: string;
  body: string;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/** How an answer is judged: docs/behaviour.md, "How an answer is judged". */
function judge({ accepts = 'JSON' }: FormService, { ok, status, headers }: Response, body: string): Outcome {
  const answer = { type: headers.get('Content-Type') ?? '', body, json: parseJson(body) };
  const details = { status, body };
  if (!ok || isRefusal(answer)) return { phase: 'failed', details, ...reasonsIn(answer, status) };
  return ACCEPTS[accepts](answer) ? { phase: 'sent' } : { phase: 'unconfirmed', cause: 'unreadable', details };
}

/** A captcha page has an ok status too, so that the status alone says nothing. */
const ACCEPTS = {
  JSON: ({ json }) => json !== undefined,
  'JSON with success': ({ json }) => String(propertiesOf(json).success) === 'true',
  'JSON or text': ({ type, json }) => json !== undefined || !/html|json/.test(type),
  HTML: ({ type }) => type.includes('html'),
} satisfies Record<NonNullable<FormService['accepts']>, (answer: Answer) => boolean>;

/** Whether an answer says that the message was not taken. Some services write their flags as text. */
function isRefusal({ json, body }: Answer): boolean {
  const { ok, success, error, errors } = propertiesOf(json);
  const isDenied = [json, ok, success].some((flag) => String(flag) === 'false');
  // Netlify removes the attribute; a page with it is the site's own, from a host without Netlify Forms.
  return isDenied || Boolean(error) || entriesOf(errors).length > 0 || body.includes('data-netlify');
}

/** What a service says went wrong: `{ error, errors: [{ field, message }] }`, `{ message }` or plain text. */
function reasonsIn({ type, body, json }: Answer, status: number) {
  const { error, message, errors } = propertiesOf(json);
  const text = type.startsWith('text/plain') ? body : undefined;
  const reason = [error, message, text].map(shownText).find(Boolean);
  const fieldErrors: FieldErrors = {};
  for (const entry of entriesOf(errors)) {
    const { field, message } = propertiesOf(entry);
    const name = MESSAGE_FIELDS.find((known) => known === field);
    if (name) fieldErrors[name] ??= shownText(message);
  }
  return { reason: isForVisitors(reason, status) ? reason : undefined, fieldErrors };
}

/** Statuses about how the form is set up, such as a wrong key or a domain that is not allowed; their reasons are for the owner. */
const SETUP_STATUSES = [401, 402, 403, 404, 405, 415];

/** What only a reason for developers contains. */
const SETUP_TERMS =
  /\b(?:ajax|api|captcha|recaptcha|cors|domain|endpoint|headers?|json|keys?|parameters?|tokens?|activation)\b|https?:|[<>{}_]/i;

/** Whether a service's reason is a sentence that helps a visitor. */
function isForVisitors(reason: string | undefined, status: number): boolean {
  if (!reason || status >= 500 || SETUP_STATUSES.includes(status)) return false;
  return reason.includes(' ') && !SETUP_TERMS.test(reason);
}

/** A text of the service: trimmed, and cut where it is endless. */
function shownText(text: unknown): string | undefined {
  const characters = typeof text === 'string' ? [...text.trim()] : [];
  const cut = characters.slice(0, ERROR_TEXT_MAX_LENGTH - 1);
  return (characters.length > ERROR_TEXT_MAX_LENGTH ? [...cut, '…'] : characters).join('') || undefined;
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

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
