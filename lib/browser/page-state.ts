/** The header turns opaque once the page is scrolled further than this, in px. */
const HEADER_SCROLL_THRESHOLD = 10;

/** The key of the visitor's choice of theme in `localStorage`. */
export const THEME_KEY = 'theme';

/**
 * The next choice of the theme button: from `system`, which follows the device's setting, to the opposite of that
 * scheme, so that the first click has a visible effect, then to the other scheme, then back to `system`. Unknown values
 * count as `system`.
 */
export function nextThemeChoice(
  choice: string | undefined,
  deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches,
): 'system' | 'light' | 'dark' {
  const [opposite, same] = deviceIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (choice === opposite) return same;
  return choice === same ? 'system' : opposite;
}

/** The visitor's choice of theme, if there is one and storage isn't blocked. */
export function storedTheme(): string | null | undefined {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return undefined;
  }
}

/** The year on the visitor's clock, in the digits of this name in Unicode, such as `arab`. */
export function currentYear(numerals?: string): string {
  return new Date().getFullYear().toLocaleString('en', { numberingSystem: numerals, useGrouping: false });
}

/** Whether the visitor has asked the browser to save data, which only Chromium reports. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Decodes percent-encoding. A text with invalid encoding stays as it is. */
export function decodeUriIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Resolves after the next paint: a timer that is set in a frame's callback runs after the frame is painted. */
export function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Shows the page of the URL at its scroll position, when Back or Forward have changed only the URL. Browsers scroll the
 * old page after `popstate`, and keep the position during a reload. So the page is made high enough for any position.
 * `window.name` survives the reload, and tells it from one by the visitor.
 */
export async function reloadAtPosition(): Promise<void> {
  const root = document.documentElement;
  root.style.cssText = 'height:9e5px;overflow-anchor:none;scroll-behavior:auto';
  // Firefox applies the style after a layout only.
  root.getBoundingClientRect();
  await nextPaint();
  window.name = location.pathname;
  location.reload();
}

/** Sets `data-hydrated`: from then on, React handles input instead of the bootstrap script. */
export function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}

/**
 * Keeps the header's `data-scrolled` at `true` while the page is scrolled further than the threshold, else at `false`.
 * The exported HTML lacks the attribute, because the browser may restore a scroll position.
 *
 * @param signal ends it.
 */
export function followScroll(header: HTMLElement | null, signal?: AbortSignal) {
  function update() {
    header?.setAttribute('data-scrolled', String(scrollY > HEADER_SCROLL_THRESHOLD));
  }
  update();
  addEventListener('scroll', update, { passive: true, signal });
}
