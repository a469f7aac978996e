import { useSyncExternalStore } from 'react';
import { dropDraft, readDraft, saveDraft } from '@/lib/draft';
import type { Message } from '@/lib/message';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-state';
import type { FormService } from './form-service';
import type { ContactFormWords } from './form-words';
import { openMail } from './mail-link';
import { asSent } from './message-rules';
import { removeOutcomeToast, showOutcomeToast } from './outcome-toast';
import { postMessage } from './post-message';

/** Where messages go, and what is said about them. */
export interface Destination {
  /** The form service that the owner chose. */
  service: FormService;
  ownerEmail: string;
  words: ContactFormWords;
}

/**
 * The delivery store. It is outside of the React tree: the outcome arrives and is announced on whatever page of the site
 * the visitor is by then, and the form reads it here when it is mounted again.
 */
let state = restoredState();
const listeners = new Set<() => void>();

/** After a reload, a message of this tab that may have been sent before. */
function restoredState(): DeliveryState {
  const { message, unconfirmed: cause } = readDraft() ?? {};
  return message && cause ? { phase: 'unconfirmed', message, cause } : IDLE;
}

function dispatch(event: DeliveryEvent): DeliveryState {
  state = nextDelivery(state, event);
  for (const listener of listeners) listener();
  return state;
}

/** What is known of the visitor's message. */
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
 * Sends a message, or opens it in the visitor's email app, and announces the outcome. It is not sent while another one is
 * being sent, nor before the visitor was asked about one that may have arrived.
 *
 * @param typed the fields as they were typed.
 */
export async function sendMessage({ service, ownerEmail, words }: Destination, typed: Message) {
  if (state.phase === 'sending') return;
  removeOutcomeToast();
  if (dispatch({ type: 'send', message: typed }).phase !== 'sending') return;
  // What a reload finds meanwhile.
  saveDraft(typed, 'closed');
  const message = asSent(typed);
  const outcome = service.mailWords ? openMail(ownerEmail, message) : await postMessage(service, message);
  dispatch({ type: 'answered', outcome });
  if (outcome.phase === 'sent') dropDraft();
  else keepDraft(typed);
  if (outcome.phase !== 'mailed') showOutcomeToast(outcome, words);
}

/**
 * Notes that the browser is about to submit the form.
 *
 * @returns whether it may: not while a message is being sent, nor before the visitor was asked.
 */
export function startSubmission(typed: Message): boolean {
  removeOutcomeToast();
  const next = dispatch({ type: 'submit', message: typed });
  const mayStart = next.phase === 'unconfirmed' && !next.isAsked;
  if (mayStart) saveDraft(typed, 'posted');
  return mayStart;
}

/** Keeps what was typed, and that it may have been sent before. */
export function keepDraft(typed: Message) {
  saveDraft(typed, state.phase === 'unconfirmed' ? state.cause : undefined);
}

/** Forgets the draft, and what is known of its message. */
export function discardDraft() {
  dropDraft();
  dispatch({ type: 'discarded' });
}
