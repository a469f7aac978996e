import fc from 'fast-check';
import { CONTACT_MIN_LENGTH } from '@/lib/limits';
import { MESSAGE_FIELDS, type Message } from '@/lib/message';
import { expect, field, openContact, panel, sendButton, test } from './support/contact-page';
import { formSays } from './support/form-says';
import { soon } from './support/soon';

/** Texts that break forms: other scripts, pairs of surrogates, both directions, markup, and any code point. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '𠮷野家',
    'مرحبا بك',
    '‮txet‬',
    '<script>alert(1)</script>',
    '"&amp;\'%20+',
    '👩🏽‍💻',
    'a\n\nb\n',
    '{"error":"no"}',
  ),
);

const line = (least: number) => nasty.map((text) => `${text.replace(/[\r\n]/g, ' ')}${'é'.repeat(least)} `);
const lines = (least: number) => nasty.map((text) => ` ${text.replace(/\r\n?/g, '\n')}${'م'.repeat(least)}\n`);

const messages: fc.Arbitrary<Message> = fc.record({
  name: line(CONTACT_MIN_LENGTH.name),
  email: fc.constantFrom('a@example.org', 'first.last+tag@sub.example.co', ' sara@example.org '),
  subject: line(CONTACT_MIN_LENGTH.subject),
  message: lines(CONTACT_MIN_LENGTH.message),
});

test('what arrives is what was typed, trimmed', async ({ page, inbox }) => {
  test.slow();
  await openContact(page);
  await fc.assert(
    fc.asyncProperty(messages, async (typed) => {
      inbox.clear();
      for (const name of MESSAGE_FIELDS) await field(page, name).fill(typed[name]);
      await sendButton(page).press('Enter');
      await soon(() => inbox.messages.length).toBe(1);
      const { way, ...arrived } = inbox.messages[0] ?? { way: 'none' };
      const trimmed = Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, typed[name].trim()]));
      expect({ way, ...arrived }).toEqual({ way: 'json', ...trimmed });
      await expect(field(page, 'message')).toHaveValue('');
    }),
    { numRuns: 25 },
  );
});

test('a message of 100,000 characters arrives whole', async ({ page, inbox }) => {
  await openContact(page);
  const message = `${`${'سطر طويل 𠮷 '.repeat(200)}\n`.repeat(43)}${'x'.repeat(11)}`;
  const typed: Message = { name: 'Sara', email: 'sara@example.org', subject: 'Long', message };
  expect(message.length).toBeGreaterThanOrEqual(100_000);
  for (const name of MESSAGE_FIELDS) await field(page, name).fill(typed[name]);
  inbox.answerWith('error-json');
  await sendButton(page).press('Enter');
  const line = panel(page).filter({ hasText: formSays.outcome.cut });
  await expect(line).toBeVisible();
  expect((await line.getByRole('link').getAttribute('href'))?.length).toBeLessThanOrEqual(1900);
  await sendButton(page).press('Enter');
  await soon(() => inbox.messages).toEqual([{ way: 'json', ...typed }]);
});
