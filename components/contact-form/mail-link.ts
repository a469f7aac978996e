import { mailto } from '@/lib/contact-links';
import { MAIL_LINK_MAX_LENGTH, MAIL_LINK_MAX_SUBJECT } from '@/lib/limits';

interface Mail {
  /** The address it goes to. */
  to: string;
  subject: string;
  message: string;
}

interface MailLink {
  href: string;
  /** Whether nothing of subject and message was cut off. */
  whole: boolean;
}

/**
 * A `mailto` link with subject and message filled in (RFC 6068): spaces as `%20`,
 * line breaks as `%0D%0A`, and no longer than mail programs accept. What does not fit
 * is left off between two characters, never within one.
 */
export function mailLink({ to, subject, message }: Mail): MailLink {
  const start = `${mailto(to)}?subject=`;
  const between = '&body=';
  const title = encode(subject, MAIL_LINK_MAX_SUBJECT);
  const body = encode(message, MAIL_LINK_MAX_LENGTH - start.length - title.text.length - between.length);
  return { href: start + title.text + between + body.text, whole: title.whole && body.whole };
}

/** Half a surrogate pair, which no encoding can carry. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

function encode(text: string, room: number): { text: string; whole: boolean } {
  // Encoded, no text is shorter than before: more than there is room for never needs a look.
  const lines = text
    .slice(0, room + 1)
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATE, '\uFFFD');
  let encoded = '';
  for (const character of lines) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (encoded.length + next.length > room) return { text: encoded, whole: false };
    encoded += next;
  }
  return { text: encoded, whole: true };
}
