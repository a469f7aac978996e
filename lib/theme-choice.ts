/** Name under which `localStorage` keeps the visitor's choice of a theme. */
export const THEME_KEY = 'theme';

/** What a visitor can choose; `system` follows the device's setting. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/**
 * The choice that a press of the theme button leads to: from `system` to the opposite of the
 * device's scheme, so that the first press changes what is seen, then to the other scheme, then
 * back to `system`. Any unknown value counts as `system`.
 */
export function nextThemeChoice(
  choice: unknown,
  deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches,
): ThemeChoice {
  const [opposite, same] = deviceIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (choice === opposite) return same;
  return choice === same ? 'system' : opposite;
}

/** Whether a stored value is one of the choices; storage may hold anything. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}
