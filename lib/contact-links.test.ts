import fc from 'fast-check';
import { formatWholeMessage, MAIL_LINK_MAX_LENGTH, mailLink, mailto, telephoneLink } from './contact-links';

test.each([
  [mailto, 'you@example.com', 'mailto:you@example.com'],
  [mailto, 'you+work@example.com', 'mailto:you%2Bwork@example.com'],
  [mailto, 'who?cc=x&y@example.com', 'mailto:who%3Fcc%3Dx%26y@example.com'],
  [mailto, 'أحمد@مثال.مصر', 'mailto:%D8%A3%D8%AD%D9%85%D8%AF@xn--mgbh0fb.xn--wgbh1c'],
  [telephoneLink, '+20 (100) 000-0000', 'tel:+201000000000'],
  [telephoneLink, '+49.30.1234.5678', 'tel:+493012345678'],
])('%p of %s is %s', (linkTo, contact, link) => {
  expect(linkTo(contact)).toBe(link);
});

/** Any character. Making `unit: 'binary'` takes a second. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Any value of a field: browsers remove carriage returns (HTML, "API value"). */
const text = fc
  .oneof(
    fc.string({ unit: character, maxLength: 3000 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('', 'مرحبا\nبك', '&body=x?#%20+', '<b>"\'</b>', '\ud800', 'x'.repeat(100_000), '𠮷'.repeat(50_000)),
  )
  .map((value) => value.replaceAll('\r', ''));

/** Parses a link as an email app does. */
function open(href: string) {
  const [to = '', query = ''] = href.slice('mailto:'.length).split('?');
  const fields = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(to), ...(Object.fromEntries(fields) as { subject: string; body: string }) };
}

/** A text as a link can contain it: line breaks are CRLF, and lone surrogates are replaced. */
function asMail(written: string): string {
  return written.replace(/\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\uFFFD');
}

test('an email has all that the visitor has typed, complete or cut between two characters', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(undefined, '', 'I agree.'), (subject, message, consent) => {
      const typed = { name: 'سارة', email: 'sara+work@example.org', subject, message, consent };
      const { href, isComplete } = mailLink(mailto('you@example.com'), typed);
      expect(href.length).toBeLessThanOrEqual(MAIL_LINK_MAX_LENGTH);
      // It is cut where the next character, twelve at most in a URL, has no room.
      if (!isComplete) expect(href.length).toBeGreaterThan(MAIL_LINK_MAX_LENGTH - 12);
      expect(href).toMatch(/^mailto:you@example\.com\?subject=[^+&\s]*&body=[^+&\s]*$/);
      const mail = open(href);
      expect(asMail(subject).startsWith(mail.subject)).toBe(true);
      const body = [message, `${typed.name}\n${typed.email}`, ...(consent ? [consent] : [])]
        .filter(Boolean)
        .join('\n\n');
      expect(formatWholeMessage(typed)).toBe(`${subject}\n\n${body}`);
      expect(asMail(body).startsWith(mail.body)).toBe(true);
      expect(mail.body.endsWith('\r')).toBe(false);
      expect(isComplete).toBe(mail.subject === asMail(subject) && mail.body === asMail(body));
    }),
  );
});
