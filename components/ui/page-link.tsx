import Link, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect } from 'react';
import { LOADING_SIGN_DELAY } from '@/lib/constants';
import { goToTop } from '@/lib/focus-start';
import { basePath } from '@/lib/routes';

interface PageLinkProps extends ComponentProps<'a'> {
  /** A route of the site, without `BASE_PATH`; a `#part` of the page may follow. */
  href: string;
}

/**
 * A link to a page of the site (docs/behaviour.md, "Moving between pages"), prefetched on hover and focus. A link to the
 * current page scrolls to its top, which the router does only if the top is out of view.
 */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  const router = useRouter();

  function prefetch() {
    if (!savesData()) router.prefetch(href);
  }

  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onNavigate={(event) => {
        if (window.location.pathname !== basePath + href) return;
        event.preventDefault();
        // Removes a `#part` from the address.
        window.history.replaceState(null, '', window.location.pathname);
        goToTop();
      }}
    >
      {children}
      <LoadingSign />
    </Link>
  );
}

/** Marks `main` as busy while the page of this link takes long to load; the style sheet shows a bar then. */
function LoadingSign() {
  const { pending } = useLinkStatus();

  useEffect(() => {
    if (!pending) return;
    const main = document.querySelector('main');
    const timer = setTimeout(() => main?.setAttribute('aria-busy', 'true'), LOADING_SIGN_DELAY);
    return () => {
      clearTimeout(timer);
      main?.removeAttribute('aria-busy');
    };
  }, [pending]);

  return null;
}

/** Whether the visitor asked the browser to save data; only Chromium says so. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
