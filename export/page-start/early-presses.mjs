import { THEME_KEY } from '../../lib/storage';
import { nextThemeChoice } from '../../lib/theme-choice';

/**
 * Answers for the framework until it has taken the page over (`data-hydrated` on the root). Links,
 * the form and, where the browser has popovers, the menu work by themselves. Of what else a visitor
 * does,
 *
 * - a press on the theme button changes the theme at once;
 * - the last press on another button is kept and given again;
 * - the hover and the focus that came meanwhile are told again, for tooltips and for pages that
 *   are fetched ahead;
 * - the second press of a double click on the form's button posts nothing;
 * - a way back to a page that the router had brought before this one was reloaded is such a page's
 *   loading: for the browser both are one document, and it would change the address alone.
 *
 * While presses are kept the root has `data-presses`.
 */
export function answerEarlyPresses() {
  const root = document.documentElement;
  const { pathname } = location;
  const early = new AbortController();
  const options = { signal: early.signal, capture: true };
  /** @type {HTMLButtonElement | undefined} */
  let kept;
  /** @type {PointerEvent | undefined} */
  let hover;

  root.dataset.presses = '';
  addEventListener('click', answer, options);
  addEventListener('pointerover', noteHover, options);
  addEventListener('popstate', () => location.pathname === pathname || location.reload(), options);
  const observer = new MutationObserver(handOver);
  observer.observe(root, { attributeFilter: ['data-hydrated'] });

  /** @param {MouseEvent} event */
  function answer(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'submit' && event.detail > 1) event.preventDefault();
    if (button?.type !== 'button' || button.popoverTargetElement) return;
    // React must not answer it as well: it may be about to take the page over.
    event.stopPropagation();
    if (button.matches('[data-theme-button]')) turnTheme();
    else kept = button;
  }

  /** @param {PointerEvent} event */
  function noteHover(event) {
    hover = event;
  }

  function handOver() {
    observer.disconnect();
    early.abort();
    delete root.dataset.presses;
    const { target, pointerType } = hover ?? {};
    if (pointerType === 'mouse' && target instanceof Element && target.matches(':hover')) {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    kept?.click();
  }
}

/** The theme's next choice, as next-themes keeps it. */
function turnTheme() {
  const { dataset } = document.documentElement;
  const choice = nextThemeChoice(dataset.theme);
  dataset.theme = choice;
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Where storage is off the choice lasts as long as the page.
  }
}
