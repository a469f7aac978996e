import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * The title of the page that a visitor has come to without loading it; nothing on the page
 * that was loaded, whose title screen readers say by themselves.
 *
 * The framework has an announcer too, which the global style takes away: it reads the title
 * before the new page's is there and says the heading instead, and browsers that lack
 * reflected ARIA (Firefox before 119) do not know its region for one.
 */
export function useAnnouncement(): string {
  const pathname = usePathname();
  const [title, setTitle] = useState('');
  const last = useRef({ pathname, title: '' });

  useEffect(() => {
    last.current.title ||= document.title;
    if (last.current.pathname === pathname) return;
    // The title comes after its page; until then there is none, or still the last one.
    function say() {
      if (!document.title || document.title === last.current.title) return;
      observer.disconnect();
      last.current = { pathname, title: document.title };
      setTitle(document.title);
    }
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    say();
    return () => observer.disconnect();
  }, [pathname]);

  return title;
}
