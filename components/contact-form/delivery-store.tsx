import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { dropDraft, type Message, readDraft, saveDraft } from '@/lib/browser/draft';
import { type ContactFormWords, type FormService, OUTCOME_ID } from '@/lib/browser/form-settings';
import { routes } from '@/lib/routes';
import { theme } from '@/styles/theme';
import { asSent, openMail } from './message';
import { type Outcome, postMessage } from './post-message';

/** Where messages are sent, and the form's texts. */
export interface Destination {
  service: FormService;
  ownerEmail: string;
  words: ContactFormWords;
}

/**
 * What is known about the visitor's message (docs/behaviour.md, "Sending a message"). `message` holds the fields at the
 * time of sending, as typed.
 */
export type DeliveryState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' | 'mailed'; readonly message: Message }
  | (Outcome & {
      readonly message: Message;
      /** Whether the visitor was asked if an unconfirmed message should be sent again. */
      readonly isAsked?: boolean;
    });

/** The form has one toast at a time. */
const TOAST_ID = 'contact-form';

const IDLE: DeliveryState = { phase: 'idle' };

/**
 * The store is outside the React tree, because the outcome may arrive while the visitor is on another page. Only one
 * call is made at a time, so an outcome always belongs to the message being sent.
 */
let state = restoredState();
const listeners = new Set<() => void>();

/** Whether the visitor has tried to send the current message. Formik forgets it when another page is shown. */
export const submission = { wasTried: false };

/** The state after a reload: `unconfirmed` if this tab's draft may have been sent before. */
function restoredState(): DeliveryState {
  const { message, unconfirmed: cause } = readDraft() ?? {};
  return message && cause ? { phase: 'unconfirmed', message, cause } : IDLE;
}

function change(next: DeliveryState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether a message may be sent: not while one is being sent, and after an unconfirmed one only if asked before. */
function mayStart(): boolean {
  if (state.phase === 'sending') return false;
  toast.remove(TOAST_ID);
  if (state.phase !== 'unconfirmed' || state.isAsked) return true;
  change({ ...state, isAsked: true });
  return false;
}

/** What is known about the visitor's message. */
export function useDelivery(): DeliveryState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends a message, or opens it in the visitor's email app, and announces the outcome. It does nothing while a message
 * is being sent; after an unconfirmed one it first asks the visitor whether to send again.
 */
export async function sendMessage({ service, ownerEmail, words }: Destination, typed: Message) {
  if (!mayStart()) return;
  change({ phase: 'sending', message: typed });
  // If the page is closed or reloaded meanwhile, the draft tells the next load.
  saveDraft(typed, 'closed');
  const message = asSent(typed);
  const outcome = service.mailWords ? openMail(ownerEmail, message) : await postMessage(service, message);
  change({ ...outcome, message: typed });
  if (outcome.phase === 'sent') {
    dropDraft();
    submission.wasTried = false;
  } else keepDraft(typed);
  if (outcome.phase !== 'mailed') showToast(outcome, words);
}

/** Records that the browser is about to submit the form; false while sending, or if the visitor is asked first. */
export function startSubmission(typed: Message): boolean {
  if (!mayStart()) return false;
  change({ phase: 'unconfirmed', message: typed, cause: 'posted' });
  saveDraft(typed, 'posted');
  return true;
}

/** Saves the fields as the draft, with the cause if the message is unconfirmed. */
export function keepDraft(typed: Message) {
  saveDraft(typed, state.phase === 'unconfirmed' ? state.cause : undefined);
}

/** Deletes the draft, and resets the delivery state. */
export function discardDraft() {
  dropDraft();
  submission.wasTried = false;
  if (state.phase !== 'sending') change(IDLE);
}

/** Shows the outcome on any page, and logs why a message was not sent (docs/behaviour.md, "Outcome"). */
function showToast(outcome: Outcome, { outcome: words, fallback }: ContactFormWords) {
  // A network error is a failure, although the message may have arrived.
  const isFailure = outcome.phase === 'failed' || (outcome.phase === 'unconfirmed' && outcome.cause === 'unreachable');
  const show = outcome.phase === 'sent' ? toast.success : toast.error;
  show(
    <>
      <p>{words[isFailure ? 'failed' : outcome.phase]}</p>
      {outcome.phase === 'failed' && outcome.reason && <Reason dir="auto">{outcome.reason}</Reason>}
      <FormLink label={fallback.back} />
    </>,
    { id: TOAST_ID },
  );
  if (outcome.phase === 'sent') return;
  const summary = outcome.phase === 'failed' ? 'The message was not sent.' : 'The message may not have been sent.';
  console.error(summary, outcome.details);
}

/** A link to the panel below the form, where the outcome stays visible; nothing on the form's own page. */
function FormLink({ label }: { label: string }) {
  const href = `${routes.contact}#${OUTCOME_ID}`;
  return usePathname() === routes.contact ? null : <TextLink href={href}>{label}</TextLink>;
}

const Reason = styled.p`
  margin-top: 0.25rem;
  color: ${theme.color.muted};
  font-weight: 400;
`;
