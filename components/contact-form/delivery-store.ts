import { useSyncExternalStore } from 'react';
import { dropDraft, readDraft, saveDraft, type UnconfirmedCause } from '@/lib/draft';
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
let state: DeliveryState = IDLE;
const listeners = new Set<() => void>();

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
 * Sends a message, unless one is being sent or the visitor has to be asked first, and announces the outcome.
 *
 * @param typed the fields as they were typed.
 */
export async function sendMessage({ service, ownerEmail, words }: Destination, typed: Message) {
  if (service.mailWords) {
    dispatch({ type: 'mail', message: typed });
    saveDraft(typed);
    openMail({ to: ownerEmail, ...asSent(typed) });
    return;
  }
  if (state.phase === 'sending') return;
  removeOutcomeToast();
  if (dispatch({ type: 'send', message: typed }).phase !== 'sending') return;
  // What a reload finds meanwhile.
  saveDraft(typed, 'closed');
  const outcome = await postMessage(service, asSent(typed));
  dispatch({ type: 'answered', outcome });
  if (outcome.phase === 'sent') dropDraft();
  else saveDraft(typed, unconfirmedCause());
  showOutcomeToast(outcome, words);
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

/** Why a message of this tab is unconfirmed, if one is. */
export function unconfirmedCause(): UnconfirmedCause | undefined {
  return state.phase === 'unconfirmed' ? state.cause : undefined;
}

/** Notes whether the draft of this tab may have been sent before. */
export function noteRestoredDraft() {
  const { message, unconfirmed: cause } = readDraft() ?? {};
  if (message && cause) dispatch({ type: 'restored', message, cause });
}

/** Forgets the draft, and what is known of its message. */
export function discardDraft() {
  dropDraft();
  dispatch({ type: 'discarded' });
}
