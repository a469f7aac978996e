import { currentYear } from '../browser/page-state';
import { fillIn, inSiteDigits, joinList, splitAtPlaceholder } from './fill-in';
import { numeralsOf } from './writing-systems';

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
  ['en_US', '2026'],
  ['ar_MA', '2026'],
  ['ar_EG', '٢٠٢٦'],
  ['fa_IR', '۲۰۲۶'],
])('on a site of %s, the year 2026 is %s, in the build and in the browser', (locale, year) => {
  const site = { language: locale.slice(0, 2), locale };
  expect(inSiteDigits(2026, site)).toBe(year);
  jest.useFakeTimers({ now: new Date(2026, 6) });
  expect(currentYear(numeralsOf(site))).toBe(year);
});
