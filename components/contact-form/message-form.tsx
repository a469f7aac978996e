import { type ChangeEventHandler, type ComponentPropsWithRef, memo } from 'react';
import styled, { css } from 'styled-components';
import { Text, VisuallyHidden } from '@/components/ui/section';
import { CONSENT_FIELD, MESSAGE_FIELDS, type Message, type MessageField } from '@/lib/browser/draft';
import {
  CONTACT_MIN_LENGTH,
  type ConsentSentence,
  type ContactFormWords,
  type FormService,
} from '@/lib/browser/form-settings';
import { media, smallText, stack, theme } from '@/styles/theme';
import { SendButton } from './send-button';

/** Height of the message's field, in lines. */
export const MESSAGE_ROWS = 5;

/** The `id` of the heading that names the form. */
export const HEADING_ID = 'send-a-message';

/** The `id` of the form, for buttons outside that submit it. */
export const FORM_ID = 'contact-form';

interface MessageFormProps extends ComponentPropsWithRef<'form'> {
  service: FormService;
  words: Pick<ContactFormWords, 'consent' | 'fields' | 'send' | 'sending' | 'outcome'>;
  /** The values of the fields. Without scripts there are none, and the browser keeps what is typed. */
  values?: Message;
  errors?: Partial<Message>;
  isSending?: boolean;
  onFieldChange?: ChangeEventHandler;
  onConsent?: ConsentFieldProps['onChange'];
}

/** The four fields, the consent and the button, with all that a browser needs to validate and submit them without scripts. */
export function MessageForm(props: MessageFormProps) {
  const { service, words, values, errors, isSending, onFieldChange, onConsent, ...formProps } = props;
  return (
    <Form
      {...formProps}
      id={FORM_ID}
      aria-labelledby={HEADING_ID}
      action={service.action}
      method="post"
      data-contact-form=""
      // Where the script sends messages, for the site's policy (export/content-security-policy.ts).
      data-endpoint={service.endpoint}
      // What the bootstrap script asks before a message that may have arrived is sent again.
      data-ask-twice={service.mailWords ? undefined : words.outcome.askTwice}
      $needsScripts={service.mailWords !== undefined}
      {...service.attributes}
    >
      {MESSAGE_FIELDS.map((field) => (
        <Field
          key={field}
          name={field}
          words={words.fields[field]}
          value={values?.[field]}
          error={errors?.[field]}
          readOnly={isSending}
          onChange={onFieldChange}
        />
      ))}
      {Object.entries({ ...service.fields, ...service.returnFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {service.honeypot && (
        <VisuallyHidden aria-hidden="true">
          <input {...service.honeypot} tabIndex={-1} />
        </VisuallyHidden>
      )}
      {words.consent && (
        <ConsentField consent={words.consent} value={values?.consent} error={errors?.consent} onChange={onConsent} />
      )}
      {service.mailWords && <Text>{service.mailWords.note}</Text>}
      {/* Not `disabled`, so that the button keeps the focus; the form ignores presses while it is sending. */}
      <SendButton type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </SendButton>
    </Form>
  );
}

interface FieldProps {
  name: MessageField;
  words: ContactFormWords['fields'][MessageField];
  value?: string;
  error?: string;
  readOnly?: boolean;
  onChange?: ChangeEventHandler;
}

/**
 * A field with its label and its error. It is rendered again only if its own props change (`memo`). Otherwise a change in
 * another field would make React overwrite text that a password manager has filled in without an event.
 */
const Field = memo(function LabelledField({ name, words, error, ...props }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div>
      <Label htmlFor={name}>{words.label}</Label>
      <Control
        id={name}
        name={name}
        dir="auto"
        placeholder={words.placeholder}
        required
        {...FIELD_ATTRIBUTES[name]}
        {...props}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
});

interface ConsentFieldProps {
  consent: ConsentSentence;
  /** What the visitor agrees to, or an empty text. Without scripts there is none, and the browser keeps the tick. */
  value?: string;
  error?: string;
  onChange?: (text: string) => void;
}

/** The sentence on how messages are used, beside a box that has to be ticked, or alone. */
function ConsentField({ consent: { sentence, box }, value, error, onChange }: ConsentFieldProps) {
  if (!box) return <Sentence>{sentence}</Sentence>;
  const errorId = `${CONSENT_FIELD}-error`;
  return (
    <div>
      <BoxLabel>
        <Box
          type="checkbox"
          name={CONSENT_FIELD}
          value={box.text}
          required
          {...(value !== undefined && { checked: value !== '' })}
          onChange={({ target }) => onChange?.(target.checked ? box.text : '')}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{sentence}</span>
      </BoxLabel>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}

const FIELD_ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name', minLength: CONTACT_MIN_LENGTH.name },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', minLength: CONTACT_MIN_LENGTH.subject },
  message: { as: 'textarea', rows: MESSAGE_ROWS, minLength: CONTACT_MIN_LENGTH.message },
} as const satisfies Record<MessageField, object>;

/** Browsers garble an email that they make of a form. The bootstrap script, which sets the theme, makes it. */
const Form = styled.form<{ $needsScripts: boolean }>`
  ${stack('1.35rem')}
  margin-top: 1.75rem;

  ${({ $needsScripts }) =>
    $needsScripts &&
    css`
      :root:not([data-theme]) & {
        display: none;
      }
    `}
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

const Sentence = styled.p`
  ${smallText}
`;

const BoxLabel = styled.label`
  display: flex;
  gap: 0.75rem;
  min-height: ${theme.target};
  ${smallText}
`;

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  accent-color: ${theme.color.accent};

  &[aria-invalid='true']:not(:focus-visible) {
    outline: 1px solid ${theme.color.danger};
    outline-offset: 2px;
  }
`;

/**
 * Fields take the direction of their text (`dir="auto"`), which is left to right while they are empty, although the
 * placeholder is in the site's language. Email addresses are left to right.
 */
const Control = styled.input`
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
