import { Check, Copy, Mail } from 'lucide';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { SmallButton, SmallButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import { fillIn } from '@/lib/fill-in';
import { isBlank, type Message } from '@/lib/message';
import { theme } from '@/styles/theme';
import type { Failure } from './deliver-message';
import { type DeliveryState, isAbout } from './delivery-state';
import type { ContactFormWords } from './form-words';
import { mailLink } from './mail-link';
import { asSent } from './message-rules';

interface OutcomePanelProps {
  ref: RefObject<HTMLDivElement | null>;
  delivery: DeliveryState;
  /** What is in the fields. */
  typed: Message;
  /** The owner's address. */
  to: string;
  /** What is known of a message that was handed to the visitor's email app. */
  mailed: string | undefined;
  onSend: () => void;
  onPlainSubmit: () => void;
  words: Pick<ContactFormWords, 'underWay' | 'outcome' | 'fallback'>;
}

/**
 * What became of the message, under the form's button; unlike the toast it stays until the fields change.
 *
 * - The live region is in the HTML: some screen readers do not announce one that is added together with its text.
 * - It is not atomic, so that `Copied` is announced alone, and it is off for a success: the focus goes to the panel then,
 *   which reads it.
 */
export function OutcomePanel({ ref, delivery, typed, words, ...actions }: OutcomePanelProps) {
  const texts = textsOf(delivery, typed, words.outcome, actions.mailed);
  const isSent = delivery.phase === 'sent';
  return (
    <div role="status" aria-atomic="false" aria-live={isSent ? 'off' : 'polite'}>
      {delivery.phase === 'sending' && <VisuallyHidden>{words.underWay}</VisuallyHidden>}
      {texts.length > 0 && (
        <Panel ref={ref} tabIndex={-1} role="group" aria-labelledby={HEADLINE_ID} data-outcome={delivery.phase}>
          {isSent ? (
            <Thanks sentence={words.outcome.thanks} message={asSent(delivery.message)} />
          ) : (
            <>
              {texts.map((text, index) => (
                // A new element for each text: React would not find a text again that a translator has replaced.
                <p key={text} id={index === 0 ? HEADLINE_ID : undefined} dir="auto">
                  {text}
                </p>
              ))}
              <FallbackActions delivery={delivery} message={asSent(typed)} {...actions} words={words} />
            </>
          )}
        </Panel>
      )}
    </div>
  );
}

const HEADLINE_ID = 'outcome';

/** The panel's sentences; none while there is nothing to say about what is in the fields. */
function textsOf(
  delivery: DeliveryState,
  typed: Message,
  words: ContactFormWords['outcome'],
  mailed: string | undefined,
): string[] {
  if (delivery.phase === 'sent') return isBlank(typed) || isAbout(delivery, typed) ? [words.thanks] : [];
  if (!isAbout(delivery, typed)) return [];
  if (delivery.phase === 'failed')
    return [words.notSent, reasonOf(delivery.failure, words), words.kept].filter(Boolean);
  if (delivery.phase !== 'unconfirmed') return [];
  const { cause, isAsked } = delivery;
  const next = isAsked ? words.askTwice : words.kept;
  if (cause === 'mailed') return [mailed ?? '', words.kept];
  if (cause === 'unreachable') return [words.unreachable, next];
  return [words.unconfirmed, words[cause], next];
}

/** Why a message was not sent, for a visitor; empty where the service gives no reason that helps one. */
function reasonOf({ reason, status, error, fieldErrors }: Failure, words: ContactFormWords['outcome']): string {
  if (reason === 'offline') return words.offline;
  if (Object.keys(fieldErrors).length > 0) return words.fields;
  return error ?? (reason === 'status' ? fillIn(words.serverError, { status: String(status) }) : '');
}

/** The sentence with the visitor's name and address, each in its own direction. */
function Thanks({ sentence, message }: { sentence: string; message: Message }) {
  const values: Record<string, string> = { '{name}': message.name, '{email}': message.email };
  return (
    <p id={HEADLINE_ID}>
      {sentence.split(/(\{\w+\})/).map((part) => (part in values ? <bdi key={part}>{values[part]}</bdi> : part))}
    </p>
  );
}

interface FallbackActionsProps extends Pick<OutcomePanelProps, 'to' | 'onSend' | 'onPlainSubmit' | 'words'> {
  delivery: DeliveryState;
  /** What is in the fields, trimmed. */
  message: Message;
}

/** The ways to send the message: again, by email, by clipboard, or as a form that the browser submits. */
function FallbackActions({ delivery, message, to, onSend, onPlainSubmit, words }: FallbackActionsProps) {
  const { fallback, outcome } = words;
  const mail = mailLink({ to, ...message });
  const isMailed = delivery.phase === 'unconfirmed' && delivery.cause === 'mailed';
  const isAsked = delivery.phase === 'unconfirmed' && delivery.isAsked;
  const isOffline = delivery.phase === 'failed' && delivery.failure.reason === 'offline';
  return (
    <>
      {!mail.whole && <p>{outcome.cut}</p>}
      <Actions>
        {!isMailed && (
          // The second click of a double click would answer the question that the first one makes the form ask.
          <SmallButton type="button" $kind="ghost" onClick={({ detail }) => detail < 2 && onSend()}>
            <span key={String(isAsked)}>{isAsked ? fallback.sendAgain : fallback.retry}</span>
          </SmallButton>
        )}
        <SmallButtonLink href={mail.href} $kind="ghost">
          <Icon icon={Mail} size={16} />
          {fallback.mail}
        </SmallButtonLink>
        <CopyButton text={message.message} words={fallback} />
        {!isMailed && !isOffline && (
          <SmallButton type="button" $kind="ghost" onClick={({ detail }) => detail < 2 && onPlainSubmit()}>
            {fallback.plain}
          </SmallButton>
        )}
      </Actions>
    </>
  );
}

interface CopyButtonProps {
  text: string;
  words: Pick<ContactFormWords['fallback'], 'copy' | 'copied' | 'notCopied'>;
}

/** Puts a text on the clipboard, and says whether that worked. */
function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('copy');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The browser refuses, or the page has no HTTPS.
      setState('notCopied');
    }
  }

  return (
    <SmallButton type="button" $kind="ghost" onClick={copy}>
      <Icon icon={state === 'copied' ? Check : Copy} size={16} />
      {/* In an element of its own: React would not find a bare text again that a translator has replaced. */}
      <span>{words[state]}</span>
    </SmallButton>
  );
}

const Panel = styled.div`
  margin-top: 1.35rem;
  padding: 1rem 1.15rem 1.15rem;
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.field};
  font-size: ${theme.size.small};
  line-height: 1.55;
  scroll-margin-block: ${theme.space.header} 1rem;

  &[data-outcome='sent'] {
    border-color: ${theme.color.accent};
  }

  p:first-child {
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
`;
