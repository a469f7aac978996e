import { useSyncExternalStore } from 'react';
import { inSiteDigits } from '@/lib/digits';

/**
 * The visitor's year. The HTML has the year of the build, which may be an earlier one, until the
 * script that starts the page has put the visitor's there; React takes it over as it stands.
 */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  const year = useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return (
    <span data-year="" suppressHydrationWarning>
      {inSiteDigits(year)}
    </span>
  );
}

/** Nothing to subscribe to: a page that stays open over New Year shows the old year until it is loaded again. */
function subscribe() {
  return () => {};
}
