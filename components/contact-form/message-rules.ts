import { type ObjectSchema, object, string } from 'yup';
import { EMPTY_MESSAGE, type Message, type MessageField } from '@/lib/bootstrap/draft';
import { CONTACT_MIN_LENGTH } from './form-settings';

const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/**
 * An address as HTML's email field defines it, with two differences: its domain has a dot, because mail to `you@gmail`
 * can't be delivered, and letters of every script are allowed, because `سارة@مثال.مصر` is an address too.
 */
const EMAIL = new RegExp(`^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Invisible characters in an address copied from a page: direction marks, joiners, control characters and others. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}/gu;

/** The fields' rules (docs/behaviour.md, "Fields and rules"), with the error of each field that breaks its rule. */
export function messageRules(errors: Readonly<Record<MessageField, string>>): ObjectSchema<Message> {
  const atLeast = (field: keyof typeof CONTACT_MIN_LENGTH) =>
    string()
      .trim()
      .default('')
      .test(field, errors[field], (text) => [...text].length >= CONTACT_MIN_LENGTH[field]);
  return object({
    name: atLeast('name'),
    email: string()
      .transform((text: string) => text.replace(INVISIBLE, ''))
      .trim()
      .default('')
      .matches(EMAIL, errors.email),
    subject: atLeast('subject'),
    message: atLeast('message'),
  });
}

/** Casting a message to the rules' types reports no errors, so the texts of errors are empty. */
const rules = messageRules(EMPTY_MESSAGE);

/**
 * The message as it is sent: trimmed, and the address without invisible characters, which would make a reply
 * undeliverable. The other fields keep them, because they affect how neighbouring characters are rendered.
 */
export function asSent(typed: Message): Message {
  return rules.cast(typed);
}
