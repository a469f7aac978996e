'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

let provided: ReactNode;
/** How many pages show toasts of their own: the form's page does, so that its regions are in its HTML. */
let own = 0;
const listeners = new Set<() => void>();

/**
 * Tells that a page shows toasts of its own, and with what. Once it has gone, the outlet shows
 * them on whatever page comes: an outcome is told wherever the visitor is by then, and no
 * page loads their code that has none to show.
 *
 * @returns a function to call when the page goes.
 */
export function provideToasts(toasts: ReactNode): () => void {
  provided = toasts;
  own += 1;
  tell();
  return () => {
    own -= 1;
    tell();
  };
}

function tell() {
  for (const listener of listeners) listener();
}

/** Where toasts stand on pages that show none of their own. */
export function ToastOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => (own === 0 ? provided : null),
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
