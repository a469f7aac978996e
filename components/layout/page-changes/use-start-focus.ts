import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusStart } from '@/lib/focus-start';

/**
 * Moves the focus to where the new page begins after a link. After back and forward it stays
 * where it is, unless what had it has gone with its page (the focus is then on `body`).
 */
export function useStartFocus() {
  const pathname = usePathname();
  /** Path of the page that shows: the router's, and `location.pathname`, which has the base path too. */
  const shown = useRef({ pathname, address: '' });
  const isTraversal = useRef(false);

  useEffect(() => {
    function remember() {
      // A jump within the page fires `popstate` too.
      isTraversal.current = window.location.pathname !== shown.current.address;
    }
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  // With the page itself: effects wait until its transition is over.
  useLayoutEffect(() => {
    const isFirst = shown.current.pathname === pathname;
    shown.current = { pathname, address: window.location.pathname };
    if (isFirst) return;
    const keepsFocus = isTraversal.current && document.activeElement !== document.body;
    isTraversal.current = false;
    if (!keepsFocus) focusStart();
  }, [pathname]);
}
