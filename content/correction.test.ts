/** @jest-environment node */
import { inspect } from 'node:util';
import { Correction, correctionIn } from './correction.mjs';

test('is printed as its sentences alone', () => {
  const correction = new Correction('The content needs a correction:', ['One.', 'Two.']);
  expect(inspect(correction)).toBe('The content needs a correction:\n  One.\n  Two.');
});

test('a sentence that an export step throws is printed alone, and what nobody has foreseen keeps its trace', () => {
  expect(inspect(correctionIn(new Error('public/about/ is a page.')))).toBe('public/about/ is a page.');
  const unforeseen = [new TypeError('x is undefined'), Object.assign(new Error('No space left'), { code: 'ENOSPC' })];
  for (const error of unforeseen) expect(correctionIn(error)).toBe(error);
});
