/** @jest-environment node */
import { isThemeChoice, nextThemeChoice } from './theme-choice';

test.each([
  ['light', false, ['dark', 'light', 'system']],
  ['dark', true, ['light', 'dark', 'system']],
])('on a %s device, the first click changes the visible theme and the third returns to system', (_, isDark, steps) => {
  let choice: unknown = 'system';
  for (const step of steps) {
    choice = nextThemeChoice(choice, isDark);
    expect(choice).toBe(step);
  }
});

test.each([undefined, 'blue'])('%p counts as the system theme', (choice) => {
  expect(nextThemeChoice(choice, false)).toBe('dark');
});

test.each(['system', 'light', 'dark'])('%s is a valid theme choice', (choice) => {
  expect(isThemeChoice(choice)).toBe(true);
});

test.each([undefined, null, '', 'Dark', 'toString', 0, {}])('%p is not a valid theme choice', (value) => {
  expect(isThemeChoice(value)).toBe(false);
});
