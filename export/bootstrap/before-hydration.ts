import { inSiteDigits } from '../../lib/digits';
import { DRAFT_FORM, readDraft, readFields, restoreDraft, saveDraft } from '../../lib/draft';
import { followScroll } from '../../lib/page-state';
import { nextThemeChoice, THEME_KEY } from '../../lib/theme-choice';

const root = document.documentElement;

/** Applies the theme that the visitor chose, before the first paint. Where storage is off the device's setting holds. */
export function applyTheme() {
  root.dataset.theme = localStorage.getItem(THEME_KEY) || 'system';
}

/**
 * Gives the browser's bar the colour of the chosen theme: a `theme-color` without `media` is put before those of the
 * page. Its colour is written with its opacity, because React finds its own meta elements by their content.
 */
export function colorBrowserBar() {
  const chosen = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  new MutationObserver(() => {
    chosen.remove();
    const own = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=": ${root.dataset.theme})"]`);
    chosen.content = `${own?.content}ff`;
    if (own) document.head.prepend(chosen);
  }).observe(root, { attributeFilter: ['data-theme'] });
}

/** Adds what the HTML cannot know: the visitor's year, and how far the page is scrolled. */
export function completePage() {
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(inSiteDigits(new Date().getFullYear()));
  }
  // The scroll position is read after the first frame, because reading it forces a layout.
  requestAnimationFrame(() => setTimeout(followScroll, 0, document.querySelector('header')));
}

/**
 * Answers the visitor until React has hydrated the page (`data-hydrated` on the root). Links, the menu and the form are
 * the browser's. The theme button works at once, and a double click submits the form once.
 */
export function answerVisitor() {
  const { pathname } = location;
  // After a reload the browser takes an entry that the router made for a part of this page.
  addEventListener('popstate', () => isHydrated() || location.pathname === pathname || location.reload());
  addEventListener('click', answerClick, true);
}

function answerClick(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (!button || isHydrated()) return;
  if (button.type === 'submit' && event.detail > 1) event.preventDefault();
  if (!button.matches('[data-theme-button]')) return;
  // React may be about to hydrate the button, and must not answer as well.
  event.stopPropagation();
  root.dataset.theme = nextThemeChoice(root.dataset.theme);
  // Where storage is off this throws, and the choice lasts as long as the page.
  localStorage.setItem(THEME_KEY, root.dataset.theme);
}

function isHydrated(): boolean {
  return 'hydrated' in root.dataset;
}

/**
 * Saves the contact form's draft until React has hydrated the page, and restores it. A message that the browser submits
 * is kept as one that may have been sent.
 *
 * @returns whether there is a draft.
 */
export function keepDraft(): boolean {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>(DRAFT_FORM);
    // The form says so once it is hydrated.
    if (restoreDraft(form)) form?.setAttribute('data-restored', '');
  });
  for (const type of ['input', 'formdata']) addEventListener(type, saveTyped, true);
  return readDraft() !== undefined;
}

function saveTyped({ type, target }: Event) {
  const form = (target as Element).closest?.<HTMLFormElement>(DRAFT_FORM);
  if (form && !isHydrated()) saveDraft(readFields(form), type === 'formdata' ? 'posted' : undefined);
}

/**
 * Has the page begin at its top when it is reloaded. Chromium restores the position in steps until shortly after
 * `load`, even with `history.scrollRestoration = 'manual'` set by then, so each frame scrolls up once more until the
 * visitor scrolls. Back, forward and a URL with a `#part` are the browser's.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || location.hash) return;
  /** For so many frames after `load` a browser may still restore the position. */
  let framesLeft = 3;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, () => (framesLeft = 0));
  requestAnimationFrame(function goUp() {
    if (framesLeft <= 0) return;
    if (document.readyState === 'complete') framesLeft -= 1;
    scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(goUp);
  });
}
