import { MAIL_LINK_MAX_LENGTH, MAIL_LINK_MAX_SUBJECT } from '@/lib/constants';
import { mailto } from '@/lib/contact-links';
import type { Message } from '@/lib/message';

/**
 * A `mailto` link with subject and message filled in (RFC 6068), no longer than email apps accept. A text that is too
 * long is cut between two characters.
 *
 * @param to the recipient's address.
 * @returns the link, and whether it contains subject and message in full.
 */
export function mailLink(to: string, { subject, message }: Pick<Message, 'subject' | 'message'>) {
  const start = `${mailto(to)}?subject=`;
  const title = encode(subject, MAIL_LINK_MAX_SUBJECT);
  const body = encode(message, MAIL_LINK_MAX_LENGTH - `${start}${title.text}&body=`.length);
  return { href: `${start}${title.text}&body=${body.text}`, isWhole: title.isWhole && body.isWhole };
}

function encode(whole: string, room: number): { text: string; isWhole: boolean } {
  let text = '';
  // `encodeURIComponent` throws on a lone surrogate.
  for (const character of whole.replace(/\p{Surrogate}/gu, '\uFFFD')) {
    const next = character === '\n' ? '%0D%0A' : encodeURIComponent(character);
    if (text.length + next.length > room) return { text, isWhole: false };
    text += next;
  }
  return { text, isWhole: true };
}

/** Opens the visitor's email app with a message, followed by the visitor's name and address. */
export function openMail(to: string, { name, email, subject, message }: Message) {
  window.location.href = mailLink(to, { subject, message: `${message}\n\n${name}\n${email}` }).href;
  return { phase: 'mailed' } as const;
}
