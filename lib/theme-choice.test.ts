/** @jest-environment node */
import { isThemeChoice, nextThemeChoice, THEME_CHOICES } from './theme-choice';

test.each([
  ['system', 'light'],
  ['light', 'dark'],
  ['dark', 'system'],
  [undefined, 'light'],
  ['blue', 'light'],
])('goes from %s to %s', (choice, next) => {
  expect(nextThemeChoice(choice)).toBe(next);
});

test.each(THEME_CHOICES)('takes %s for a choice', (choice) => {
  expect(isThemeChoice(choice)).toBe(true);
});

test.each([undefined, null, '', 'Dark', 'blue', 'toString', 0, {}])('does not take %p for a choice', (value) => {
  expect(isThemeChoice(value)).toBe(false);
});
