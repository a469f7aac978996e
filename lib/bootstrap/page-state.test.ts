/** @jest-environment node */
import { nextThemeChoice } from './page-state';

test.each([
  ['light', false, ['dark', 'light', 'system']],
  ['dark', true, ['light', 'dark', 'system']],
])('on a %s device, the first click changes the visible theme and the third returns to system', (_, isDark, steps) => {
  let choice = 'system';
  for (const step of steps) {
    choice = nextThemeChoice(choice, isDark);
    expect(choice).toBe(step);
  }
});

test.each([undefined, 'blue'])('%p counts as the system theme', (choice) => {
  expect(nextThemeChoice(choice, false)).toBe('dark');
});
