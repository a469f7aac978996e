/** @jest-environment node */
import { count } from './count';
import { around, fillIn } from './fill-in';
import { inARow } from './in-a-row';

test.each([
  ['{link} of {project}', 'GitHub of Tides'],
  ['{project}: {link}', 'Tides: GitHub'],
  ['{project}', 'Tides'],
  ['no more', 'no more'],
  ['{other} {link}', '{other} GitHub'],
])('fills in %s wherever its placeholders stand', (sentence, filled) => {
  expect(fillIn(sentence, { link: 'GitHub', project: 'Tides' })).toBe(filled);
});

test('what is filled in is text, whatever signs are in it', () => {
  expect(fillIn('{link} of {project}', { link: '{project} $& $1', project: '$`' })).toBe('{project} $& $1 of $`');
});

test.each([
  ['© {year} Sara', ['© ', ' Sara']],
  ['{year}', ['', '']],
  ['Sara, {year}', ['Sara, ', '']],
])('an element can stand in %s', (sentence, parts) => {
  expect(around(sentence, 'year')).toEqual(parts);
});

test.each([
  ['en', 'en_US', 1, '1 second'],
  ['en', 'en_US', 15, '15 seconds'],
  ['pl', 'pl_PL', 3, 'few 3'],
  ['pl', 'pl_PL', 15, 'many 15'],
  ['cy', 'cy_GB', 2, 'two'],
  ['ar', 'ar_EG', 15, 'many ١٥'],
  ['ar', 'ar_MA', 15, 'many 15'],
])('says in %s of %s and %d: %s', (language, locale, number, said) => {
  const one = language === 'en' ? '{count} second' : 'one';
  const other = language === 'en' ? '{count} seconds' : 'other {count}';
  expect(
    count({ one, two: 'two', few: 'few {count}', many: 'many {count}', other }, number, { language, locale }),
  ).toBe(said);
});

test('a language without a form of its own for a number takes that of all others', () => {
  expect(count({ other: '{label}: {count}' }, 1, { language: 'en', locale: 'en_US' }, { label: 'Name' })).toBe(
    'Name: 1',
  );
});

test.each([
  ['{first}, {second}', 'Cairo, Giza, Luxor'],
  ['{second} < {first}', 'Luxor < Giza < Cairo'],
] as const)('puts names in a row by %s', (pair, row) => {
  expect(inARow(['Cairo', 'Giza', 'Luxor'], { pair })).toBe(row);
  expect(inARow(['Cairo'], { pair })).toBe('Cairo');
  expect(inARow([], { pair })).toBe('');
});
