/** Goes to the top of the page a visitor is on already. */
export function goToTop() {
  window.scrollTo(0, 0);
  focusWithoutScrolling(document.querySelector('main'));
}

/**
 * Puts the focus where a page begins, so that the keyboard and a screen reader go on from
 * there: on the part that the address names, or else on all of what is not header or footer.
 */
export function focusStart() {
  focusWithoutScrolling(partOf(window.location.hash) ?? document.querySelector('main'));
}

function partOf(hash: string): HTMLElement | null {
  return document.getElementById(decode(hash.slice(1)));
}

/** An address may hold what is no percent-encoding; browsers then look for it as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is no control takes the focus with a `tabindex` only. */
function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
