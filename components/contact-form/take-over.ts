import { readDelivery } from './delivery/outbox';
import { readDrafts } from './drafts/drafts';
import { readFields } from './form-elements';
import { EMPTY_MESSAGE, isPartOf, isSameMessage, type Message } from './message';
import { RETURN_PART } from './services/form-service';

/**
 * What belongs into the fields when the form comes up: the message whose outcome came while
 * the visitor was elsewhere, or else what stands in the fields, typed before the scripts ran
 * or brought back by the browser. Of a message that the browser brought back in part the tab
 * has kept the whole.
 *
 * @param isFirst whether this form has just come to the page, and not the page back to view.
 */
export function findMessage(form: HTMLFormElement | null, isFirst: boolean): Message {
  const delivery = readDelivery();
  const [last] = readDrafts();
  if (delivery.phase === 'sending') return delivery.message;
  const isUndecided = delivery.phase === 'failed' || delivery.phase === 'uncertain';
  if (isFirst && isUndecided && last && isSameMessage(last.message, delivery.message)) return delivery.message;
  const found = readFields(form);
  const isInPart = last && !isSameMessage(found, EMPTY_MESSAGE) && isPartOf(found, last.message);
  return isFirst && isInPart && cameBack() ? last.message : found;
}

/** Whether no form has come up yet in this document: a reload or a way back later on tells nothing new. */
let isNewDocument = true;

/** Whether the service has sent the visitor back here, having taken the form that the browser sent. */
export function wasSentBack(): boolean {
  const isFirst = isNewDocument;
  isNewDocument = false;
  return isFirst && arrival() === 'navigate' && window.location.hash === `#${RETURN_PART}`;
}

/** Whether the visitor came by the browser's back or forward. */
function cameBack(): boolean {
  return arrival() === 'back_forward';
}

/** How the visitor came to this document. */
function arrival() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
