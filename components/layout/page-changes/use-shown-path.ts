import { usePathname } from 'next/navigation';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * `location.pathname` of the page that shows. At `popstate` the address is another page's already, while this one still
 * shows.
 */
export function useShownPath(): RefObject<string | undefined> {
  const pathname = usePathname();
  const shown = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows once the router's path has changed
  useLayoutEffect(() => {
    shown.current = window.location.pathname;
  }, [pathname]);

  return shown;
}
