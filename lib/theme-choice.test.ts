/** @jest-environment node */
import { isThemeChoice, nextThemeChoice } from './theme-choice';

test.each([
  ['light', false, ['dark', 'light', 'system']],
  ['dark', true, ['light', 'dark', 'system']],
])(
  'on a %s device the first press changes what is seen, and the third ends at the device’s own',
  (_, isDark, steps) => {
    let choice: unknown = 'system';
    for (const step of steps) {
      choice = nextThemeChoice(choice, isDark);
      expect(choice).toBe(step);
    }
  },
);

test.each([undefined, 'blue'])('takes %p for the device’s own', (choice) => {
  expect(nextThemeChoice(choice, false)).toBe('dark');
});

test.each(['system', 'light', 'dark'])('takes %s for a choice', (choice) => {
  expect(isThemeChoice(choice)).toBe(true);
});

test.each([undefined, null, '', 'Dark', 'toString', 0, {}])('does not take %p for a choice', (value) => {
  expect(isThemeChoice(value)).toBe(false);
});
