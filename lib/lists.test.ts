/** @jest-environment node */
import { joinList } from '@/lib/lists';

test.each([
  ['{first}, {second}', 'Cairo, Giza, Luxor'],
  ['{second} < {first}', 'Luxor < Giza < Cairo'],
] as const)('puts names in a row by %s', (pair, row) => {
  expect(joinList(['Cairo', 'Giza', 'Luxor'], { pair })).toBe(row);
  expect(joinList(['Cairo'], { pair })).toBe('Cairo');
  expect(joinList([], { pair })).toBe('');
});
