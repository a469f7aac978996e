'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, ViewTransition } from 'react';
import { renderList } from '@/components/ui/list';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { VisuallyHidden } from '@/components/ui/section';
import { decodeUriIfValid, markHydrated, reloadAtPosition } from '@/lib/browser/page-state';
import { basePath } from '@/site-data/browser';
import { useListeners } from './use-listeners';

/** What a browser does when it loads a page, and the router does not (docs/behaviour.md, "Moving between pages"). */
export function PageChanges() {
  useEffect(markHydrated, []);

  return renderList([History, TextLinks, PageTransition, Announcement], (Part) => (
    <OptionalBoundary>
      <Part />
    </OptionalBoundary>
  ));
}

/**
 * - After a link the focus moves to the start of the new page. After Back and Forward it stays if its element does.
 * - Back and Forward restore the scroll position at once; Chromium would apply the style sheet's smooth scrolling, until
 *   the bootstrap script turns it on again at the next press on a link.
 * - The router ignores Back and Forward to a history entry that the browser created (a jump to a `#fragment`, or before
 *   hydration), and keeps the old page (vercel/next.js#75072). Such an entry gets the router's state, or a reload.
 */
function History() {
  const pathname = usePathname();
  /** `location.pathname` of the rendered page; at `popstate` the address is already the next page's. */
  const shownPath = useRef<string>(undefined);
  const isTraversal = useRef(false);

  // A layout effect, because effects run after the view transition.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, but its changes trigger the effect
  useLayoutEffect(() => {
    const isNew = shownPath.current !== undefined && shownPath.current !== window.location.pathname;
    shownPath.current = window.location.pathname;
    if (!isNew) return;
    const keepsFocus = isTraversal.current && document.activeElement !== document.body;
    isTraversal.current = false;
    if (!keepsFocus) focusStart();
  }, [pathname]);

  // Registered once, before the router's listener: effects of children run first.
  useListeners((signal) => {
    const { style } = document.documentElement;
    function handleTraversal() {
      // A jump to a fragment of the page fires `popstate` too.
      const leavesPage = window.location.pathname !== shownPath.current;
      isTraversal.current = leavesPage;
      if (leavesPage) style.scrollBehavior = 'auto';
      if (window.history.state !== null) return;
      // Next adds the router's state to the entry (Next's documentation, "Native History API").
      if (leavesPage) reloadAtPosition();
      else window.history.replaceState(null, '', window.location.href);
    }
    window.addEventListener('popstate', handleTraversal, { signal });
    window.addEventListener('hashchange', handleTraversal, { signal });
  });

  return null;
}

/** The router opens the pages to which links in sentences lead: these are elements of the text, not components. */
function TextLinks() {
  const router = useRouter();

  useListeners((signal) => {
    function open(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-page]');
      const opensElsewhere = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      router.push(link.getAttribute('href')?.slice(basePath.length) || '/');
    }
    document.addEventListener('click', open, { signal });
  });

  return null;
}

/** Moves the focus to the element whose ID is the URL's fragment, or else to `main`. */
function focusStart() {
  const fragment = decodeUriIfValid(window.location.hash.slice(1));
  const start = document.getElementById(fragment) ?? document.querySelector('main');
  // For elements that are not focusable.
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

/**
 * Starts a view transition for each new page: React does so when a `ViewTransition` is mounted. This one has no
 * children, because the style sheet animates the root alone.
 *
 * Only the old page is captured, and fades out over the new one: a snapshot of the new page would intercept clicks. So
 * the root has no `view-transition-name` then, and gets it back afterwards, because React skips a root without a name.
 */
function PageTransition() {
  const pathname = usePathname();

  // Runs in the transition's callback, before the browser captures the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, but each change of it takes the name from the root
  useLayoutEffect(() => nameRoot('none'), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, but each change of it gives the name back afterwards
  useEffect(() => nameRoot('root'), [pathname]);

  useListeners((signal) => {
    window.addEventListener('error', ignoreInterruptedTransition, { signal });
    window.addEventListener('unhandledrejection', ignoreInterruptedTransition, { signal });
  });

  return canTransition() && <ViewTransition key={pathname}>{null}</ViewTransition>;
}

/** View transitions fail in a hidden tab. */
function canTransition(): boolean {
  if (typeof window === 'undefined') return false;
  return document.visibilityState === 'visible' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nameRoot(name: 'root' | 'none') {
  document.documentElement.style.viewTransitionName = name;
}

/** React and the browser report an interrupted transition as an error, although the new page is shown. */
function ignoreInterruptedTransition(event: ErrorEvent | PromiseRejectionEvent) {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (error instanceof DOMException && /^(View )?transition was (aborted|skipped)/i.test(error.message))
    event.preventDefault();
}

/**
 * Announces each new page's title. Next's own announcer reads the heading, in a live region that is not in the HTML. While
 * the document has no title, between two pages, the tab keeps the last one: React inserts the next one before it.
 */
function Announcement() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let last = document.title;
    const lastTitle = document.createElement('title');
    const observer = new MutationObserver(() => {
      if (document.head.getElementsByTagName('title').length > 1) lastTitle.remove();
      if (!document.title) {
        lastTitle.textContent = last;
        document.head.append(lastTitle);
      }
      if (document.title === last) return;
      last = document.title;
      setTitle(last);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden aria-live="assertive">{title}</VisuallyHidden>;
}
