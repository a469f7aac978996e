'use client';

import { type RefObject, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { describedBy, Field, FieldBox } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { DeliveryState } from './delivery/delivery-state';
import { DraftOffer } from './drafts/draft-offer';
import { FormStatus } from './form-status';
import { Honeypot } from './honeypot';
import type { MessageField } from './message';
import { messageRules } from './message-rules';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  heading: string;
  /** Where a message is sent. */
  endpoint: string;
  /** The owner's address, for the way that needs no form service. */
  ownerEmail: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
}

/**
 * The form for a message to the owner. It is exported as a form the browser can send
 * by itself; once its script runs it takes over, with whatever was typed until then.
 */
export function ContactForm({ heading, endpoint, ownerEmail, sampleEmail }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { formik, delivery, drafts, isSending, submit, submitPlainly, bringBack } = useContactForm(form, {
    endpoint,
    ownerEmail,
  });
  const { values, errors, handleChange } = formik;

  function control(field: MessageField) {
    return {
      id: field,
      name: field,
      value: values[field],
      onChange: handleChange,
      readOnly: isSending,
      required: true,
      ...describedBy(field, errorOf(field)),
    };
  }

  /** What the rules say, or else what the service said of this very text. */
  function errorOf(field: MessageField): string | undefined {
    return errors[field] ?? refusalOf(field, values[field], delivery);
  }

  return (
    <Panel>
      <Heading id="send-a-message" $size="h3">
        {heading}
      </Heading>
      <DraftOffer
        draft={isSending ? undefined : drafts.offered}
        discarded={isSending ? undefined : drafts.discarded}
        onBringBack={() => {
          bringBack();
          focusFirstField(form);
        }}
        onDiscard={() => {
          drafts.discard();
          focusFirstField(form);
        }}
        onUndo={() => {
          drafts.undo();
          focusFirstField(form);
        }}
      />
      <Form
        ref={form}
        action={endpoint}
        method="post"
        noValidate={isHydrated}
        aria-labelledby="send-a-message"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Name" htmlFor="name" error={errorOf('name')}>
          <FieldBox
            {...control('name')}
            type="text"
            placeholder="Your Name"
            autoComplete="name"
            minLength={CONTACT_MIN_LENGTH.name}
          />
        </Field>
        <Field label="Email" htmlFor="email" error={errorOf('email')}>
          <FieldBox {...control('email')} type="email" placeholder={sampleEmail} autoComplete="email" />
        </Field>
        <Field label="Subject" htmlFor="subject" error={errorOf('subject')}>
          <FieldBox
            {...control('subject')}
            type="text"
            placeholder="Subject of your message"
            minLength={CONTACT_MIN_LENGTH.subject}
          />
        </Field>
        <Field label="Message" htmlFor="message" error={errorOf('message')}>
          <FieldBox
            as="textarea"
            {...control('message')}
            placeholder="Your message here..."
            rows={MESSAGE_ROWS}
            minLength={CONTACT_MIN_LENGTH.message}
          />
        </Field>
        <Honeypot />
        {/* Not `disabled`, which would throw the keyboard's focus off the button; a press is ignored above. */}
        <Button type="submit" $wide aria-disabled={isSending || undefined}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </Form>
      <FormStatus
        delivery={delivery}
        to={ownerEmail}
        message={messageRules.cast(values)}
        onPlainSubmit={submitPlainly}
      />
    </Panel>
  );
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function refusalOf(field: MessageField, value: string, delivery: DeliveryState): string | undefined {
  if (delivery.phase !== 'failed' && delivery.phase !== 'uncertain') return undefined;
  return delivery.message[field] === value ? delivery.failure?.fieldErrors[field] : undefined;
}

function focusFirstField(form: RefObject<HTMLFormElement | null>) {
  form.current?.querySelector<HTMLElement>('#name')?.focus();
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
