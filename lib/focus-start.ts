/** Scrolls to the top of the current page and moves the focus to `main`. */
export function goToTop() {
  window.scrollTo(0, 0);
  focusWithoutScrolling(document.querySelector('main'));
}

/**
 * Moves the focus to where the page begins, so that keyboard and screen reader go on from there:
 * to the element that the URL's fragment names, else to `main`.
 */
export function focusStart() {
  focusWithoutScrolling(fragmentTarget(window.location.hash) ?? document.querySelector('main'));
}

function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeFragment(hash.slice(1)));
}

/** A fragment may hold a `%` that encodes nothing; browsers then look for it undecoded. */
function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Elements that are no controls can be focused only with a `tabindex`. */
function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
