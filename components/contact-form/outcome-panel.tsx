import { Check, Copy, Mail } from 'lucide';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/section';
import { copyText } from '@/lib/browser/copy-text';
import { isBlank, MESSAGE_FIELDS, type Message } from '@/lib/browser/draft';
import { type ContactFormWords, OUTCOME_ID } from '@/lib/browser/form-settings';
import { formatWholeMessage, mailLink, mailto } from '@/lib/contact-links';
import { fillIn } from '@/lib/language/fill-in';
import { media, row, theme } from '@/styles/theme';
import type { DeliveryState, FormSettings } from './delivery-store';
import { outgoingMessage } from './message';
import { FORM_ID } from './message-form';

/** The value of the button by which the browser, not the script, submits the form. */
export const BASIC_FORM = 'basic';

interface OutcomePanelProps extends FormSettings {
  ref: RefObject<HTMLDivElement | null>;
  delivery: DeliveryState;
  /** The fields' current values. */
  values: Message;
}

/**
 * The outcome of the message, below the form's button, with other ways to send it.
 *
 * - The live region is in the HTML: some screen readers do not announce one that is added together with its text. The
 *   link in a toast leads to it, because the panel may be added after the router has scrolled to its target.
 * - It is not atomic, so that only `Copied` is announced after a copy. It is off for a success, because screen readers
 *   read the panel when it gets the focus then.
 */
export function OutcomePanel({ ref, ...props }: OutcomePanelProps) {
  const { phase } = props.delivery;
  const sentences = describeOutcome(props);
  return (
    <div id={OUTCOME_ID} role="status" aria-atomic="false" aria-live={phase === 'sent' ? 'off' : 'polite'}>
      {phase === 'sending' && <VisuallyHidden>{props.words.underWay}</VisuallyHidden>}
      {sentences.length > 0 && (
        <Panel ref={ref} tabIndex={-1} role="group" aria-labelledby={HEADLINE_ID} data-outcome={phase}>
          {sentences.map((sentence, index) => (
            // Keyed by its text: React could not update a text node that a translation tool has replaced.
            <p key={sentence} id={index === 0 ? HEADLINE_ID : undefined} dir="auto">
              {sentence}
            </p>
          ))}
          {phase !== 'sent' && <OtherWays {...props} />}
        </Panel>
      )}
    </div>
  );
}

const HEADLINE_ID = 'outcome-headline';

type PanelProps = Omit<OutcomePanelProps, 'ref'>;

/** The panel's sentences; none if there is nothing to say about the current values of the fields. */
function describeOutcome({ delivery, values, words: { outcome }, service }: PanelProps): string[] {
  if (delivery.phase === 'idle' || delivery.phase === 'sending') return [];
  // An unconfirmed outcome stays true when the fields change.
  if (delivery.phase === 'unconfirmed') {
    const { cause, isAsked } = delivery;
    const reasons = cause === 'unreachable' ? [outcome.unreachable] : [outcome.unconfirmed, outcome[cause]];
    return [...reasons, isAsked ? outcome.askTwice : outcome.kept];
  }
  const isCurrent = MESSAGE_FIELDS.every((field) => delivery.message[field] === values[field]);
  if (!isCurrent && !(delivery.phase === 'sent' && isBlank(values))) return [];
  if (delivery.phase === 'mailed') return [service.mailWords?.posted ?? '', outcome.kept];
  if (delivery.phase === 'sent') {
    const { name, email } = delivery.outgoing ?? delivery.message;
    return [fillIn(outcome.thanks, { name: isolate(name), email: isolate(email) })];
  }
  const { cause, reason = '', details } = delivery;
  const explanation = cause ? fillIn(outcome[cause], { status: String(details.status) }) : reason;
  return [outcome.notSent, explanation, outcome.kept].filter(Boolean);
}

/** Buttons for a message that was not sent, or may not have been. Two of them submit the form. */
function OtherWays({ delivery, values, ownerEmail, words: { fallback, outcome } }: PanelProps) {
  const message = outgoingMessage(values);
  const mail = mailLink(mailto(ownerEmail), message);
  const isMailed = delivery.phase === 'mailed';
  const isOffline = delivery.phase === 'failed' && delivery.cause === 'offline';
  const retry = delivery.phase === 'unconfirmed' && delivery.isAsked ? fallback.sendAgain : fallback.retry;
  return (
    <>
      {!mail.isComplete && <p>{outcome.cut}</p>}
      <Actions>
        {!isMailed && (
          <Button type="submit" form={FORM_ID} $kind="small">
            <span key={retry}>{retry}</span>
          </Button>
        )}
        <ButtonLink href={mail.href} $kind="small">
          <Icon icon={Mail} size={16} />
          {fallback.mail}
        </ButtonLink>
        <CopyMessage text={formatWholeMessage(message)} words={fallback} />
        {!isMailed && !isOffline && (
          <Button type="submit" form={FORM_ID} value={BASIC_FORM} $kind="small">
            {fallback.plain}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** Isolates the direction of a text from that of the sentence around it (UAX #9, "isolates"). */
function isolate(text: string) {
  return `\u2068${text}\u2069`;
}

/** A button that copies the message, and says whether that worked until the message changes. */
function CopyMessage({ text, words }: { text: string; words: ContactFormWords['fallback'] }) {
  const [attempt, setAttempt] = useState<{ text: string; state: 'copied' | 'notCopied' }>();
  // A changed text has not been copied.
  const state = attempt?.text === text ? attempt.state : 'copy';

  async function copy() {
    setAttempt({ text, state: await copyText(text) });
  }

  return (
    <Button type="button" $kind="small" onClick={copy}>
      <Icon icon={state === 'copied' ? Check : Copy} size={16} />
      {/* In its own element: React could not update a text node that a translation tool has replaced. */}
      <span>{words[state]}</span>
    </Button>
  );
}

const Panel = styled.div`
  margin-top: 1.35rem;
  padding: 1rem 1.15rem 1.15rem;
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.field};
  font-size: ${theme.size.small};
  line-height: 1.55;
  /* Where toasts are not beside the form, there is room for one below it. */
  scroll-margin-block: ${theme.space.header} 12rem;

  ${media.desktop} {
    scroll-margin-bottom: 1rem;
  }

  &[data-outcome='sent'] {
    border-color: ${theme.color.accent};
  }

  p:first-child {
    font-weight: 600;
  }
`;

const Actions = styled.div`
  ${row('0.5rem')}
  margin-top: 0.75rem;
`;
