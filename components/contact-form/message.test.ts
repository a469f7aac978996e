import fc from 'fast-check';
import { ValidationError } from 'yup';
import { MESSAGE_FIELDS, type Message } from '@/lib/browser/draft';
import { CONTACT_MIN_LENGTH } from '@/lib/browser/form-settings';
import { messageRules, outgoingMessage } from './message';

const GOOD: Message = { name: 'Al', email: 'a@example.org', subject: 'Hey', message: '0123456789' };

/** The fields that break their rules. */
function invalidFields(message: Message): unknown[] {
  try {
    messageRules.validateSync(message, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path);
  }
}

/** Any character. Making `unit: 'binary'` takes a second. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u3000'), maxLength: 5 });

/** Zero-width spaces and joiners, a soft hyphen, direction marks, a variation selector, a blank letter, a control. */
const INVISIBLE = ['\u200b', '\u2060', '\ufeff', '\u200d', '\u00ad', '\u200f', '\u2069', '\ufe0f', '\u3164', '\u0000'];
const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), maxLength: 5 });

test('rejects blank fields', () => {
  expect(invalidFields({ name: ' ', email: ' ', subject: ' ', message: ' ' })).toEqual(MESSAGE_FIELDS);
});

test.each(Object.entries(CONTACT_MIN_LENGTH))(
  'the minimum length of %s ignores surrounding whitespace',
  (field, least) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ж', 'ع', '🌊'), maxLength: 14 }), space, (text, around) => {
        expect(invalidFields({ ...GOOD, [field]: around + text + around }).includes(field)).toBe(
          [...text].length < least,
        );
      }),
    );
  },
);

test.each(['👩🏽‍💻🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️', 'می‌شود', 'نص ١\u0600'])('accepts %s as a subject, and sends it unchanged', (subject) => {
  expect(invalidFields({ ...GOOD, subject })).toEqual([]);
  expect(outgoingMessage({ ...GOOD, subject: ` ${subject}\n` }).subject).toBe(subject);
});

test('accepts an address with invisible characters in and around it, and sends it without them', () => {
  fc.assert(
    fc.property(fc.emailAddress(), invisible, space, (email, between, around) => {
      const pasted = between + around + [...email].join(between) + around + between;
      expect(invalidFields({ ...GOOD, email: pasted })).toEqual([]);
      expect(outgoingMessage({ ...GOOD, email: pasted }).email).toBe(email);
    }),
  );
});

const WRONG = 'a|a@b|a b@example.org|@example.org|a@|a@example.|a@.org|a@-x.org|a@x..org|a@b@c.org';
const RIGHT = "sara@bücher.example|سارة@مثال.مصر|a.b+c@sub.example.co|o'neil@example.org";

test('accepts addresses that mail can be delivered to, and no others', () => {
  const isRejected = (email: string) => invalidFields({ ...GOOD, email }).includes('email');
  expect(`${WRONG}|${RIGHT}`.split('|').filter(isRejected)).toEqual(WRONG.split('|'));
});

test('has no maximum length', () => {
  const long = 'x'.repeat(100_000);
  expect(invalidFields({ name: long, email: `${long}@example.org`, subject: long, message: long })).toEqual([]);
  expect(invalidFields({ ...GOOD, email: `a@${'x-'.repeat(50_000)}` })).toEqual(['email']);
});

test('trims texts, and changes nothing else in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), space, (text, around) => {
      const typed = around + text + around;
      const cast = outgoingMessage({ ...GOOD, name: typed, subject: typed, message: typed });
      for (const field of ['name', 'subject', 'message'] as const) expect(cast[field]).toBe(text.trim());
    }),
  );
});
