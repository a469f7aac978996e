import type { Message } from '@/lib/bootstrap/draft';
import { mailto } from '@/lib/contact-links';

/** Maximum length of a mailto: link, in characters. Windows passes on about 2,000; a longer link may open nothing. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/**
 * A `mailto` link with subject and message filled in (RFC 6068). A text that is too long for email apps is cut between
 * two characters; `isWhole` says whether none was.
 */
export function mailLink(to: string, { subject, message }: Pick<Message, 'subject' | 'message'>) {
  const title = encode(`${mailto(to)}?subject=`, subject, MAIL_LINK_MAX_LENGTH - '&body='.length);
  const body = encode(`${title.link}&body=`, message, MAIL_LINK_MAX_LENGTH);
  return { href: body.link, isWhole: title.isWhole && body.isWhole };
}

function encode(start: string, text: string, maxLength: number): { link: string; isWhole: boolean } {
  let link = start;
  // `encodeURIComponent` throws on a lone surrogate.
  for (const character of text.replace(/\p{Surrogate}/gu, '\uFFFD')) {
    const next = character === '\n' ? '%0D%0A' : encodeURIComponent(character);
    if (link.length + next.length > maxLength) return { link, isWhole: false };
    link += next;
  }
  return { link, isWhole: true };
}

/** Opens the visitor's email app with a message, followed by the visitor's name and address. */
export function openMail(to: string, { name, email, subject, message }: Message) {
  window.location.href = mailLink(to, { subject, message: `${message}\n\n${name}\n${email}` }).href;
  return { phase: 'mailed' } as const;
}
