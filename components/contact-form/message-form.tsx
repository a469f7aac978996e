import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Text, VisuallyHidden } from '@/components/ui/section';
import { MESSAGE_FIELDS, type MessageField } from '@/lib/browser/draft';
import { CONTACT_MIN_LENGTH, type ContactFormWords, type FormService } from '@/lib/browser/form-settings';
import { media, stack, theme } from '@/styles/theme';
import { SendButton } from './send-button';

export const MESSAGE_ROWS = 5;

interface MessageFormProps extends ComponentPropsWithRef<'form'> {
  service: FormService;
  fieldProps?: (field: MessageField) => { value: string; readOnly: boolean; onChange: () => void };
  errorOf?: (field: MessageField) => string | undefined;
  isSending?: boolean;
  words: Pick<ContactFormWords, 'fields' | 'send' | 'sending' | 'outcome'>;
}

export const HEADING_ID = 'send-a-message';

/** The four fields and the button, with all that a browser needs to validate and submit them without scripts. */
export function MessageForm({ service, fieldProps, errorOf, isSending, words, ...formProps }: MessageFormProps) {
  return (
    <Form
      {...formProps}
      aria-labelledby={HEADING_ID}
      action={service.action}
      method="post"
      data-contact-form=""
      // Where the script sends messages, for the site's policy (export/content-security-policy.ts).
      data-endpoint={service.endpoint}
      // What the bootstrap script asks before a message that may have arrived is sent again.
      data-ask-twice={service.mailWords ? undefined : words.outcome.askTwice}
      {...service.attributes}
    >
      {MESSAGE_FIELDS.map((field) => {
        const { label, placeholder } = words.fields[field];
        const error = errorOf?.(field);
        const errorId = `${field}-error`;
        return (
          <div key={field}>
            <Label htmlFor={field}>{label}</Label>
            <Box
              id={field}
              name={field}
              dir="auto"
              placeholder={placeholder}
              required
              {...ATTRIBUTES[field]}
              {...fieldProps?.(field)}
              {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
            />
            {error && <ErrorText id={errorId}>{error}</ErrorText>}
          </div>
        );
      })}
      {Object.entries({ ...service.fields, ...service.returnFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {service.honeypot && (
        <VisuallyHidden aria-hidden="true">
          <input {...service.honeypot} tabIndex={-1} />
        </VisuallyHidden>
      )}
      {service.mailWords && <Text>{service.mailWords.note}</Text>}
      {/* Not `disabled`, so that the button keeps the focus; the form ignores presses while it is sending. */}
      <SendButton type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </SendButton>
    </Form>
  );
}

const ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name', minLength: CONTACT_MIN_LENGTH.name },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', minLength: CONTACT_MIN_LENGTH.subject },
  message: { as: 'textarea', rows: MESSAGE_ROWS, minLength: CONTACT_MIN_LENGTH.message },
} as const satisfies Record<MessageField, object>;

const Form = styled.form`
  ${stack('1.35rem')}
  margin-top: 1.75rem;
`;

const Label = styled.label`
  display: block;
  margin-bottom: 0.35rem;
  font-size: ${theme.size.small};
  font-weight: 600;
`;

const ErrorText = styled.p`
  margin-top: 0.4rem;
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: 500;
  line-height: 1.45;

  ${media.moreContrast} {
    color: color-mix(in srgb, ${theme.color.danger} 75%, ${theme.color.ink});
  }
`;

/**
 * Fields take the direction of their text (`dir="auto"`), which is left to right while they are empty, although the
 * placeholder is in the site's language. Email addresses are left to right.
 */
const Box = styled.input`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.field};
  background: ${theme.color.page};
  line-height: 1.5;
  transition: border-color ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 0.85;
  }

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:read-only {
    color: ${theme.color.muted};
    border-color: ${theme.color.line};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  &:is(input) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  &:is(textarea) {
    resize: vertical;
  }

  &:placeholder-shown {
    direction: inherit;
  }

  [dir=rtl] &[type='email'] {
    direction: ltr;
    text-align: end;
  }
`;
