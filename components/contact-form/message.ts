import { type ObjectSchema, object, string } from 'yup';
import type { Message, MessageField } from '@/lib/browser/draft';
import { CONTACT_MIN_LENGTH } from '@/lib/browser/form-settings';
import { mailLink, mailto } from '@/lib/contact-links';

const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/**
 * An address as HTML's email field defines it, with two differences: its domain has a dot, because mail to `you@gmail`
 * can't be delivered, and letters of every script are allowed, because `سارة@مثال.مصر` is an address too.
 */
const EMAIL = new RegExp(`^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Invisible characters in an address copied from a page: direction marks, joiners, control characters and others. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}/gu;

const textRule = (field: keyof typeof CONTACT_MIN_LENGTH) =>
  string()
    .trim()
    .default('')
    .test(field, (text) => [...text].length >= CONTACT_MIN_LENGTH[field]);

/** The fields' rules (docs/behaviour.md, "Fields and rules"). The texts of their errors are in the form's words. */
export const messageRules: ObjectSchema<Record<MessageField, string>> = object({
  name: textRule('name'),
  email: string()
    .transform((text: string) => text.replace(INVISIBLE, ''))
    .trim()
    .default('')
    .matches(EMAIL),
  subject: textRule('subject'),
  message: textRule('message'),
});

/** These rules for a form with a box for the consent. */
export const rulesWithConsent = messageRules.shape({ consent: string().required() });

/**
 * The message as it is sent: trimmed, and the address without invisible characters, which would make a reply
 * undeliverable. The other fields keep them, because they affect how neighbouring characters are rendered.
 */
export function outgoingMessage(values: Message): Message {
  return messageRules.cast(values);
}

/** Opens the visitor's email app with a message. The page can't know whether one opens. */
export function openMail(to: string, message: Message) {
  window.location.href = mailLink(mailto(to), message).href;
  return { phase: 'mailed' } as const;
}
