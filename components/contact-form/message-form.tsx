import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { errorAttributes, Field, FieldBox } from '@/components/ui/field';
import { Text, VisuallyHidden } from '@/components/ui/text';
import { CONTACT_MIN_LENGTH, MESSAGE_ROWS } from '@/lib/constants';
import { MESSAGE_FIELDS, type MessageField } from '@/lib/message';
import type { FormService } from './form-service';
import type { ContactFormWords } from './form-words';

interface MessageFormProps extends ComponentPropsWithRef<'form'> {
  service: FormService;
  /** The props by which the script controls a field. */
  fieldProps?: (field: MessageField) => { value: string; readOnly: boolean; onChange: () => void };
  /** The error of a field. */
  errorOf?: (field: MessageField) => string | undefined;
  isSending?: boolean;
  words: Pick<ContactFormWords, 'fields' | 'send' | 'sending'>;
}

/** The `id` of the form's heading. */
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
      {...service.attributes}
    >
      {MESSAGE_FIELDS.map((field) => {
        const { label, placeholder } = words.fields[field];
        const error = errorOf?.(field);
        return (
          <Field key={field} label={label} htmlFor={field} error={error}>
            <FieldBox
              id={field}
              name={field}
              dir="auto"
              placeholder={placeholder}
              required
              {...ATTRIBUTES[field]}
              {...fieldProps?.(field)}
              {...errorAttributes(field, error)}
            />
          </Field>
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
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
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
  display: grid;
  gap: 1.35rem;
  margin-top: 1.75rem;
`;
