import { type RefObject, useEffect } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '@/lib/limits';

/**
 * Sets the header's `data-scrolled` to `true` while the page is scrolled further than the
 * threshold, else to `false`. The exported HTML lacks the attribute: a page may come up scrolled.
 */
export function ScrolledAttribute({ header }: { header: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    function update() {
      header.current?.setAttribute('data-scrolled', String(window.scrollY > HEADER_SCROLL_THRESHOLD));
    }
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [header]);

  return null;
}
