import { HEADER_SCROLL_THRESHOLD } from './constants';

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

/** Logs the requested path, for the not-found page. */
export function logMissingPage() {
  console.info(`There is no page at ${requestedPath(window.location.pathname)}`);
}

/** A path as the visitor typed it: decoded, unless its encoding is invalid. */
export function requestedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
