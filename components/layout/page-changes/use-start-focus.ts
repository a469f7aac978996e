import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusStart } from '@/lib/focus-start';

/**
 * Puts the focus where a page begins once a link has led to it. On the way back and forth it
 * stays where it is, unless it was on something that has gone with its page.
 */
export function useStartFocus() {
  const pathname = usePathname();
  /** Path of the page that shows: the router's own, and as its address has it. */
  const shown = useRef({ pathname, address: '' });
  const isTraversal = useRef(false);

  useEffect(() => {
    function remember() {
      // A jump within the page is told as an event of this kind too.
      isTraversal.current = window.location.pathname !== shown.current.address;
    }
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    const isFirst = shown.current.pathname === pathname;
    shown.current = { pathname, address: window.location.pathname };
    if (isFirst) return;
    const keepsFocus = isTraversal.current && document.activeElement !== document.body;
    isTraversal.current = false;
    if (!keepsFocus) focusStart();
  }, [pathname]);
}
