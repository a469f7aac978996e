/** What a visitor can choose; `system` follows the device's setting. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** What follows each choice but `system`. */
const NEXT_THEME: ReadonlyMap<unknown, ThemeChoice> = new Map([
  ['light', 'dark'],
  ['dark', 'system'],
]);

/** The choice that a press of the theme button leads to. Whatever is no choice counts as `system`. */
export function nextThemeChoice(choice: unknown): ThemeChoice {
  return NEXT_THEME.get(choice) ?? 'light';
}

/** Whether a stored value is one of the choices; storage may hold anything. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}
