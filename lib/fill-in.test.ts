import { fillIn, joinList, splitAtPlaceholder } from './fill-in';

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
