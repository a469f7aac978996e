import { type ObjectSchema, object, string } from 'yup';
import { CONTACT_MIN_LENGTH } from '@/lib/constants';
import { type Message, type MessageField, messageOf } from '@/lib/message';

/** One part of a domain. */
const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/**
 * An address as HTML's email field defines it, with two differences: its domain has a dot, because `you@gmail` cannot be
 * answered, and letters of every script are letters, since `سارة@مثال.مصر` is an address too.
 */
const EMAIL = new RegExp(`^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'u');

/**
 * Direction marks, joiners, spaces of no width, soft hyphens, blank letters of Hangul, variation selectors, and control
 * characters but for tabs and line breaks.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** At least so many visible characters. They are code points, so that a letter outside the basic plane is one. */
function atLeast(length: number, error: string) {
  return string()
    .trim()
    .default('')
    .test('length', error, (text) => [...text.replace(INVISIBLE, '').trim()].length >= length);
}

/**
 * The fields' rules (docs/behaviour.md, "Fields and rules").
 *
 * @param errors the error of each field that breaks its rule.
 */
export function messageRules(errors: Readonly<Record<MessageField, string>>): ObjectSchema<Message> {
  return object({
    name: atLeast(CONTACT_MIN_LENGTH.name, errors.name),
    email: string()
      .transform((text: string) => text.replace(INVISIBLE, ''))
      .trim()
      .default('')
      .test('email', errors.email, (text) => EMAIL.test(text)),
    subject: atLeast(CONTACT_MIN_LENGTH.subject, errors.subject),
    message: atLeast(CONTACT_MIN_LENGTH.message, errors.message),
  });
}

const rules = messageRules(messageOf(() => ''));

/**
 * The message as it is sent: trimmed, and the address without invisible characters, which come with one that is copied
 * from a page and would keep the answer from arriving. In a text they shape what stands beside them, and stay.
 */
export function asSent(typed: Message): Message {
  return rules.cast(typed);
}
