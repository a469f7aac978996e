import { isBlank, MESSAGE_FIELDS, type Message, messageOf } from './message';

/**
 * The contact form's draft: what was typed into it in this tab and is not known to be sent. It is plain DOM code, because
 * the bootstrap script keeps it too, until React has hydrated the form.
 */

/**
 * Why it is unknown whether a message was sent:
 * - `timeout`: the server did not answer in time;
 * - `unreadable`: it answered with an ok status and something that cannot be read;
 * - `unreachable`: the browser reports a network error, which a lost connection, a missing CORS header and a refused
 *   redirect have in common;
 * - `closed`: the page was closed while the message was being sent;
 * - `posted`: the browser submitted the form itself.
 */
export type UnconfirmedCause = 'timeout' | 'unreadable' | 'unreachable' | 'closed' | 'posted';

export interface Draft {
  message: Message;
  /** Set once the message was sent and may have arrived. */
  unconfirmed?: UnconfirmedCause;
}

/** The part of the contact page to which a form service sends visitors back: it says that the message was sent. */
export const RETURN_PART = 'sent';

/** The key of the draft in `sessionStorage`. */
const DRAFT_KEY = 'contact-draft';

/** Selects the contact form. */
export const DRAFT_FORM = 'form[data-contact-form]';

/** The draft where storage is off or full; it lasts as long as the page. */
let unstored: Draft | undefined;

/** The draft of this tab; none where storage holds something else. */
export function readDraft(): Draft | undefined {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in place of the last one; a blank one is dropped. */
export function saveDraft(message: Message, unconfirmed?: UnconfirmedCause) {
  dropDraft();
  if (isBlank(message)) return;
  const draft = { message, unconfirmed };
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    unstored = draft;
  }
}

/** Forgets the draft, once its message was sent or discarded. */
export function dropDraft() {
  unstored = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is off and holds nothing.
  }
}

/** What is in the form's fields. Browsers and password managers fill fields in without any event. */
export function readFields(form: HTMLFormElement | null): Message {
  return messageOf((field) => controlOf(form, field)?.value ?? '');
}

/**
 * Restores the draft into a form whose fields are empty, or that the browser restored only in part. A draft that the
 * browser submitted is dropped where the form service has sent the visitor back.
 *
 * @returns whether it filled in a field.
 */
export function restoreDraft(form: HTMLFormElement | null): boolean {
  const draft = readDraft();
  if (draft?.unconfirmed === 'posted' && wasSentBack()) dropDraft();
  else if (draft) return fillIn(form, draft);
  return false;
}

function fillIn(form: HTMLFormElement | null, draft: Draft): boolean {
  const found = readFields(form);
  const different = MESSAGE_FIELDS.filter((field) => found[field] !== draft.message[field]);
  if (different.length === 0 || different.some((field) => found[field] !== '')) return false;
  for (const field of different) {
    const control = controlOf(form, field);
    if (control) control.value = draft.message[field];
  }
  return true;
}

function wasSentBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNewVisit = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isNewVisit && location.hash === `#${RETURN_PART}`;
}

function controlOf(form: HTMLFormElement | null, field: string) {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

function isDraft(value: unknown): value is Draft {
  const { message } = (value ?? {}) as Partial<Draft>;
  return MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string');
}
