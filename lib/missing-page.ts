import { requestedPath } from './requested-path';

/**
 * Writes to the console that nothing is at the page's address, once a page: the script that
 * starts it does, and where that does not stand (`npm run dev`) the screen itself.
 *
 * @param screen The not-found screen; a page without one is told nothing of.
 */
export function logMissingPage(screen: HTMLElement | null) {
  if (!screen || 'logged' in screen.dataset) return;
  screen.dataset.logged = '';
  console.info(`There is no page at ${requestedPath(window.location.pathname)}`);
}
