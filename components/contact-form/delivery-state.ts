import type { Message } from '@/lib/bootstrap/draft';
import type { Outcome } from './post-message';

/**
 * What is known about the visitor's message (docs/behaviour.md, "Sending a message"):
 * - `idle`: no message was sent;
 * - `sending`: the call is under way;
 * - `sent`: the form service accepted it;
 * - `failed`: it was not sent;
 * - `unconfirmed`: it may have arrived;
 * - `mailed`: it was handed to the visitor's email app.
 *
 * `message` holds the fields at the time of sending, as typed.
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

/** No message is being sent, and none was. */
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
