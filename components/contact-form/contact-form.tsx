'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Field, FieldBox } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Text } from '@/components/ui/text';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { SUCCESS_LINE } from './delivery/outcome-copy';
import { DraftOffer } from './drafts/draft-offer';
import { FormStatus } from './form-status';
import { Honeypot } from './honeypot';
import { type FormParts, RETURN_PART } from './services/form-service';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  heading: string;
  /** What the chosen form service makes of the form. */
  parts: FormParts;
  /** The owner's address, for the way that needs no form service. */
  ownerEmail: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
}

/**
 * The form for a message to the owner. It is exported as a form the browser can send
 * by itself; once its script runs it takes over, with whatever was typed until then.
 */
export function ContactForm({ heading, parts, ownerEmail, sampleEmail }: ContactFormProps) {
  const { formProps, controlProps, errorOf, isSending, ...form } = useContactForm({ parts, ownerEmail });

  return (
    <Panel>
      <Heading id="send-a-message" $size="h3">
        {heading}
      </Heading>
      {/* A draft that may not have been sent is what this page itself knows of it. */}
      {parts.comesBack && !form.draft && <Thanks id={RETURN_PART}>{SUCCESS_LINE}</Thanks>}
      <DraftOffer
        draft={form.draft}
        discarded={form.discardedDraft}
        onBringBack={form.bringDraftBack}
        onDiscard={form.discardDraft}
        onUndo={form.undoDiscard}
      />
      <Form {...formProps} aria-labelledby="send-a-message">
        <Field label="Name" htmlFor="name" error={errorOf('name')}>
          <FieldBox
            {...controlProps('name')}
            type="text"
            placeholder="Your Name"
            autoComplete="name"
            minLength={CONTACT_MIN_LENGTH.name}
          />
        </Field>
        <Field label="Email" htmlFor="email" error={errorOf('email')}>
          <FieldBox {...controlProps('email')} type="email" placeholder={sampleEmail} autoComplete="email" />
        </Field>
        <Field label="Subject" htmlFor="subject" error={errorOf('subject')}>
          <FieldBox
            {...controlProps('subject')}
            type="text"
            placeholder="Subject of your message"
            minLength={CONTACT_MIN_LENGTH.subject}
          />
        </Field>
        <Field label="Message" htmlFor="message" error={errorOf('message')}>
          <FieldBox
            as="textarea"
            {...controlProps('message')}
            placeholder="Your message here..."
            rows={MESSAGE_ROWS}
            minLength={CONTACT_MIN_LENGTH.message}
          />
        </Field>
        {Object.entries({ ...parts.fields, ...parts.plainFields }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {parts.honeypot && <Honeypot {...parts.honeypot} />}
        {parts.note && <Text>{parts.note}</Text>}
        {/* Not `disabled`, which would take the keyboard's focus off the button; the form ignores the press. */}
        <Button type="submit" $wide aria-disabled={isSending || undefined}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </Form>
      <FormStatus
        delivery={form.delivery}
        to={ownerEmail}
        message={form.message}
        posted={parts.posted}
        onPlainSubmit={form.submitPlainly}
      />
    </Panel>
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

const Form = styled.form`
  display: grid;
  gap: 1.35rem;
  margin-top: 1.75rem;
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
