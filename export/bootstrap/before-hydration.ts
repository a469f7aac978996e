import { readDraft, readFields, restoreDraft, saveDraft } from '../../lib/bootstrap/draft';
import {
  decoded,
  followScroll,
  nextPaint,
  nextThemeChoice,
  storedTheme,
  THEME_KEY,
} from '../../lib/bootstrap/page-state';
import { inSiteDigits } from '../../lib/digits';

const root = document.documentElement;

/** The CSS selector of the contact form. */
const FORM = 'form[data-contact-form]';

/** Applies the visitor's theme before the first paint. If storage is blocked, the site follows the device. */
export function applyTheme() {
  root.dataset.theme = storedTheme() || 'system';
}

/**
 * Gives the browser's toolbar the colour of the chosen theme, by a `theme-color` without `media` before those of the
 * page. Its colour has an opacity, because React would take an element with the same content for its own.
 */
export function colorBrowserBar() {
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  new MutationObserver(() => {
    chosen.remove();
    const own = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=": ${root.dataset.theme})"]`);
    if (!own) return;
    chosen.content = `${own.content}ff`;
    document.head.prepend(chosen);
  }).observe(root, { attributeFilter: ['data-theme'] });
}

/** Adds what the HTML can't contain: the current year, and whether the page is scrolled. */
export function completePage() {
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(inSiteDigits(new Date().getFullYear()));
  }
  // The scroll position is read after a paint, because reading it forces a layout.
  nextPaint().then(() => followScroll(document.querySelector('header')));
}

/** Logs the path as the visitor typed it, for the not-found page. */
export function logMissingPage() {
  console.info(`There is no page at ${decoded(location.pathname)}`);
}

/**
 * Handles a click until React has hydrated the page (`data-hydrated` on the root). Links, the menu and the form work
 * without scripts. The theme button works at once, and a double click submits the form once.
 */
export function handleClick(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (!button || isHydrated()) return;
  if (button.type === 'submit' && event.detail > 1) event.preventDefault();
  if (!button.matches('[data-theme-button]')) return;
  // React replays clicks from before hydration, and must not toggle the theme again.
  event.stopPropagation();
  root.dataset.theme = nextThemeChoice(root.dataset.theme);
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Whether React has hydrated the page. */
export function isHydrated(): boolean {
  return 'hydrated' in root.dataset;
}

/**
 * Restores the contact form's draft, and saves it until React has hydrated the page. A message that the browser submits
 * is saved as one that may have been sent.
 *
 * @returns whether there is a draft.
 */
export function keepDraft(): boolean {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>(FORM);
    // The hydrated form shows a line about it.
    if (restoreDraft(form)) form?.setAttribute('data-restored', '');
  });
  for (const type of ['input', 'formdata']) addEventListener(type, saveTyped, true);
  return readDraft() !== undefined;
}

function saveTyped({ type, target }: Event) {
  const form = (target as Element).closest?.<HTMLFormElement>(FORM);
  if (form && !isHydrated()) saveDraft(readFields(form), type === 'formdata' ? 'posted' : undefined);
}

/**
 * Scrolls a page to its top when the visitor reloads it. Browsers restore the position in steps until shortly after
 * `load`, even if `history.scrollRestoration` is `manual` by then, so this scrolls up in each frame until the visitor
 * scrolls. Back, Forward and URLs with a fragment are left to the browser.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `reloadAtPosition` has reloaded the page, not the visitor.
  if (window.name === location.pathname) window.name = '';
  else if (navigation?.type === 'reload' && !location.hash) {
    /** Browsers may still restore the position in the first frames after `load`. */
    let framesLeft = 3;
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, () => (framesLeft = 0));
    requestAnimationFrame(function goUp() {
      if (framesLeft <= 0) return;
      if (document.readyState === 'complete') framesLeft -= 1;
      scrollTo({ top: 0, behavior: 'instant' });
      requestAnimationFrame(goUp);
    });
  }
}
