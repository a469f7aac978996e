import type { ComponentProps } from 'react';
import { basePath } from '@/lib/routes';
import { ArrowOn, ArrowOut, Icon } from './icon';
import { PageLink } from './page-link';
import { VisuallyHidden } from './text';

interface AppLinkProps extends ComponentProps<'a'> {
  /** A page or a file of the site from its root, or a whole URL. */
  href: string;
  /** What screen readers hear after a link that opens in a new tab. Without it no link does. */
  newTab?: string;
  /** Whether the page there is a profile of the owner's (`rel="me"`). */
  isOwnProfile?: boolean;
  /** Ends with an arrow: forward, or out of the site. */
  withArrow?: boolean;
}

/** A link to anywhere: the router opens pages of the site, and whatever else has `newTab` opens in a new tab. */
export function AppLink({ href, newTab, isOwnProfile, withArrow, children, ...rest }: AppLinkProps) {
  const isPage = PAGE_PATH.test(href);
  if (isPage || newTab === undefined) {
    const Anchor = isPage ? PageLink : 'a';
    return (
      <Anchor {...rest} href={href}>
        {children}
        {withArrow && <Icon icon={ArrowOn} />}
      </Anchor>
    );
  }
  return (
    <a
      {...rest}
      href={href.startsWith('/') ? basePath + href : href}
      target="_blank"
      rel={isOwnProfile ? 'me noopener' : 'noopener'}
    >
      {children}
      {withArrow && <Icon icon={ArrowOut} />}
      <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
    </a>
  );
}

/** The path of a page, after which a `#part` may follow; that of a file does not end with a slash. */
const PAGE_PATH = /^\/(?:[^#]*\/)?(?:#|$)/;
