import { DRAFTS_KEY } from '@/lib/storage';
import { isBlank, isSameMessage, MESSAGE_FIELDS, type Message } from '../message';

/** What was typed and is not yet known to be sent (docs/behaviour.md, "Drafts"). */
export interface Draft {
  message: Message;
  /** Whether it was on its way when it was last heard of, so that it may have arrived. */
  mayBeSent: boolean;
}

/** Where storage is off or full, the drafts last as long as the page. */
let withoutStorage: readonly Draft[] = [];

/** The drafts of this tab, newest first; none where storage holds something else. */
export function readDrafts(): readonly Draft[] {
  if (withoutStorage.length > 0) return withoutStorage;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the drafts for this tab alone. */
export function writeDrafts(drafts: readonly Draft[]) {
  const worthKeeping = drafts.filter(({ message }) => !isBlank(message));
  try {
    if (worthKeeping.length > 0) sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(worthKeeping));
    else sessionStorage.removeItem(DRAFTS_KEY);
    withoutStorage = [];
  } catch {
    withoutStorage = worthKeeping;
    forgetStored();
  }
}

/** What the storage still holds is older than what it had no room for. */
function forgetStored() {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // It is off, and holds nothing.
  }
}

/** Forgets a message that is known to be sent. */
export function forgetDraft(sent: Message) {
  writeDrafts(readDrafts().filter(({ message }) => !isSameMessage(message, sent)));
}

/** Notes of a message whether it may have been sent. */
export function markDraft(sent: Message, mayBeSent: boolean) {
  writeDrafts(readDrafts().map((draft) => (isSameMessage(draft.message, sent) ? { ...draft, mayBeSent } : draft)));
}

function isDraft(value: unknown): value is Draft {
  const { message, mayBeSent } = (value ?? {}) as Partial<Draft>;
  return typeof mayBeSent === 'boolean' && MESSAGE_FIELDS.every((field) => typeof message?.[field] === 'string');
}
