import type { UnconfirmedCause } from '@/lib/draft';
import { isSameMessage, type Message } from '@/lib/message';
import type { Delivery, Failure, FailureReason } from './deliver-message';

/**
 * What is known of the visitor's message (docs/behaviour.md, "Sending a message"):
 * - `idle`: none was sent;
 * - `sending`: the call is under way;
 * - `sent`: the form service took it;
 * - `failed`: it was not sent;
 * - `unconfirmed`: it may have arrived.
 */
export type DeliveryState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'sending';
      /** The fields as they were typed, here and below. */
      readonly message: Message;
      /** Numbers the calls of this page. */
      readonly attempt: number;
      /** Whether the page was left meanwhile, so that a call that was cut off may have got through. */
      readonly wasLeft: boolean;
    }
  | { readonly phase: 'sent'; readonly message: Message }
  | { readonly phase: 'failed'; readonly message: Message; readonly failure: Failure }
  | {
      readonly phase: 'unconfirmed';
      readonly message: Message;
      readonly cause: UnconfirmedCause;
      /** Whether the visitor was asked if it should be sent again. */
      readonly isAsked: boolean;
    };

/** What can happen to it. */
export type DeliveryEvent =
  /** The visitor sends what is in the fields. */
  | { readonly type: 'send'; readonly message: Message; readonly attempt: number }
  /** The call has ended. */
  | { readonly type: 'answered'; readonly attempt: number; readonly delivery: Delivery }
  /** The page is left: closed, or kept in the browser's page cache. */
  | { readonly type: 'left' }
  /** The visitor sends the message in a way whose result this page cannot see. */
  | { readonly type: 'hand over'; readonly message: Message; readonly cause: 'posted' | 'mailed' }
  /** The restored draft may have been sent before. */
  | { readonly type: 'restored'; readonly message: Message; readonly cause: UnconfirmedCause };

export const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The next state; the same one where an event changes nothing. One call is made at a time, and a message that may have
 * arrived is sent again only after the visitor was asked.
 */
export function nextDelivery(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if (state.phase === 'sending') return whileSending(state, event);
  switch (event.type) {
    case 'send':
      return ask(state, event.message) ?? { ...event, phase: 'sending', wasLeft: false };
    case 'hand over':
      return ask(state, event.message) ?? unconfirmed(event.message, event.cause);
    case 'restored':
      return isAbout(state, event.message) ? state : unconfirmed(event.message, event.cause);
    default:
      return state;
  }
}

type Sending = Extract<DeliveryState, { phase: 'sending' }>;

function whileSending(state: Sending, event: DeliveryEvent): DeliveryState {
  if (event.type === 'left' && !state.wasLeft) return { ...state, wasLeft: true };
  if (event.type === 'answered' && event.attempt === state.attempt) return conclude(state, event.delivery);
  return state;
}

/** The question that comes before a message is sent that may have arrived; none where no question is needed. */
function ask(state: DeliveryState, message: Message): DeliveryState | undefined {
  const needsQuestion = state.phase === 'unconfirmed' && state.cause !== 'mailed' && !state.isAsked;
  return needsQuestion && isAbout(state, message) ? { ...state, isAsked: true } : undefined;
}

function conclude({ message, wasLeft }: Sending, delivery: Delivery): DeliveryState {
  if (delivery.sent) return { phase: 'sent', message };
  const { reason } = delivery;
  if (wasLeft && CUT_OFF.includes(reason)) return unconfirmed(message, 'closed');
  const cause = CAUSES[reason];
  return cause ? unconfirmed(message, cause) : { phase: 'failed', message, failure: delivery };
}

/** What the browser reports of a call that ended because its page was left. */
const CUT_OFF: readonly FailureReason[] = ['offline', 'unreachable'];

/** The reasons that leave open whether the message arrived. */
const CAUSES: Partial<Record<FailureReason, UnconfirmedCause>> = {
  timeout: 'timeout',
  unreadable: 'unreadable',
  unreachable: 'unreachable',
};

function unconfirmed(message: Message, cause: UnconfirmedCause): DeliveryState {
  return { phase: 'unconfirmed', message, cause, isAsked: false };
}

/** Whether what is known is known of this very message. */
export function isAbout(state: DeliveryState, message: Message): boolean {
  return state.phase !== 'idle' && isSameMessage(state.message, message);
}
