import { useSyncExternalStore } from 'react';

/** The visitor's year. The HTML has the year of the build, which may be an earlier one, until React takes over. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}

/** Nothing to subscribe to: a page that stays open over New Year shows the old year until it is loaded again. */
function subscribe() {
  return () => {};
}
