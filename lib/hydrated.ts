/**
 * Sets the root's `data-hydrated`: from then on React answers what a visitor does, and no longer the bootstrap script
 * (export/bootstrap/before-hydration.ts).
 */
export function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}
