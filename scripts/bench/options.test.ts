/** @jest-environment node */
import { readOptions } from './options.mjs';

test('measures every page five times unless told otherwise', () => {
  expect(readOptions([])).toEqual({ rounds: 5, check: false });
  const args = ['--rounds=3', '--site', 'new', '--against=old', '--pages=/,/contact/', '--check'];
  expect(readOptions(args)).toEqual({
    rounds: 3,
    site: 'new',
    against: 'old',
    pages: ['/', '/contact/'],
    check: true,
  });
});

test.each(['0', '-1', '2.5', 'many', '100'])('refuses %s rounds', (rounds) => {
  expect(() => readOptions([`--rounds=${rounds}`])).toThrow(`--rounds is "${rounds}"; write a whole number`);
});

test('says what it takes when it is given something else', () => {
  expect(() => readOptions(['--fast'])).toThrow(/'--fast'.* takes --rounds=3, --site=<folder>/);
  expect(() => readOptions(['old'])).toThrow(/old.* takes --rounds=3/);
});
