import { HEADER_SCROLL_THRESHOLD } from './constants';

/**
 * Sets the root's `data-hydrated`: from then on React answers the visitor, and no longer the bootstrap script
 * (export/bootstrap/before-hydration.ts).
 */
export function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}

/**
 * Keeps the header's `data-scrolled` at `true` while the page is scrolled further than the threshold, else at `false`.
 * The exported HTML lacks the attribute, because a page may be restored scrolled.
 *
 * @returns a function that stops it.
 */
export function followScroll(header: HTMLElement | null): () => void {
  function update() {
    header?.setAttribute('data-scrolled', String(window.scrollY > HEADER_SCROLL_THRESHOLD));
  }
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}

/** Logs that there is no page at the address. */
export function logMissingPage() {
  console.info(`There is no page at ${requestedPath(window.location.pathname)}`);
}

/** A path as the visitor typed it: decoded if it can be. */
export function requestedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
