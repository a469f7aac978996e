import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Field, FieldBox } from '@/components/ui/field';
import { Text, VisuallyHidden } from '@/components/ui/text';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '@/lib/limits';
import type { MessageField } from '@/lib/message';
import type { ContactFormWords } from './form-words';
import type { FormParts } from './services/form-service';

/** The attributes of every field's control. */
interface ControlProps {
  id: string;
  name: string;
  dir: string;
  required: boolean;
  value?: string;
  defaultValue?: string;
  readOnly?: boolean;
  onChange?: () => void;
}

interface MessageFormProps extends ComponentPropsWithRef<'form'> {
  /** What the form service wants of the form. */
  parts: FormParts;
  /** What the email field shows while it is empty. */
  sampleEmail: string;
  /** The attributes of a field's control. */
  controlProps: (field: MessageField) => ControlProps;
  /** What is wrong with a field. */
  errorOf?: (field: MessageField) => string | undefined;
  isSending?: boolean;
  words: Pick<ContactFormWords, 'fields' | 'send' | 'sending'>;
}

/** The four fields and the button, with all a browser needs to check and submit them without script. */
export function MessageForm({
  parts,
  sampleEmail,
  controlProps,
  errorOf = () => undefined,
  isSending = false,
  words,
  ...formProps
}: MessageFormProps) {
  const { name, email, subject, message } = words.fields;
  return (
    <Form
      {...formProps}
      action={parts.action}
      method="post"
      data-contact-form=""
      onKeyDown={ignoreStrayEnter}
      // Where the script's calls go, for the site's policy (export/content-security-policy.mjs).
      data-endpoint={parts.endpoint}
      {...parts.attributes}
    >
      <Field label={name.label} htmlFor="name" error={errorOf('name')}>
        <FieldBox
          {...controlProps('name')}
          type="text"
          placeholder={name.placeholder}
          autoComplete="name"
          minLength={CONTACT_MIN_LENGTH.name}
        />
      </Field>
      <Field label={email.label} htmlFor="email" error={errorOf('email')}>
        <FieldBox {...controlProps('email')} type="email" placeholder={sampleEmail} autoComplete="email" />
      </Field>
      <Field label={subject.label} htmlFor="subject" error={errorOf('subject')}>
        <FieldBox
          {...controlProps('subject')}
          type="text"
          placeholder={subject.placeholder}
          minLength={CONTACT_MIN_LENGTH.subject}
        />
      </Field>
      <Field label={message.label} htmlFor="message" error={errorOf('message')}>
        <FieldBox
          as="textarea"
          {...controlProps('message')}
          placeholder={message.placeholder}
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
      <Button type="submit" $wide aria-disabled={isSending || undefined} onClick={ignoreSecondClick}>
        {isSending ? words.sending : words.send}
      </Button>
    </Form>
  );
}

/** `keyCode` of a key that an input method has handled, whichever key it was. */
const INPUT_METHOD_KEY = 229;

/**
 * Keeps an Enter from submitting the form that is held down, or with which an input method settles on a word. Safari ends
 * the composition before the key that ended it, so that only the key's code tells.
 *
 * A phone's Go is meant for the form even while the keyboard still underlines the last word; it has no `code`.
 */
function ignoreStrayEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, keyCode, code, isComposing, repeat } = event.nativeEvent;
  const isOfInputMethod = keyCode === INPUT_METHOD_KEY || (isComposing && code !== '');
  // In a box of several lines Enter makes lines.
  const isStray = repeat || isOfInputMethod;
  if (key === 'Enter' && isStray && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** The second click of a double click would answer a question unread that the first one made the form ask. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/**
 * A hidden field against spam: a service drops a message in which it is filled in, since only a program can see it. Only
 * a form that the browser submits carries it, not the script's call.
 */
function Honeypot(field: NonNullable<FormParts['honeypot']>) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input {...field} tabIndex={-1} autoComplete={field.type === 'text' ? 'off' : undefined} />
    </VisuallyHidden>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.35rem;
  margin-top: 1.75rem;
`;
