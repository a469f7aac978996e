import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Gives the router's state to entries of the history that lack it, because the browser made
 * them by itself: at a jump to a `#part` of the page, and before the scripts ran. To such an
 * entry the router does not come back: the address changes and the page stays
 * (vercel/next.js#75072).
 */
export function useAdoptedEntries() {
  const pathname = usePathname();
  /** Path of the page that shows, as its address has it. */
  const shown = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows once the router's path has changed
  useEffect(() => {
    shown.current = window.location.pathname;
  }, [pathname]);

  useEffect(() => {
    function adopt() {
      if (window.history.state !== null) return;
      // The router writes its state into the entry when the entry's address is set once more.
      if (window.location.pathname === shown.current) window.history.replaceState(null, '', window.location.href);
      else window.location.reload();
    }
    window.addEventListener('popstate', adopt);
    window.addEventListener('hashchange', adopt);
    return () => {
      window.removeEventListener('popstate', adopt);
      window.removeEventListener('hashchange', adopt);
    };
  }, []);
}
