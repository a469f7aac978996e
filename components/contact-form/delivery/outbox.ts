import { forgetDraft } from '../drafts/drafts';
import type { Message } from '../message';
import { type Delivery, deliverMessage } from './deliver-message';

/** A message on its way. */
export interface Sending {
  /** The fields as they were typed. */
  typed: Message;
  delivery: Promise<Delivery>;
}

let pending: Sending | undefined;

/**
 * The message on its way, if there is one. It is kept outside the form, which is unmounted when
 * the visitor looks at another page: the form of the next visit shows how it went.
 */
export function pendingSending(): Sending | undefined {
  return pending;
}

/**
 * Sends a message, unless one is on its way already.
 *
 * @param typed the fields as they were typed.
 * @param trimmed the fields as they are sent.
 * @returns the sending, or nothing when another one is under way.
 */
export function startSending(endpoint: string, typed: Message, trimmed: Message): Sending | undefined {
  if (pending) return undefined;
  pending = { typed, delivery: deliver(endpoint, typed, trimmed) };
  return pending;
}

async function deliver(endpoint: string, typed: Message, trimmed: Message): Promise<Delivery> {
  const delivery = await deliverMessage(endpoint, trimmed);
  if (delivery.sent) forgetDraft(typed);
  return delivery;
}

/**
 * Takes a delivered message out of the outbox.
 *
 * @returns whether it was still there: each outcome is told once.
 */
export function finishSending(sending: Sending): boolean {
  if (pending !== sending) return false;
  pending = undefined;
  return true;
}
