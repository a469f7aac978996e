import { type ObjectSchema, object, string } from 'yup';
import type { Message, MessageField } from '@/lib/browser/draft';
import { CONTACT_MIN_LENGTH } from '@/lib/browser/form-settings';
import { mailto } from '@/lib/contact-links';

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

/** The text of a message for an email or the clipboard: with what the visitor agrees to below it. */
export function wholeTextOf({ message, consent }: Message): string {
  return [message, consent].filter(Boolean).join('\n\n');
}

/** Maximum length of a mailto: link, in characters. Windows passes on about 2,000; a longer link may open nothing. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/**
 * A `mailto` link with subject and message filled in (RFC 6068). A text that is too long for email apps is cut between
 * two characters; `isComplete` says whether nothing was cut.
 */
export function mailLink(to: string, { subject, message }: Pick<Message, 'subject' | 'message'>) {
  const withSubject = extendLink(`${mailto(to)}?subject=`, subject, MAIL_LINK_MAX_LENGTH - '&body='.length);
  const withBody = extendLink(`${withSubject.href}&body=`, message, MAIL_LINK_MAX_LENGTH);
  return { href: withBody.href, isComplete: withSubject.isComplete && withBody.isComplete };
}

/** Adds a text to a link, character by character, until the link has the maximum length. */
function extendLink(start: string, text: string, maxLength: number): { href: string; isComplete: boolean } {
  let href = start;
  // `encodeURIComponent` throws on a lone surrogate.
  for (const character of text.replace(/\p{Surrogate}/gu, '\uFFFD')) {
    const encoding = character === '\n' ? '%0D%0A' : encodeURIComponent(character);
    if (href.length + encoding.length > maxLength) return { href, isComplete: false };
    href += encoding;
  }
  return { href, isComplete: true };
}

/** Opens the visitor's email app with a message, followed by the visitor's name and address. */
export function openMail(to: string, { name, email, subject, message, consent }: Message) {
  const text = wholeTextOf({ name, email, subject, message: `${message}\n\n${name}\n${email}`, consent });
  window.location.href = mailLink(to, { subject, message: text }).href;
  return { phase: 'mailed' } as const;
}
