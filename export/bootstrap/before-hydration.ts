import { inSiteDigits } from '../../lib/digits';
import { followScroll } from '../../lib/page-state';
import { nextThemeChoice, THEME_KEY } from '../../lib/theme-choice';

const root = document.documentElement;

/** Applies the theme that the visitor chose, before the first paint. */
export function applyTheme() {
  try {
    root.dataset.theme = localStorage.getItem(THEME_KEY) || 'system';
  } catch {
    // Where storage is off the device's setting holds.
  }
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
  addEventListener('click', answerClick, true);
  // After a reload the browser takes an entry that the router made for a part of this page.
  addEventListener('popstate', () => isHydrated() || location.pathname === pathname || location.reload());
}

export const isHydrated = () => 'hydrated' in root.dataset;

function answerClick(event: MouseEvent) {
  const button = (event.target as Element).closest('button');
  if (!button || isHydrated()) return;
  if (button.type === 'submit' && event.detail > 1) event.preventDefault();
  if (!button.matches('[data-theme-button]')) return;
  // React may be about to hydrate the button, and must not answer as well.
  event.stopPropagation();
  const choice = nextThemeChoice(root.dataset.theme);
  root.dataset.theme = choice;
  // Where storage is off this throws, and the choice lasts as long as the page.
  localStorage.setItem(THEME_KEY, choice);
}

/**
 * Where the browser brings a loaded page by a view transition, the last page's picture fades away over the page itself:
 * a picture of the new page would swallow presses.
 */
export function uncoverPage() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    if (!viewTransition) return;
    root.style.viewTransitionName = 'none';
    await viewTransition.finished;
    root.style.viewTransitionName = 'root';
  });
}

/** Closes the menu as the page is left, so that it does not come back open out of the page cache. */
export function closeMenu() {
  // `hidePopover()` throws in some browsers where the menu is closed.
  addEventListener('pagehide', () => document.querySelector<HTMLElement>('[popover]')?.togglePopover?.(false));
}
