import { ArrowRight, ArrowUpRight } from 'lucide';
import Link, { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import styled, { css } from 'styled-components';
import { savesData } from '@/lib/browser/page-state';
import { PAGE_PATH } from '@/lib/routes';
import { basePath, newTabNote } from '@/site-data/browser';
import { media, theme } from '@/styles/theme';
import { Icon, movingIcon } from './icon';

/** How long a page may load before an indicator appears, in ms. */
const LOADING_SIGN_DELAY = 300;

/** A link with its label, as a page passes it to its parts. */
export interface LabelledLink {
  href: string;
  label: ReactNode;
}

/**
 * A link to a page of the site (docs/behaviour.md, "Moving between pages"), prefetched on hover and focus. A link to the
 * current page scrolls to its top, which the router does only if the top is out of view.
 *
 * @param props.href a route of the site, without the folder of the site; optionally with a `#fragment`.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
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
        const { origin, pathname } = window.location;
        if (new URL(basePath + href, origin).href !== origin + pathname) return;
        event.preventDefault();
        // Removes the fragment from the URL.
        window.history.replaceState(null, '', pathname);
        window.scrollTo(0, 0);
        document.querySelector('main')?.focus({ preventScroll: true });
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

interface AppLinkProps extends ComponentProps<'a'> {
  /** The root-relative path of a page or file of the site, or an absolute URL. */
  href: string;
  label?: ReactNode;
  /** Opens it in a new tab, unless it is a page of the site. */
  newTab?: boolean;
  /** Whether the link leads to one of the owner's profiles (`rel="me"`). */
  isOwnProfile?: boolean;
  /** Adds an arrow, which points up if the link opens in a new tab. */
  withArrow?: boolean;
}

/**
 * A link to any address. The router opens pages of the site. The style sheet adds the note on the new tab, so that it is
 * not copied with the text; a name that replaces the text contains it.
 */
export function AppLink({ href, label, newTab, isOwnProfile, withArrow, children = label, ...rest }: AppLinkProps) {
  const isPage = PAGE_PATH.test(href);
  const Anchor = isPage ? PageLink : 'a';
  const name = rest['aria-label'];
  const tab = newTab && !isPage && { target: '_blank', rel: isOwnProfile ? 'me noopener' : 'noopener' };
  return (
    <Anchor
      {...rest}
      href={isPage || !href.startsWith('/') ? href : basePath + href}
      aria-label={name && tab ? `${name} ${newTabNote}` : name}
      {...tab}
    >
      {children}
      {withArrow && <Icon icon={tab ? ArrowUpRight : ArrowRight} flips />}
    </Anchor>
  );
}

/** The look of a link outside running text. */
export const textLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: ${theme.target};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${movingIcon}

  ${media.print} {
    display: inline;
    min-height: 0;
  }
`;

/** The look of a link that is recognized by its place: underlined on hover alone. */
export const quietLink = css`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** A link outside running text, to any address. */
export const TextLink = styled(AppLink)`
  ${textLink}
`;
