import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * The title of the page that the router has brought; empty on the page that was loaded, whose
 * title screen readers say by themselves.
 *
 * Next's own announcer is hidden by `GlobalStyle`. It looks for the title before the new one is
 * there and says the heading instead, and its live region is set by reflected ARIA, which Firefox
 * lacks before 119.
 */
export function useAnnouncement(): string {
  const pathname = usePathname();
  const [title, setTitle] = useState('');
  const last = useRef({ pathname, title: '' });

  useEffect(() => {
    last.current.title ||= document.title;
    if (last.current.pathname === pathname) return;
    // The new title comes after its page; until then there is none, or still the last one.
    function announce() {
      if (!document.title || document.title === last.current.title) return;
      observer.disconnect();
      last.current = { pathname, title: document.title };
      setTitle(document.title);
    }
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    announce();
    return () => observer.disconnect();
  }, [pathname]);

  return title;
}
