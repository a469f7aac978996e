/** @jest-environment node */
import { rangesOf, shareOut, withoutSigns } from './font-characters.mjs';

const letters = (...texts: string[]) => new Set(texts.join(''));

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const LATIN = letters(ASCII, 'łŁźŹó’–');
const ARABIC = withoutSigns(letters(' .!7', 'ابتچ', '٠١', '،', '\u200f'));

test('a Latin font gives every page prose and what is shown, and the other signs and cases where they are typed', () => {
  const { own, besides, elsewhere, cases } = shareOut({ shown: ['ł', 'ź', 'ж', '$'], late: ['ó'] }, LATIN, true);
  for (const wanted of ['A', 'z', '7', '.', '’', '–', 'ł', 'ź', '$']) expect(own).toContain(wanted);
  for (const rare of ['~', '<', 'ó', 'Ł', 'Ź']) {
    expect(own).not.toContain(rare);
    expect(besides).toContain(rare);
  }
  expect(elsewhere).toEqual(['ж', 'Ж']);
  expect(cases).toEqual(['Ł', 'Ź', 'Ж']);
});

test('a font in which nobody types has what scripts say at once, and nothing besides', () => {
  const { own, besides, elsewhere, cases } = shareOut({ shown: ['ł'], late: ['ó'] }, LATIN, false);
  expect(own).toEqual(expect.arrayContaining(['ł', 'ó']));
  expect([besides, elsewhere, cases]).toEqual([[], [], []]);
});

test('an Arabic font that comes first has all that is typed in Arabic, and leaves Latin words to the next', () => {
  const { own, besides, elsewhere } = shareOut({ shown: ['ب', '#'], late: ['چ', '\u200f'] }, ARABIC, true);
  for (const typed of [' ', 'ا', 'ب', 'ت', '٠', '١', '،']) expect(own).toContain(typed);
  // A space may be of either; a letter and the sign in its word are of one font.
  expect(own.filter((character) => character <= '\x7f')).toEqual([' ']);
  expect(elsewhere).toEqual(expect.arrayContaining([...ASCII.slice(1)]));
  expect(besides).toEqual(['چ']);
});

test.each([
  [['a'], 'U+61'],
  [['c', 'a', 'b'], 'U+61-63'],
  [['z', 'a', '😀'], 'U+61,U+7a,U+1f600'],
])('%j is the range %s', (characters, range) => {
  expect(rangesOf(characters)).toBe(range);
});
