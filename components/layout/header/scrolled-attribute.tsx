import { type RefObject, useEffect } from 'react';
import { followScroll } from '@/lib/scrolled-header';

/** Follows the scrolling as the script that starts a page does, which stands in exported pages alone. */
export function ScrolledAttribute({ header }: { header: RefObject<HTMLElement | null> }) {
  useEffect(() => followScroll(header.current), [header]);

  return null;
}
