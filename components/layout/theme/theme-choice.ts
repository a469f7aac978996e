/** What a visitor can choose; `system` follows the device's setting. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The choice that follows on each press of the theme button. */
export const NEXT_THEME = {
  system: 'light',
  light: 'dark',
  dark: 'system',
} as const satisfies Record<ThemeChoice, ThemeChoice>;

/** Whether a stored value is one of the choices; storage may hold anything. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}
