import { useSyncExternalStore } from 'react';
import { forgetDraft, markDraft } from '../drafts/drafts';
import type { ContactFormWords } from '../form-words';
import type { Message } from '../message';
import { asSent } from '../message-rules';
import type { Contract, FormParts } from '../services/form-service';
import { announceOutcome } from './announce-outcome';
import { deliverMessage } from './deliver-message';
import { type DeliveryEvent, type DeliveryState, IDLE, nextDelivery } from './delivery-state';

/** Where a message goes, and what its outcome is told with. */
export interface Destination {
  /** How messages leave the page. */
  contract: Contract;
  /** What the page's form is made of. */
  parts: FormParts;
  /** The owner's address. */
  ownerEmail: string;
  /** What the outcome is told in; the form may be gone by then, with its page. */
  words: Pick<ContactFormWords, 'outcome' | 'waysOut'>;
  /** The page of the form, without the folder the site may live in. */
  page: string;
}

/**
 * The state of the visitor's message. It stands outside of the page's tree: whatever page of
 * the site is looked at meanwhile, the outcome is heard and told once, and the form that
 * comes back reads it here.
 */
let state: DeliveryState = IDLE;
const listeners = new Set<() => void>();

function dispatch(event: DeliveryEvent) {
  const next = nextDelivery(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** What is known of the message now. */
export function useDelivery(): DeliveryState {
  return useSyncExternalStore(subscribe, readDelivery, () => IDLE);
}

/** The same outside of a component's rendering. */
export function readDelivery(): DeliveryState {
  return state;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sends a message by the service's contract, unless another one is on its way or this one may have arrived already and
 * nobody has been asked yet. Tells how it went on whatever page the visitor is by then.
 *
 * @param typed the fields as they were typed.
 */
export async function sendMessage(destination: Destination, typed: Message) {
  const { contract, parts, ownerEmail } = destination;
  const trimmed = asSent(typed);
  if ('compose' in contract) {
    handToBrowser(typed);
    contract.compose(ownerEmail, trimmed);
    return;
  }
  const before = state;
  dispatch({ type: 'send', message: typed });
  if (state === before || state.phase !== 'sending') return;
  window.addEventListener('pagehide', leave);
  markDraft(typed, true);
  const delivery = await deliverMessage({ contract, parts }, trimmed);
  if (!delivery.sent && delivery.reason === 'unreachable') await letPageLeave();
  dispatch({ type: 'answered', delivery });
  if (delivery.sent) forgetDraft(typed);
  else markDraft(typed, readDelivery().phase === 'uncertain');
  announceOutcome(delivery, destination, trimmed);
}

/** Longer than a browser takes from cutting a page's calls off to telling the page that it is left, in ms. */
const LEAVING_TIME = 100;

/** A page that is left loses its calls first and hears of it afterwards: no judgement until then. */
function letPageLeave(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING_TIME));
}

function leave() {
  dispatch({ type: 'left' });
}

/** The browser is about to take the message along by itself; from then on nobody here hears of it. */
export function handToBrowser(typed: Message) {
  dispatch({ type: 'posted', message: typed });
  markDraft(typed, true);
}

/** What stands in the fields when the page comes up may have been sent before. */
export function findSentBefore(message: Message) {
  dispatch({ type: 'found', message });
}
