/** @jest-environment node */

import { content } from '@/lib/content/content';
import { isSampleName } from '../../scripts/check/placeholders';
import { findMistakes } from './check';
import { sentenceOf } from './mistakes.mjs';
import type { Content } from './schema';
import type { Words } from './words-schema';

/** What the build says of words in a language. */
function mistakesOf(words: object, language = 'en'): string[] {
  const other = { ...content, site: { ...content.site, language }, words: words as Words } satisfies Content;
  return findMistakes(other).map(sentenceOf);
}

/** The shipped words, with others in one group. */
function changed<Group extends keyof Words>(group: Group, words: object) {
  return { ...content.words, [group]: { ...content.words[group], ...words } };
}

test.each([
  [
    'a placeholder that is not there',
    changed('outcome', { serverError: 'It failed.' }),
    'content/words.ts: words.outcome.serverError has no {status}; write it where the sentence shall have it.',
  ],
  [
    'a placeholder by another name',
    changed('outcome', { serverError: 'It failed: {code}.' }),
    'content/words.ts: words.outcome.serverError has {code}, which nothing fills; write {status}.',
  ],
  [
    'a placeholder where nothing is filled in',
    changed('header', { menu: 'Menu {count}' }),
    'content/words.ts: words.header.menu has {count}, which nothing fills; take it out.',
  ],
  [
    'a placeholder twice',
    changed('outcome', { serverError: '{status} {status}' }),
    'content/words.ts: words.outcome.serverError has {status} twice; write it once.',
  ],
  [
    'a form without what every form needs',
    changed('form', { tooShort: { one: 'Too short', other: '{label}: {count}' } }),
    'content/words.ts: words.form.tooShort.one has no {label}; write it where the sentence shall have it.',
  ],
  [
    'no form for all other numbers',
    changed('outcome', { timeout: { one: '{count} second' } }),
    'content/words.ts: words.outcome.timeout.other is missing; write it.',
  ],
  [
    'a word that is not there',
    changed('error', { retry: '' }),
    'content/words.ts: words.error.retry is empty; write it.',
  ],
  [
    'a line break',
    changed('links', { contact: 'Contact\nMe' }),
    'content/words.ts: words.links.contact has a line break; write it on one line.',
  ],
])('%s stops the build', (_name, words, mistake) => {
  expect(mistakesOf(words)).toEqual([mistake]);
});

test.each([
  ['en', ['one']],
  ['de', ['one']],
  ['ja', []],
  ['pl', ['one', 'few', 'many']],
  ['ar', ['zero', 'one', 'two', 'few', 'many']],
  // No language, which a rule of its own says; what the forms were nobody knows.
  ['xx', []],
])('in %s a sentence about a number needs, besides other, the forms %j', (language, forms) => {
  const all = { zero: '0', one: '1', two: '2', few: '3', many: '11' };
  const [tooShort, counted] = [
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, `{label} ${text}`])),
    all,
  ];
  const words = {
    ...content.words,
    form: { ...content.words.form, tooShort: { ...tooShort, other: '{label} {count}' } },
    outcome: { ...content.words.outcome, unanswered: { ...counted, other: '{count}' }, timeout: { other: '{count}' } },
  };
  const sentence = mistakesOf(words, language).find((mistake) => mistake.includes('words.outcome.timeout lacks')) ?? '';
  const missing = [...sentence.matchAll(/(\w+) \(as for (\d+)\)/g)].map(([, name]) => name);
  expect(missing.sort()).toEqual([...forms].sort());
});

test('the sentence of missing forms says which, and of which numbers', () => {
  expect(mistakesOf(changed('outcome', { timeout: { other: '{count}' } }), 'en')).toEqual([
    'content/words.ts: words.outcome.timeout lacks what en has for some numbers: one (as for 1); write it.',
  ]);
});

test('a form may say its number in a word', () => {
  const timeout = { one: 'One second', other: '{count} seconds' };
  expect(mistakesOf(changed('outcome', { timeout }))).toEqual([]);
});

(isSampleName(content.profile.name) ? test : test.skip)('the sample says what is asked of it, to the letter', () => {
  const { error, form, links, outcome } = content.words;
  expect({ ...form.fields, ...links }).toMatchObject({
    name: { placeholder: 'Your Name' },
    subject: { placeholder: 'Subject of your message' },
    message: { placeholder: 'Your message here...' },
    contact: 'Contact Me',
    viewCv: 'View CV',
    downloadCv: 'Download CV',
  });
  expect([form.send, form.sending, form.noAddress, form.tooShort.other]).toEqual([
    'Send Message',
    'Sending...',
    'Please enter a valid email address',
    '{label} must be at least {count} characters',
  ]);
  expect([outcome.sent, outcome.failed, error.heading]).toEqual([
    "Message sent successfully! I'll get back to you soon.",
    'Failed to send message. Please try again or contact directly via email.',
    'Unexpected Application Error!',
  ]);
});
