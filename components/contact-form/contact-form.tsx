'use client';

import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '@/lib/limits';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Button } from '../ui/button';
import { describedBy, Field, FieldBox } from '../ui/field';
import { Heading } from '../ui/heading';
import { keepEnterOfComposition } from './composition';
import { showFailure, showSuccess } from './delivery/announce-outcome';
import type { Failure } from './delivery/deliver-message';
import { finishSending, messageUnderWay, type Sending, startSending } from './delivery/outbox';
import { mayHaveArrived } from './delivery/outcome-copy';
import { DraftOffer } from './drafts/draft-offer';
import { useDrafts } from './drafts/use-drafts';
import { FormStatus } from './form-status';
import { Honeypot } from './honeypot';
import { EMPTY_MESSAGE, MESSAGE_FIELDS, type Message, type MessageField, messageOf } from './message';
import { messageRules } from './message-rules';
import { readFields } from './read-fields';

interface ContactFormProps {
  heading: string;
  /** Where a message is sent. */
  endpoint: string;
  /** The owner's address, for the way that needs no form service. */
  ownerEmail: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
}

/** A failed attempt, and what was in the fields when it was made. */
interface Attempt {
  failure: Failure;
  typed: Message;
}

/**
 * The form for a message to the owner. It is exported as a form the browser can send
 * by itself; once its script runs it takes over, with whatever was typed until then.
 */
export function ContactForm({ heading, endpoint, ownerEmail, sampleEmail }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [isSending, setIsSending] = useState(false);
  const [mayBeSent, setMayBeSent] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const [hasSubmitted, setHasSubmitted] = useState(false);

  const formik = useFormik<Message>({
    initialValues: EMPTY_MESSAGE,
    validationSchema: messageRules,
    validateOnBlur: false,
    validateOnChange: hasSubmitted,
    onSubmit: send,
  });
  const { values, submitCount, isSubmitting } = formik;
  const drafts = useDrafts({ message: values, mayBeSent });

  async function send(typed: Message) {
    const sending = startSending(endpoint, typed, trim(typed));
    if (sending) await conclude(sending);
  }

  async function conclude(sending: Sending) {
    setIsSending(true);
    setMayBeSent(true);
    setAttempt(undefined);
    const delivery = await sending.delivery;
    // A form that has left the page leaves the outcome to the next one.
    if (!form.current || !finishSending(sending)) return;
    setIsSending(false);
    if (delivery.sent) {
      setMayBeSent(false);
      setHasSubmitted(false);
      formik.resetForm();
      showSuccess();
    } else {
      setMayBeSent(mayHaveArrived(delivery));
      setAttempt({ failure: delivery, typed: sending.typed });
      showFailure(delivery, ownerEmail, trim(sending.typed));
    }
  }

  const takeOver = useEffectEvent(() => {
    const sending = messageUnderWay();
    const found = sending?.typed ?? readFields(form.current);
    formik.setValues(found);
    drafts.load();
    if (sending && !isSending) conclude(sending);
  });

  useEffect(() => {
    takeOver();
    // Some browsers fill the fields again only when the page shows, after back and forward too.
    const onPageShow = () => takeOver();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  // React copies what is typed into the `value` attribute, and what equals its attribute
  // no browser keeps for the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is copied anew
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) control.removeAttribute('value');
  }, [values]);

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('formdata', trimFormData);
    return () => element?.removeEventListener('formdata', trimFormData);
  }, []);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current);
  }, [submitCount, isSubmitting]);

  function errorOf(field: MessageField): string | undefined {
    const isAsRefused = attempt?.typed[field] === values[field];
    return formik.errors[field] ?? (isAsRefused ? attempt?.failure.fieldErrors[field] : undefined);
  }

  function control(field: MessageField) {
    return {
      id: field,
      name: field,
      value: values[field],
      dir: 'auto',
      // All four: what was filled into another field without an event would be rendered over.
      onChange: () => formik.setValues(readFields(form.current)),
      readOnly: isSending,
      required: true,
      ...describedBy(field, errorOf(field)),
    };
  }

  function focusFirstField() {
    form.current?.querySelector<HTMLElement>('#name')?.focus();
  }

  return (
    <Panel>
      <Heading id="send-a-message" $size="h3">
        {heading}
      </Heading>
      <DraftOffer
        draft={isSending ? undefined : drafts.offered}
        onBringBack={() => {
          if (!drafts.offered) return;
          drafts.exchange();
          formik.setValues(drafts.offered.message);
          setMayBeSent(drafts.offered.mayBeSent);
          focusFirstField();
        }}
        onDiscard={() => {
          drafts.discard();
          focusFirstField();
        }}
      />
      <Form
        ref={form}
        action={endpoint}
        method="post"
        noValidate={isHydrated}
        aria-labelledby="send-a-message"
        onKeyDown={keepEnterOfComposition}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending) return;
          setHasSubmitted(true);
          // Formik judges and sends the values of its last rendering.
          flushSync(() => formik.setValues(readFields(form.current), false));
          formik.submitForm();
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
        isSending={isSending}
        failure={attempt?.failure}
        to={ownerEmail}
        message={trim(values)}
        onPlainSubmit={() => {
          setMayBeSent(true);
          form.current?.submit();
        }}
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

function trim(message: Message): Message {
  return messageRules.cast(message);
}

/** What the browser sends by itself is trimmed too. */
function trimFormData({ formData }: FormDataEvent) {
  const trimmed = trim(messageOf((field) => String(formData.get(field) ?? '')));
  for (const field of MESSAGE_FIELDS) formData.set(field, trimmed[field]);
}

/** The form's controls come in the order of the page. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  const invalid = [...(form?.elements ?? [])].find((control) => control.getAttribute('aria-invalid') === 'true');
  if (invalid instanceof HTMLElement) invalid.focus();
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
