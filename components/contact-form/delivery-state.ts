import type { Message } from '@/lib/message';
import type { Outcome } from './post-message';

/**
 * What is known of the visitor's message (docs/behaviour.md, "Sending a message"):
 * - `idle`: none was sent;
 * - `sending`: the call is under way;
 * - `sent`: the form service took it;
 * - `failed`: it was not sent;
 * - `unconfirmed`: it may have arrived;
 * - `mailed`: it was handed to the visitor's email app.
 *
 * `message` is what was in the fields, as it was typed.
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

/** What can happen to it. */
export type DeliveryEvent =
  /** The visitor sends what is in the fields, or has the browser submit the form. */
  | { readonly type: 'send' | 'submit'; readonly message: Message }
  /** The call has ended, or the email app was opened. */
  | { readonly type: 'answered'; readonly outcome: Outcome | { readonly phase: 'mailed' } }
  /** The visitor discards what is in the fields. */
  | { readonly type: 'discarded' };

export const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The next state; the same one where an event changes nothing. One call is made at a time, so an outcome is that of the
 * message being sent. After a message that may have arrived, nothing is sent before the visitor was asked.
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
