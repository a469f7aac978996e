'use client';

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SmallButton } from '@/components/ui/button';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/text';
import { RETURN_PART, readFields } from '@/lib/draft';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { ContactFormWords } from './form-words';
import { MessageForm } from './message-form';
import { OutcomePanel } from './outcome-panel';
import type { FormParts } from './services/form-service';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  heading: ReactNode;
  /** What the chosen form service makes of the form. */
  parts: FormParts;
  /** The owner's address. */
  ownerEmail: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
  words: ContactFormWords;
}

/**
 * The form for a message to the owner. The exported one is submitted by the browser; where the form's script throws, it is
 * again.
 */
export function ContactForm({ heading, ...form }: ContactFormProps) {
  return (
    <Card>
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={<PlainForm {...form} />}>
        <ScriptedForm {...form} />
      </OptionalBoundary>
    </Card>
  );
}

const HEADING_ID = 'send-a-message';

type FormProps = Omit<ContactFormProps, 'heading'>;

function ScriptedForm({ parts, ownerEmail, sampleEmail, words }: FormProps) {
  const { delivery, typed, isRestored, ...form } = useContactForm({ parts, ownerEmail, words });

  return (
    <>
      {parts.comesBack && delivery.phase === 'idle' && <Thanks id={RETURN_PART}>{words.outcome.sent}</Thanks>}
      <div role="status">
        {isRestored && (
          <Restored>
            <p>{words.draft.restored}</p>
            <SmallButton type="button" $kind="ghost" onClick={form.discardDraft}>
              {words.draft.discard}
            </SmallButton>
          </Restored>
        )}
      </div>
      <MessageForm
        {...form.formProps}
        aria-labelledby={HEADING_ID}
        parts={parts}
        sampleEmail={sampleEmail}
        controlProps={form.controlProps}
        errorOf={form.errorOf}
        isSending={delivery.phase === 'sending'}
        words={words}
      />
      <OutcomePanel
        ref={form.panel}
        delivery={delivery}
        typed={typed}
        to={ownerEmail}
        mailed={parts.posted}
        onSend={form.sendAgain}
        onPlainSubmit={form.submitPlainly}
        words={words}
      />
    </>
  );
}

/** The form as it was exported, with what was typed into the one that failed. */
function PlainForm({ parts, sampleEmail, words }: FormProps) {
  // The form that failed is in the page until this one replaces it.
  const [typed] = useState(() => readFields(document.querySelector(`form[aria-labelledby="${HEADING_ID}"]`)));

  return (
    <MessageForm
      parts={parts}
      aria-labelledby={HEADING_ID}
      sampleEmail={sampleEmail}
      words={words}
      controlProps={(field) => ({ id: field, name: field, dir: 'auto', required: true, defaultValue: typed[field] })}
    />
  );
}

const Card = styled.div`
  padding: clamp(1.4rem, 4vw, 2.8rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.print} {
    display: none;
  }
`;

/** Shown without script to a visitor whom the service sent back to this part of the page. */
const Thanks = styled.p`
  display: none;
  margin-top: 1.35rem;
  font-weight: 600;

  &:target {
    display: block;
  }
`;

/** The button looks like a link, so that the line stays one line. */
const Restored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  margin-top: 0.6rem;
  color: ${theme.color.muted};
  font-size: ${theme.size.small};

  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.accent};
  }

  button:hover {
    background: none;
    text-decoration: underline;
  }
`;
