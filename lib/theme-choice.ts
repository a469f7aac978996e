/** The key of the visitor's choice of theme in `localStorage`. */
export const THEME_KEY = 'theme';

/** The themes that a visitor can choose; `system` follows the device's setting. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/**
 * The next choice of the theme button: from `system` to the opposite of the device's scheme, so that the first click has
 * a visible effect, then to the other scheme, then back to `system`. Unknown values count as `system`.
 */
export function nextThemeChoice(
  choice: unknown,
  deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches,
): ThemeChoice {
  const [opposite, same] = deviceIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (choice === opposite) return same;
  return choice === same ? 'system' : opposite;
}

/** Whether a stored value is one of the choices. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}
