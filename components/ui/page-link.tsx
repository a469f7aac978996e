import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { basePath } from '@/lib/base-path';
import { goToTop } from '@/lib/focus-start';

interface PageLinkProps extends ComponentProps<'a'> {
  /** A route of the site, without the folder it may live in; a `#part` of the page may follow. */
  href: string;
}

/**
 * A link to a page of the site. What it promises (docs/behaviour.md, "Moving between pages"):
 *
 * - A plain press brings the page without loading the site again; it begins at its top, or at
 *   the part that the link names, and the focus goes there (`PageChanges`).
 * - A link to the page a visitor is on goes to its top; the same address adds nothing to the
 *   history.
 * - A link to a part of that page is the browser's own; `PageChanges` takes its entry over.
 * - A press with a modifier or another button, a `target` and a `download` are the browser's
 *   own too, and so is a press that `onClick` has prevented.
 * - The page is fetched ahead once the visitor seems about to follow the link, unless the
 *   browser was asked to save data.
 *
 * Next's own link does more than this, and would cost every page four kilobytes of its script
 * budget.
 */
export function PageLink({ href, onClick, onPointerEnter, onFocus, ...rest }: PageLinkProps) {
  const router = useRouter();
  const path = basePath + href;

  function prefetch() {
    if (!savesData()) router.prefetch(href);
  }

  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        onClick?.(event);
        if (!isUnmodifiedClick(event)) return;
        const target = new URL(path, window.location.origin);
        const isSamePage = target.pathname === window.location.pathname;
        if (isSamePage && target.hash) return;
        event.preventDefault();
        if (target.href !== window.location.href) router.push(href);
        if (isSamePage) goToTop();
      }}
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
    />
  );
}

/** Whether the router may follow: not where the press or the link asks for a new tab, a window or a download. */
function isUnmodifiedClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const staysHere = ['', '_self'].includes(currentTarget.target) && !currentTarget.hasAttribute('download');
  return !defaultPrevented && isPlain && staysHere;
}

/** Only Chromium tells whether the visitor asked it to save data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
