import { useEffect } from 'react';
import { useShownPath } from './use-shown-path';

/**
 * Has the browser return to where the visitor was on a page at once. Chromium restores the position as the style
 * sheet's `scroll-behavior` says, so that the whole way there would pass by. A press may scroll smoothly again.
 */
export function useInstantReturn() {
  const shown = useShownPath();

  // Once, and so before the router, which renders the other page as it hears of it.
  useEffect(() => {
    const { style } = document.documentElement;
    function returnAtOnce() {
      // A jump within the page fires `popstate` too.
      if (window.location.pathname !== shown.current) style.scrollBehavior = 'auto';
    }
    function scrollSmoothly() {
      style.scrollBehavior = '';
    }
    window.addEventListener('popstate', returnAtOnce);
    window.addEventListener('click', scrollSmoothly, true);
    return () => {
      window.removeEventListener('popstate', returnAtOnce);
      window.removeEventListener('click', scrollSmoothly, true);
    };
  }, [shown]);
}
