import { type RefObject, useEffect } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '@/lib/limits';

/**
 * Marks the header with whether the page is scrolled past its threshold, as `data-scrolled`.
 * The exported HTML has no such attribute: nobody knows yet where the page will stand.
 */
export function ScrolledMark({ header }: { header: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    function mark() {
      header.current?.setAttribute('data-scrolled', String(window.scrollY > HEADER_SCROLL_THRESHOLD));
    }
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [header]);

  return null;
}
