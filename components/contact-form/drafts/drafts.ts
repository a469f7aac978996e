import { isBlank, isSameMessage, MESSAGE_FIELDS, type Message } from '../message';

/** What was typed and is not yet known to be sent (docs/behaviour.md, "Drafts"). */
export interface Draft {
  message: Message;
  /** Whether it may have arrived: it was on its way, or ended in a failure that leaves it open. */
  mayBeSent: boolean;
}

const KEY = 'contact-drafts';

/** The drafts of this tab, newest first; none where storage is off or holds something else. */
export function readDrafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the drafts for this tab alone, without blank ones. Never throws, not even where storage is full or off. */
export function writeDrafts(drafts: readonly Draft[]) {
  const worthKeeping = drafts.filter(({ message }) => !isBlank(message));
  try {
    if (worthKeeping.length > 0) sessionStorage.setItem(KEY, JSON.stringify(worthKeeping));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The form works without it.
  }
}

/** Forgets a message that is known to be sent. */
export function forgetDraft(sent: Message) {
  writeDrafts(readDrafts().filter(({ message }) => !isSameMessage(message, sent)));
}

function isDraft(value: unknown): value is Draft {
  const { message, mayBeSent } = (value ?? {}) as Partial<Draft>;
  return typeof mayBeSent === 'boolean' && MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string');
}
