/** @jest-environment node */
import { fillIn, joinList, splitAtPlaceholder } from './fill-in';

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
  expect(splitAtPlaceholder(sentence, 'year')).toEqual(parts);
});

test.each([
  ['{first}, {second}', 'Cairo, Giza, Luxor'],
  ['{second} < {first}', 'Luxor < Giza < Cairo'],
] as const)('puts names in a row by %s', (pair, row) => {
  expect(joinList(['Cairo', 'Giza', 'Luxor'], { pair })).toBe(row);
  expect(joinList(['Cairo'], { pair })).toBe('Cairo');
  expect(joinList([], { pair })).toBe('');
});
