'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { basePath } from '../base-path';

interface PageLinkProps extends ComponentProps<'a'> {
  /** A route of the site, without the folder it may live in. */
  href: string;
}

/**
 * A link to a page of the site, which is fetched ahead once the visitor seems about to
 * follow it. Next's own link does more than the site has a use for, and would cost every
 * page four kilobytes of its script budget.
 */
export function PageLink({ href, onClick, onPointerEnter, onFocus, ...rest }: PageLinkProps) {
  const router = useRouter();
  const address = basePath + href;

  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        router.push(href);
        // The page a visitor is on already is not rendered again, but begins at its top all the same.
        if (window.location.pathname === address) window.scrollTo(0, 0);
      }}
      onPointerEnter={(event) => {
        router.prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        router.prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}

/** Whether a press asks for the page here and now, and not for a new tab, a window or a download. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
