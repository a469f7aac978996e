import { useSyncExternalStore } from 'react';

/** The visitor's year, also on an export from an earlier one. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}

/** A year that ends while the page is open is not worth a timer. */
function subscribe() {
  return () => {};
}
