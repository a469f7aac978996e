'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '../limits';
import { Button } from '../ui/button';
import { Field, FieldBox } from '../ui/field';
import { Heading } from '../ui/heading';

interface ContactFormProps {
  heading: string;
  /** Where a message is sent. */
  endpoint: string;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
}

/** The form for a message to the owner. */
export function ContactForm({ heading, endpoint, sampleEmail }: ContactFormProps) {
  return (
    <Panel>
      <Heading id="send-a-message" $size="h3">
        {heading}
      </Heading>
      <Form action={endpoint} method="post" aria-labelledby="send-a-message">
        <Field label="Name" htmlFor="name">
          <FieldBox
            id="name"
            name="name"
            type="text"
            placeholder="Your Name"
            autoComplete="name"
            required
            minLength={CONTACT_MIN_LENGTH.name}
          />
        </Field>
        <Field label="Email" htmlFor="email">
          <FieldBox id="email" name="email" type="email" placeholder={sampleEmail} autoComplete="email" required />
        </Field>
        <Field label="Subject" htmlFor="subject">
          <FieldBox
            id="subject"
            name="subject"
            type="text"
            placeholder="Subject of your message"
            autoComplete="off"
            required
            minLength={CONTACT_MIN_LENGTH.subject}
          />
        </Field>
        <Field label="Message" htmlFor="message">
          <FieldBox
            as="textarea"
            id="message"
            name="message"
            placeholder="Your message here..."
            rows={MESSAGE_ROWS}
            required
            minLength={CONTACT_MIN_LENGTH.message}
          />
        </Field>
        <Button type="submit" $wide>
          Send Message
        </Button>
      </Form>
    </Panel>
  );
}

const Panel = styled.div`
  padding: clamp(1.4rem, 4vw, 2.8rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  @media print {
    display: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.35rem;
  margin-top: 1.75rem;
`;
