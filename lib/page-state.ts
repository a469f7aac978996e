import { HEADER_SCROLL_THRESHOLD } from './constants';

/** The key of the visitor's choice of theme in `localStorage`. */
export const THEME_KEY = 'theme';

/**
 * The next choice of the theme button: from `system`, which follows the device's setting, to the opposite of that
 * scheme, so that the first click has a visible effect, then to the other scheme, then back to `system`. Unknown values
 * count as `system`.
 */
export function nextThemeChoice(
  choice: string | undefined,
  deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches,
): 'system' | 'light' | 'dark' {
  const [opposite, same] = deviceIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (choice === opposite) return same;
  return choice === same ? 'system' : opposite;
}

/** Sets `data-hydrated`: from then on, React handles input instead of the bootstrap script. */
export function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}

/**
 * Keeps the header's `data-scrolled` at `true` while the page is scrolled further than the threshold, else at `false`.
 * The exported HTML lacks the attribute, because the browser may restore a scroll position.
 *
 * @returns a function that removes the listener.
 */
export function followScroll(header: HTMLElement | null): () => void {
  function update() {
    header?.setAttribute('data-scrolled', String(window.scrollY > HEADER_SCROLL_THRESHOLD));
  }
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
