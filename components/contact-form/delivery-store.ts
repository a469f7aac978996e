import { useSyncExternalStore } from 'react';
import { dropDraft, type Message, readDraft, saveDraft } from '@/lib/bootstrap/draft';
import type { ContactFormWords, FormService } from './form-settings';
import { openMail } from './mail-link';
import { asSent } from './message-rules';
import { removeOutcomeToast, showOutcomeToast } from './outcome-toast';
import { type Outcome, postMessage } from './post-message';

/** Where messages are sent, and the form's texts. */
export interface Destination {
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
  | { readonly phase: 'mailed'; readonly message: Message }
  | (Outcome & {
      readonly message: Message;
      /** Whether the visitor was asked if an unconfirmed message should be sent again. */
      readonly isAsked?: boolean;
    });

/** An event that may change the state. */
export type DeliveryEvent =
  /** The visitor sends what is in the fields, or has the browser submit the form. */
  | { readonly type: 'send' | 'submit'; readonly message: Message }
  /** The call has ended, or the email app was opened. */
  | { readonly type: 'answered'; readonly outcome: Outcome | { readonly phase: 'mailed' } }
  /** The visitor discards what is in the fields. */
  | { readonly type: 'discarded' };

export const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The next state, or the same object if the event changes nothing. Only one call is made at a time, so an outcome
 * always belongs to the message being sent. After an unconfirmed one, the first event to send only asks the visitor.
 */
export function nextDelivery(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if (state.phase === 'sending')
    return event.type === 'answered' ? { ...event.outcome, message: state.message } : state;
  if (event.type === 'answered') return state;
  if (event.type === 'discarded') return IDLE;
  if (state.phase === 'unconfirmed' && !state.isAsked) return { ...state, isAsked: true };
  const { type, message } = event;
  return type === 'send' ? { phase: 'sending', message } : { phase: 'unconfirmed', message, cause: 'posted' };
}

/** The store is outside the React tree, because the outcome may arrive while the visitor is on another page. */
let state = restoredState();
const listeners = new Set<() => void>();

/** The state after a reload: `unconfirmed` if this tab's draft may have been sent before. */
function restoredState(): DeliveryState {
  const { message, unconfirmed: cause } = readDraft() ?? {};
  return message && cause ? { phase: 'unconfirmed', message, cause } : IDLE;
}

function dispatch(event: DeliveryEvent): DeliveryState {
  state = nextDelivery(state, event);
  for (const listener of listeners) listener();
  return state;
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
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sends a message, or opens it in the visitor's email app, and announces the outcome. It does nothing while a message
 * is being sent; after an unconfirmed one it first asks the visitor whether to send again.
 */
export async function sendMessage({ service, ownerEmail, words }: Destination, typed: Message) {
  if (state.phase === 'sending') return;
  removeOutcomeToast();
  if (dispatch({ type: 'send', message: typed }).phase !== 'sending') return;
  // If the page is closed or reloaded meanwhile, the draft tells the next load.
  saveDraft(typed, 'closed');
  const message = asSent(typed);
  const outcome = service.mailWords ? openMail(ownerEmail, message) : await postMessage(service, message);
  dispatch({ type: 'answered', outcome });
  if (outcome.phase === 'sent') dropDraft();
  else keepDraft(typed);
  if (outcome.phase !== 'mailed') showOutcomeToast(outcome, words);
}

/** Records that the browser is about to submit the form; false while sending, or if the visitor is asked first. */
export function startSubmission(typed: Message): boolean {
  removeOutcomeToast();
  const next = dispatch({ type: 'submit', message: typed });
  const mayStart = next.phase === 'unconfirmed' && !next.isAsked;
  if (mayStart) saveDraft(typed, 'posted');
  return mayStart;
}

/** Saves the fields as the draft, with the cause if the message is unconfirmed. */
export function keepDraft(typed: Message) {
  saveDraft(typed, state.phase === 'unconfirmed' ? state.cause : undefined);
}

/** Deletes the draft, and resets the delivery state. */
export function discardDraft() {
  dropDraft();
  dispatch({ type: 'discarded' });
}
