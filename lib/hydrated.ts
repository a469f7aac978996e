/**
 * Sets the root's `data-hydrated`: from then on React answers what a visitor does, and the
 * script that starts a page gives back the presses it has kept (export/page-start/early-presses.mjs).
 */
export function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}
