import { HEADER_SCROLL_THRESHOLD } from './limits';

/**
 * Keeps the header's `data-scrolled` up to date: whether the page is scrolled further than the threshold.
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
