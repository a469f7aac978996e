import fc from 'fast-check';
import { MAIL_LINK_MAX_LENGTH, mailLink } from './mail-link';

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

test('the link contains subject and message, complete or cut between two characters', () => {
  fc.assert(
    fc.property(text, text, (subject, message) => {
      const { href, isWhole } = mailLink('you@example.com', { subject, message });
      expect(href.length).toBeLessThanOrEqual(MAIL_LINK_MAX_LENGTH);
      expect(href).toMatch(/^mailto:you@example\.com\?subject=[^+&\s]*&body=[^+&\s]*$/);
      const mail = open(href);
      expect(asMail(subject).startsWith(mail.subject)).toBe(true);
      expect(asMail(message).startsWith(mail.body)).toBe(true);
      expect(mail.body.endsWith('\r')).toBe(false);
      expect(isWhole).toBe(mail.subject === asMail(subject) && mail.body === asMail(message));
    }),
  );
});

test('a long message is cut so that email apps accept the link', () => {
  const { href, isWhole } = mailLink('you@example.com', { subject: 'A desk', message: 'x'.repeat(5000) });
  expect(href).toHaveLength(MAIL_LINK_MAX_LENGTH);
  expect(isWhole).toBe(false);
});
