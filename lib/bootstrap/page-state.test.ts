import { nextThemeChoice } from './page-state';

test.each([undefined, 'blue'])('%p counts as the system theme', (choice) => {
  expect(nextThemeChoice(choice, false)).toBe('dark');
});
