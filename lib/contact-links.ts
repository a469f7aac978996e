import type { Message } from './browser/draft';

/**
 * A `mailto:` link in ASCII (RFC 6068): percent-encoded before the `@`, and in Punycode after it.
 *
 * @param email An address in any script, such as `سارة@مثال.مصر`.
 * @throws {TypeError} if the part after the `@` is not a domain.
 */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  const { hostname } = new URL(`https://${email.slice(at + 1)}`);
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${hostname}`;
}

/** A `tel:` link for a number, which may have spaces and brackets. */
export function telephoneLink(number: string): `tel:${string}` {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

/** The whole text of a message for an email: with the visitor's name and address, and what the visitor agrees to, below it. */
function mailBody({ name, email, message, consent }: Message): string {
  return [message, `${name}\n${email}`, consent].filter(Boolean).join('\n\n');
}

/** The same with the subject, for the clipboard. */
export function formatWholeMessage(message: Message): string {
  return `${message.subject}\n\n${mailBody(message)}`;
}

/** Maximum length of a `mailto:` link, in characters. Windows passes on about 2,000; a longer link may open nothing. */
export const MAIL_LINK_MAX_LENGTH = 1900;

/**
 * A link that opens the visitor's email app with a message (RFC 6068). A text that is too long for email apps is cut
 * between two characters; `isComplete` says whether nothing was cut.
 *
 * @param address a `mailto:` link to the owner.
 */
export function mailLink(address: string, message: Message): { href: string; isComplete: boolean } {
  const withSubject = extendLink(`${address}?subject=`, message.subject, MAIL_LINK_MAX_LENGTH - '&body='.length);
  const withBody = extendLink(`${withSubject.href}&body=`, mailBody(message), MAIL_LINK_MAX_LENGTH);
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
