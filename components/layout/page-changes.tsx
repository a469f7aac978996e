'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, ViewTransition } from 'react';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { VisuallyHidden } from '@/components/ui/text';
import { focusStart } from '@/lib/focus-start';
import { markHydrated } from '@/lib/page-state';

/**
 * What a browser does when it loads a page, and the router does not (docs/behaviour.md, "Moving between pages"): the
 * focus moves to where the page begins, the new title is announced, and Back leads to the page that the address names.
 */
export function PageChanges() {
  useEffect(markHydrated, []);

  return (
    <>
      <OptionalBoundary>
        <History />
      </OptionalBoundary>
      <OptionalBoundary>
        <PageTransition />
      </OptionalBoundary>
      <OptionalBoundary>
        <Announcement />
      </OptionalBoundary>
    </>
  );
}

/**
 * After a link the focus moves to where the new page begins. After back and forward it stays, unless the element that
 * had it has gone with its page (the focus is then on `body`), and the browser returns at once to where the visitor
 * was: Chromium would scroll the whole way as the style sheet's `scroll-behavior` says.
 *
 * Entries of the history that the browser made without the router (at a jump to a `#part`, or before the scripts ran)
 * are given the router's state. Without it the router does nothing on the way back to them: the address changes and
 * the old page stays (vercel/next.js#75072).
 */
function History() {
  const pathname = usePathname();
  /** `location.pathname` of the page that shows; at `popstate` the address is another page's already. */
  const shown = useRef<string>(undefined);
  const isTraversal = useRef(false);

  // With the page itself: effects wait until its transition is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows once the router's path has changed
  useLayoutEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== window.location.pathname;
    shown.current = window.location.pathname;
    if (!isNew) return;
    const keepsFocus = isTraversal.current && document.activeElement !== document.body;
    isTraversal.current = false;
    if (!keepsFocus) focusStart();
  }, [pathname]);

  // Once, and so before the router, which renders the other page as it hears of it.
  useEffect(() => {
    const { style } = document.documentElement;
    function handleTraversal() {
      // A jump within the page fires `popstate` too.
      const leavesPage = window.location.pathname !== shown.current;
      isTraversal.current = leavesPage;
      if (leavesPage) style.scrollBehavior = 'auto';
      if (window.history.state !== null) return;
      // Next patches `replaceState`, which then adds the router's state to the entry.
      if (leavesPage) window.location.reload();
      else window.history.replaceState(null, '', window.location.href);
    }
    function scrollSmoothly() {
      style.scrollBehavior = '';
    }
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', handleTraversal, { signal });
    window.addEventListener('hashchange', handleTraversal, { signal });
    window.addEventListener('click', scrollSmoothly, { signal, capture: true });
    return () => listening.abort();
  }, []);

  return null;
}

/**
 * Brings a page that the router has fetched and rendered by a view transition. React starts one when a
 * boundary comes that was not there; this one stands around nothing, because the style sheet alone says
 * what moves. On the way back and forward React starts none, since browsers restore the scroll position
 * at once.
 *
 * Of the root only the old page's picture is taken. It fades away over the new page itself, which answers
 * presses meanwhile; a picture of the new page would swallow them. Without a name of its own React would
 * take the old picture away too.
 */
function PageTransition() {
  const pathname = usePathname();

  // Within the transition's callback, before the browser looks for what to take a picture of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows once the router's path has changed
  useLayoutEffect(() => nameRoot('none'), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, once the transition is over
  useEffect(() => nameRoot('root'), [pathname]);

  useEffect(() => {
    window.addEventListener('error', ignoreEndedTransition);
    window.addEventListener('unhandledrejection', ignoreEndedTransition);
    return () => {
      window.removeEventListener('error', ignoreEndedTransition);
      window.removeEventListener('unhandledrejection', ignoreEndedTransition);
    };
  }, []);

  return mayMove() && <ViewTransition key={pathname}>{null}</ViewTransition>;
}

/** Whether the visitor has not asked for less motion, and sees the page: in a hidden one a transition only fails. */
function mayMove(): boolean {
  if (typeof window === 'undefined') return false;
  return document.visibilityState === 'visible' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nameRoot(name: 'root' | 'none') {
  document.documentElement.style.viewTransitionName = name;
}

/**
 * A transition that the next one, a resized window or a page without transitions cuts short is no error, but React
 * and the browser report its rejected promise as one.
 */
function ignoreEndedTransition(event: ErrorEvent | PromiseRejectionEvent) {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (error instanceof DOMException && /^(View )?transition was (aborted|skipped)/i.test(error.message))
    event.preventDefault();
}

/**
 * Says the title of each page that the router brings, whole and once. The region is in the HTML: some screen readers
 * do not announce one that is added together with its text. Next's own announcer, which `GlobalStyle` hides, looks for
 * the title before the new one is there and says the heading instead.
 */
function Announcement() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      // Between two pages there is no title.
      if (!document.title || document.title === last) return;
      last = document.title;
      setTitle(last);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden aria-live="assertive">{title}</VisuallyHidden>;
}
