/** @jest-environment node */
import { inARow } from './in-a-row';

test.each([
  ['{first}, {second}', 'Cairo, Giza, Luxor'],
  ['{second} < {first}', 'Luxor < Giza < Cairo'],
] as const)('puts names in a row by %s', (pair, row) => {
  expect(inARow(['Cairo', 'Giza', 'Luxor'], { pair })).toBe(row);
  expect(inARow(['Cairo'], { pair })).toBe('Cairo');
  expect(inARow([], { pair })).toBe('');
});
