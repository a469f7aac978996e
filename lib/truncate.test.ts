/** @jest-environment node */
import { longestBeginning, truncate } from './truncate';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['𠮷𠮷𠮷', 3, '𠮷𠮷𠮷'],
  ['𠮷𠮷𠮷𠮷', 3, '𠮷𠮷…'],
])('truncates %p to %p code points as %p', (text, longest, expected) => {
  expect(truncate(text, longest)).toBe(expected);
});

test.each([
  [['ab', 'cd', 'ef'], 6, 'abcdef'],
  [['ab', 'cd', 'ef'], 5, 'abcd'],
  [['ab', 'cd', 'ef'], 1, ''],
  [[], 1, ''],
])('of %p the longest beginning of %p characters is %p', (pieces, length, expected) => {
  expect(longestBeginning(pieces, (beginning) => beginning.length <= length)).toBe(expected);
});

test('finds the longest that fits, though a shorter one does not', () => {
  const tooWide = ['abc', 'a'];
  expect(longestBeginning(['a', 'b', 'c'], (beginning) => !tooWide.includes(beginning))).toBe('ab');
});
