'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Heading } from '@/components/ui/text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { DraftOffer } from './drafts/draft-offer';
import { FormStatus } from './form-status';
import type { ContactFormWords } from './form-words';
import { MessageForm } from './message-form';
import { PlainForm } from './plain-form';
import { type FormParts, RETURN_PART } from './services/form-service';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  heading: ReactNode;
  /** What the chosen form service makes of the form. */
  parts: FormParts;
  /** The owner's address, for the way that needs no form service. */
  ownerEmail: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
  words: ContactFormWords;
}

/**
 * The form for a message to the owner. It is exported as a form the browser can send
 * by itself; once its script runs it takes over, with whatever was typed until then. Where the
 * script fails, the form is the browser's again.
 */
export function ContactForm({ heading, ...form }: ContactFormProps) {
  return (
    <Panel>
      <Heading id={HEADING_ID} $size="h3">
        {heading}
      </Heading>
      <OptionalBoundary fallback={<PlainForm {...form} labelledBy={HEADING_ID} />}>
        <ScriptedForm {...form} />
      </OptionalBoundary>
    </Panel>
  );
}

const HEADING_ID = 'send-a-message';

function ScriptedForm({ parts, ownerEmail, sampleEmail, words }: Omit<ContactFormProps, 'heading'>) {
  const { formProps, controlProps, errorOf, isSending, ...form } = useContactForm({ parts, ownerEmail, words });

  return (
    <>
      {/* A draft that may not have been sent is what this page itself knows of it. */}
      {parts.comesBack && !form.draft && <Thanks id={RETURN_PART}>{words.outcome.sent}</Thanks>}
      <DraftOffer
        draft={form.draft}
        discarded={form.discardedDraft}
        onBringBack={form.bringDraftBack}
        onDiscard={form.discardDraft}
        onUndo={form.undoDiscard}
        words={words.drafts}
      />
      <MessageForm
        {...formProps}
        aria-labelledby={HEADING_ID}
        parts={parts}
        sampleEmail={sampleEmail}
        controlProps={controlProps}
        errorOf={errorOf}
        isSending={isSending}
        words={words}
      />
      <FormStatus
        delivery={form.delivery}
        to={ownerEmail}
        message={form.message}
        posted={parts.posted}
        onPlainSubmit={form.submitPlainly}
        words={words}
      />
    </>
  );
}

const Panel = styled.div`
  padding: clamp(1.4rem, 4vw, 2.8rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.print} {
    display: none;
  }
`;

/** Shown to a visitor whom the service sent back to this part of the page, which needs no script. */
const Thanks = styled.p`
  display: none;
  margin-top: 1.35rem;
  font-weight: 600;

  &:target {
    display: block;
  }
`;
