import { useSyncExternalStore } from 'react';
import { dropDraft, saveDraft, type UnconfirmedCause } from '@/lib/draft';
import type { Message } from '@/lib/message';
import { announceOutcome, removeOutcomeToast } from './announce-outcome';
import { deliverMessage } from './deliver-message';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-state';
import type { ContactFormWords } from './form-words';
import { asSent } from './message-rules';
import type { Contract, FormParts } from './services/form-service';

/** Where a message goes, and what its outcome is announced with. */
export interface Destination {
  /** How messages leave the page. */
  contract: Contract;
  /** What the page's form is made of. */
  parts: FormParts;
  /** The owner's address. */
  ownerEmail: string;
  /** The page of the form, without the base path. */
  page: string;
  words: Pick<ContactFormWords, 'outcome' | 'fallback'>;
}

/**
 * The delivery store. It is outside of the React tree: the outcome arrives and is announced on whatever page of the site
 * the visitor is by then, and the form reads it here when it is mounted again.
 */
let state: DeliveryState = IDLE;
let attempts = 0;
const listeners = new Set<() => void>();

function dispatch(event: DeliveryEvent) {
  const next = nextDelivery(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
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
 * Sends a message, unless another one is being sent or the visitor has to be asked first, and announces the outcome.
 *
 * @param typed the fields as they were typed.
 */
export async function sendMessage(destination: Destination, typed: Message) {
  const { contract, parts, ownerEmail } = destination;
  const message = asSent(typed);
  if ('compose' in contract) {
    handOver(typed, 'mailed');
    contract.compose(ownerEmail, message);
    return;
  }
  attempts += 1;
  const attempt = attempts;
  dispatch({ type: 'send', message: typed, attempt });
  if (state.phase !== 'sending' || state.attempt !== attempt) return;
  removeOutcomeToast();
  window.addEventListener('pagehide', leave);
  // What a reload finds meanwhile.
  saveDraft(typed, 'closed');
  const delivery = await deliverMessage({ contract, parts }, message);
  if (!delivery.sent && delivery.status === undefined) await letPageLeave();
  dispatch({ type: 'answered', attempt, delivery });
  if (delivery.sent) dropDraft();
  else saveDraft(typed, causeOf(state));
  announceOutcome(state, delivery, destination);
}

/** Longer than a browser takes from cutting a page's calls off to firing `pagehide`, in ms. */
const LEAVING_TIME = 100;

/** A page that is left loses its calls first and is told afterwards, so a network error is not judged before that. */
function letPageLeave(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING_TIME));
}

function leave() {
  dispatch({ type: 'left' });
}

/** Why a message is unconfirmed, if it is. */
export function causeOf(delivery: DeliveryState): UnconfirmedCause | undefined {
  return delivery.phase === 'unconfirmed' ? delivery.cause : undefined;
}

/**
 * Notes that the browser or the email app takes the message from here.
 *
 * @returns whether it may: not while a message is being sent, nor before the visitor was asked.
 */
export function handOver(typed: Message, cause: 'posted' | 'mailed'): boolean {
  const before = state;
  dispatch({ type: 'hand over', message: typed, cause });
  const isHandedOver = state !== before && state.phase === 'unconfirmed' && !state.isAsked;
  if (isHandedOver) saveDraft(typed, cause);
  return isHandedOver;
}

/** Notes that the draft in the fields may have been sent before. */
export function noteRestored(message: Message, cause: UnconfirmedCause) {
  dispatch({ type: 'restored', message, cause });
}
