/** @jest-environment node */
import { count } from './count';

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
