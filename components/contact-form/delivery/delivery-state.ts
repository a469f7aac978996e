import { isSameMessage, type Message } from '../message';
import type { Delivery, Failure, FailureReason } from './deliver-message';

/**
 * What is known of the visitor's message (docs/behaviour.md, "Sending a message"):
 * - `idle`: none was sent;
 * - `sending`: it is on its way;
 * - `failed`: it was not taken, or most likely never arrived;
 * - `uncertain`: it may have arrived, and nobody can tell;
 * - `sent`: it was taken.
 */
export type DeliveryState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'sending';
      /** The fields as they were typed, here and below. */
      readonly message: Message;
      /** Whether the page was left meanwhile, so that a call that is cut off may have got through. */
      readonly wasLeft: boolean;
    }
  | { readonly phase: 'failed'; readonly message: Message; readonly failure: Failure }
  | {
      readonly phase: 'uncertain';
      readonly message: Message;
      /** What went wrong; nothing where the browser itself took the message along. */
      readonly failure?: Failure;
      /** Whether the visitor has been told that sending it again may make a second copy. */
      readonly isWarned: boolean;
    }
  | { readonly phase: 'sent'; readonly message: Message };

/** What can happen to it. */
export type DeliveryEvent =
  /** The visitor sends what stands in the fields. */
  | { readonly type: 'send'; readonly message: Message }
  /** The call has ended, one way or the other. */
  | { readonly type: 'answered'; readonly delivery: Delivery }
  /** The page is left: closed, or kept in the browser's page cache. */
  | { readonly type: 'left' }
  /** The browser posts the form by itself, and nobody here hears how that ends. */
  | { readonly type: 'posted'; readonly message: Message }
  /** What comes into the fields with the page, or as a draft, may have been sent before. */
  | { readonly type: 'found'; readonly message: Message };

export const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The next state. An event that says nothing new in a state leaves it as it is: one call is
 * made at a time, and what may have arrived is sent again only when it is asked for twice.
 */
export function nextDelivery(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  switch (event.type) {
    case 'send':
      return send(state, event.message);
    case 'answered':
      return state.phase === 'sending' ? conclude(state, event.delivery) : state;
    case 'left':
      return state.phase === 'sending' && !state.wasLeft ? { ...state, wasLeft: true } : state;
    case 'posted':
      return state.phase === 'sending' ? state : doubt(event.message);
    case 'found':
      return state.phase === 'sending' || isAbout(state, event.message) ? state : doubt(event.message);
  }
}

function send(state: DeliveryState, message: Message): DeliveryState {
  if (state.phase === 'sending') return state;
  const isAsked = state.phase === 'uncertain' && !state.isWarned && isAbout(state, message);
  return isAsked ? { ...state, isWarned: true } : { phase: 'sending', message, wasLeft: false };
}

function conclude(
  { message, wasLeft }: Extract<DeliveryState, { phase: 'sending' }>,
  delivery: Delivery,
): DeliveryState {
  if (delivery.sent) return { phase: 'sent', message };
  const mayHaveArrived = OPEN.includes(delivery.reason) || (wasLeft && delivery.reason === 'unreachable');
  return mayHaveArrived
    ? { phase: 'uncertain', message, failure: delivery, isWarned: false }
    : { phase: 'failed', message, failure: delivery };
}

/** Reasons that leave open whether a message arrived. */
const OPEN: readonly FailureReason[] = ['timeout', 'unreadable'];

function doubt(message: Message): DeliveryState {
  return { phase: 'uncertain', message, isWarned: false };
}

/** Whether a message that stands in the fields may have been sent already. */
export function mayHaveBeenSent(state: DeliveryState, message: Message): boolean {
  return (state.phase === 'sending' || state.phase === 'uncertain') && isAbout(state, message);
}

function isAbout(state: DeliveryState, message: Message): boolean {
  return state.phase !== 'idle' && isSameMessage(state.message, message);
}
