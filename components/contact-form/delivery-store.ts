import { useSyncExternalStore } from 'react';
import { dropDraft, type Message, readDraft, saveDraft } from '@/lib/browser/draft';
import type { ContactFormWords, FormService } from '@/lib/browser/form-settings';
import { openMail, outgoingMessage } from './message';
import { announceOutcome, removeToast } from './outcome-toast';
import { type Outcome, postMessage } from './post-message';

/** Where messages are sent, and the form's texts. */
export interface FormSettings {
  service: FormService;
  ownerEmail: string;
  words: ContactFormWords;
}

/**
 * What is known about the visitor's message (docs/behaviour.md, "Sending a message"). `message` holds the fields at the
 * time of sending, as typed.
 */
export type DeliveryState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly message: Message }
  | ((Outcome | { readonly phase: 'mailed' }) & {
      readonly message: Message;
      /** The same as it was sent. */
      readonly outgoing?: Message;
      /** Whether the visitor was asked if an unconfirmed message should be sent again. */
      readonly isAsked?: boolean;
    });

const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The store is outside the React tree, because the outcome may arrive while the visitor is on another page. Only one
 * call is made at a time, so an outcome always belongs to the message being sent.
 */
let state = restoredState();
const listeners = new Set<() => void>();

/**
 * Whether the visitor has tried to send the current message, which is then validated on each change. Formik forgets it
 * when another page is shown.
 */
export const submission = { wasTried: state.phase === 'unconfirmed' };

/** The state after a reload: `unconfirmed` if this tab's draft may have been sent before. */
function restoredState(): DeliveryState {
  const { message, unconfirmed: cause } = readDraft() ?? {};
  return message && cause ? { phase: 'unconfirmed', message, cause } : IDLE;
}

/** Changes the state, and the draft with it: the visitor may be on another page, or close this one. */
function change(next: DeliveryState) {
  state = next;
  if (next.phase === 'sent') dropDraft();
  else if (next.phase !== 'idle') updateDraft(next.message);
  for (const listener of listeners) listener();
}

/** What is known about the visitor's message. */
export function useDelivery(): DeliveryState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a message may be sent: not while one is being sent, and after an unconfirmed one only if asked before. */
function mayStart(message: Message): boolean {
  if (state.phase === 'sending') return false;
  removeToast();
  if (state.phase !== 'unconfirmed' || state.isAsked) return true;
  change({ ...state, message, isAsked: true });
  return false;
}

/**
 * Sends a message, or opens it in the visitor's email app, and announces the outcome. It does nothing while a message
 * is being sent; after an unconfirmed one it first asks the visitor whether to send again.
 */
export async function sendMessage({ service, ownerEmail, words }: FormSettings, message: Message) {
  if (!mayStart(message)) return;
  change({ phase: 'sending', message });
  const outgoing = outgoingMessage(message);
  const outcome = service.mailWords ? openMail(ownerEmail, outgoing) : await postMessage(service, outgoing);
  if (outcome.phase === 'sent') submission.wasTried = false;
  change({ ...outcome, message, outgoing });
  if (outcome.phase !== 'mailed') announceOutcome(outcome, words);
}

/** Records that the bootstrap script has opened the message in the visitor's email app. */
export function recordMailed(message: Message) {
  submission.wasTried = true;
  change({ phase: 'mailed', message });
}

/** Records that the browser is about to submit the form; false while sending, or if the visitor is asked first. */
export function startSubmission(message: Message): boolean {
  if (!mayStart(message)) return false;
  change({ phase: 'unconfirmed', message, cause: 'posted' });
  return true;
}

/**
 * Saves the fields as the draft, as one that may have been sent while that is unknown. If the page is closed while it
 * is sending, the draft tells the next load. Consent is given anew to what is sent, so it is in no draft.
 */
export function updateDraft({ consent: _consent, ...fields }: Message) {
  const cause = state.phase === 'unconfirmed' ? state.cause : undefined;
  saveDraft(fields, state.phase === 'sending' ? 'closed' : cause);
}

/** Deletes the draft, and forgets what is known about the message, unless it is being sent. */
export function discardDraft() {
  dropDraft();
  submission.wasTried = false;
  if (state.phase !== 'sending') change(IDLE);
}
