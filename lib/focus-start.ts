/** Scrolls to the top of the current page and moves the focus to `main`. */
export function goToTop() {
  window.scrollTo(0, 0);
  focusWithoutScrolling(document.querySelector('main'));
}

/** Moves the focus to the element whose ID is the URL's fragment, or else to `main`. */
export function focusStart() {
  const fragment = decodeURIComponent(window.location.hash.slice(1));
  focusWithoutScrolling(document.getElementById(fragment) ?? document.querySelector('main'));
}

/** Focuses an element. Those that are not focusable get a `tabindex` of -1. */
function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
