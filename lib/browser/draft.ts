/** The fields of the contact form, in the order of the page (docs/behaviour.md, "Fields and rules"). */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The name of one of these fields. */
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** A message to the owner. */
export type Message = Record<MessageField, string> & {
  /** The text of the consent, or an empty one without; missing if the form does not ask. It is in no draft. */
  consent?: string;
};

/** A message whose four fields are empty. */
export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** Whether all fields are empty or have only white space. */
export function isBlank(message: Message): boolean {
  return MESSAGE_FIELDS.every((field) => message[field].trim() === '');
}

// The contact form's draft: the text that was typed into the form in this tab and is not known to be sent. It needs no
// library, because the bootstrap script also saves the draft, until React has hydrated the form.

/** Why it is unknown whether a message was sent; `outcome` in lib/content/words.ts describes each cause. */
export type UnconfirmedCause = 'timeout' | 'unreadable' | 'unreachable' | 'closed' | 'posted';

/** A message that is not known to be sent. */
interface Draft {
  message: Message;
  /** Set after an attempt to send the message, which may have arrived. */
  unconfirmed?: UnconfirmedCause;
}

/** The fragment of the URL to which form services send visitors back. Its element on the contact page says that the message was sent. */
export const RETURN_FRAGMENT = 'sent';

/** The key of the draft in `sessionStorage`. */
export const DRAFT_KEY = 'contact-draft';

/**
 * Holds the draft if `sessionStorage` is disabled or full, until the page is unloaded. It is global, because the
 * bootstrap script has a copy of this module.
 */
const globals = globalThis as { unstoredDraft?: Draft };

/** The draft of this tab, or `undefined` if there is none. */
export function readDraft(): Draft | undefined {
  if (globals.unstoredDraft) return globals.unstoredDraft;
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '');
  } catch {
    // There is none, or storage is disabled.
    return undefined;
  }
}

/**
 * Saves a message as the draft. A blank message deletes the draft. The fragment that says "sent" is removed from the URL:
 * after a reload, it would seem to be about this message.
 */
export function saveDraft(message: Message, unconfirmed?: UnconfirmedCause) {
  removeFragment(RETURN_FRAGMENT);
  dropDraft();
  if (isBlank(message)) return;
  const draft = { message, unconfirmed };
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    globals.unstoredDraft = draft;
  }
}

/** Removes this fragment from the URL. */
export function removeFragment(name: string) {
  if (location.hash === `#${name}`) history.replaceState(null, '', location.pathname + location.search);
}

/** Deletes the draft after its message was sent or discarded. */
export function dropDraft(): undefined {
  globals.unstoredDraft = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is disabled and has no draft.
  }
}

/** The values of the form's fields, read from the DOM: browsers and password managers fill in fields without an event. */
export function messageIn(form: HTMLFormElement): Message {
  const valueIn = (field: MessageField) => controlOf(form, field).value;
  return { name: valueIn('name'), email: valueIn('email'), subject: valueIn('subject'), message: valueIn('message') };
}

/** The name of the box for the consent, which is sent along with a message. */
export const CONSENT_FIELD = 'consent';

/** The values of the fields, and the consent if the form has a box for it. */
export function readValues(form: HTMLFormElement): Message {
  const box = form.elements.namedItem(CONSENT_FIELD) as HTMLInputElement | null;
  return { ...messageIn(form), ...(box && { consent: box.checked ? box.value : '' }) };
}

/**
 * What a form is to hold whose fields hold `typed`: the draft, and what the browser has filled in where the draft is
 * empty. A draft that the browser submitted is deleted if the form service has redirected the visitor back.
 *
 * @returns `undefined` if there is nothing to restore, or a field already holds another text.
 */
export function withDraft(typed: Message): Message | undefined {
  const { message, unconfirmed } = readDraft() ?? {};
  if (!message) return undefined;
  if (unconfirmed === 'posted' && wasSentBack()) return dropDraft();
  const missing = MESSAGE_FIELDS.filter((field) => message[field] && typed[field] !== message[field]);
  if (!missing.length || missing.some((field) => typed[field])) return undefined;
  const restored = { ...typed };
  for (const field of missing) restored[field] = message[field];
  return restored;
}

/** Restores the draft into a form that no script follows. Returns whether it filled in a field. */
export function restoreDraft(form: HTMLFormElement | null): boolean {
  const restored = form && withDraft(messageIn(form));
  if (restored) for (const field of MESSAGE_FIELDS) controlOf(form, field).value = restored[field];
  return Boolean(restored);
}

/** Whether the form service has redirected the visitor back to the page. */
export function wasSentBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && location.hash === `#${RETURN_FRAGMENT}`;
}

function controlOf(form: HTMLFormElement, field: MessageField) {
  return form.elements.namedItem(field) as HTMLInputElement;
}
