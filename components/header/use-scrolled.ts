import { useSyncExternalStore } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '../limits';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled past the header's threshold; `undefined` in the exported HTML. */
export function useScrolled(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD,
    () => undefined,
  );
}
