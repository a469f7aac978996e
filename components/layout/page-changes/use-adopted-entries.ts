import { useEffect } from 'react';
import { useShownPath } from './use-shown-path';

/**
 * Gives the router's state to entries of the history that the browser made without it: at a jump
 * to a `#part` of the page, or before the scripts ran. On the way back to such an entry the router
 * does nothing: the address changes and the old page stays (vercel/next.js#75072).
 */
export function useAdoptedEntries() {
  const shown = useShownPath();

  useEffect(() => {
    function adopt() {
      if (window.history.state !== null) return;
      // Next patches `replaceState`, which then adds the router's state to the entry.
      if (window.location.pathname === shown.current) window.history.replaceState(null, '', window.location.href);
      else window.location.reload();
    }
    window.addEventListener('popstate', adopt);
    window.addEventListener('hashchange', adopt);
    return () => {
      window.removeEventListener('popstate', adopt);
      window.removeEventListener('hashchange', adopt);
    };
  }, [shown]);
}
