import { forgetDraft } from '../drafts/drafts';
import type { Message } from '../message';
import { type Delivery, deliverMessage } from './deliver-message';

/** A message on its way. */
export interface Sending {
  /** The fields as they were typed. */
  typed: Message;
  delivery: Promise<Delivery>;
}

let underWay: Sending | undefined;

/**
 * The message on its way, if there is one: it outlives the form, so a visitor who
 * looks at another page of the site and comes back learns how it went.
 */
export function messageUnderWay(): Sending | undefined {
  return underWay;
}

/**
 * Sends a message, unless one is on its way already.
 *
 * @param typed the fields as they were typed.
 * @param trimmed the fields as they are sent.
 * @returns the sending, or nothing when another one is under way.
 */
export function startSending(endpoint: string, typed: Message, trimmed: Message): Sending | undefined {
  if (underWay) return undefined;
  underWay = { typed, delivery: deliver(endpoint, typed, trimmed) };
  return underWay;
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
  if (underWay !== sending) return false;
  underWay = undefined;
  return true;
}
