import { fillIn, inSiteDigits, joinList, splitAtPlaceholder } from './fill-in';
import { digitsOf } from './writing-systems';

test.each([
  ['{link} of {project}', 'GitHub of Tides'],
  ['{project}: {link}', 'Tides: GitHub'],
  ['{project}', 'Tides'],
  ['no more', 'no more'],
  ['{other} {link}', '{other} GitHub'],
])('the placeholders of %s are filled in', (sentence, filled) => {
  expect(fillIn(sentence, { link: 'GitHub', project: 'Tides' })).toBe(filled);
});

test('special characters in a value stay as they are', () => {
  expect(fillIn('{link} of {project}', { link: '{project} $& $1', project: '$`' })).toBe('{project} $& $1 of $`');
});

test.each([
  ['© {year} Sara', ['© ', ' Sara']],
  ['{year}', ['', '']],
  ['Sara, {year}', ['Sara, ', '']],
])('%s is split at its placeholder', (sentence, parts) => {
  expect(splitAtPlaceholder(sentence, 'year')).toEqual(parts);
});

test.each([
  ['{first}, {second}', 'Cairo, Giza, Luxor'],
  ['{second} < {first}', 'Luxor < Giza < Cairo'],
] as const)('names are joined by %s', (pair, row) => {
  expect(joinList(['Cairo', 'Giza', 'Luxor'], { pair })).toBe(row);
  expect(joinList(['Cairo'], { pair })).toBe('Cairo');
  expect(joinList([], { pair })).toBe('');
});

test.each([
  ['en_US', ''],
  ['ar_MA', ''],
  ['ar_EG', '٠١٢٣٤٥٦٧٨٩'],
  ['fa_IR', '۰۱۲۳۴۵۶۷۸۹'],
])('the digits of %s are “%s”', (locale, digits) => {
  expect(digitsOf({ language: locale.slice(0, 2), locale })).toBe(digits);
});

test('years have the site’s digits and no separator', async () => {
  expect(inSiteDigits(2026)).toBe(2026);
  jest.resetModules();
  jest.doMock('@/lib/built', () => ({ digits: digitsOf({ language: 'ar', locale: 'ar_EG' }) }));
  const arabic = await import('./fill-in');
  expect(arabic.inSiteDigits(2026)).toBe('٢٠٢٦');
});
