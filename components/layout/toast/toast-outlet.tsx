'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

let provided: ReactNode;
const listeners = new Set<() => void>();

/** Hands the outlet its toasts, for all pages to come. */
export function provideToasts(toasts: ReactNode) {
  provided = toasts;
  for (const listener of listeners) listener();
}

/** Where the toasts are in every page, once a page that makes some has provided them: no other page loads their code. */
export function ToastOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => provided,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
