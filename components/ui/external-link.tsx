import type { ElementType, PropsWithChildren } from 'react';
import { basePath } from '@/lib/routes';
import type { ButtonStyle } from './button';
import { VisuallyHidden } from './text';

interface ExternalLinkProps extends ButtonStyle {
  /** A whole URL, or a file of the site from its root. */
  href: string;
  /** Whether the page there is a profile of the owner's (`rel="me"`). */
  isOwnProfile?: boolean;
  /** What screen readers hear after the link's name: that it opens in a new tab. */
  newTab: string;
  /** The styled `a` to render; a plain one by default. */
  anchor?: ElementType;
  'data-tooltip'?: string;
}

/** A link to another site. It opens in a new tab, and tells screen readers so. */
export function ExternalLink({
  href,
  isOwnProfile = false,
  newTab,
  anchor: Anchor = 'a',
  children,
  ...rest
}: PropsWithChildren<ExternalLinkProps>) {
  return (
    <Anchor
      {...rest}
      href={href.startsWith('/') ? basePath + href : href}
      target="_blank"
      rel={isOwnProfile ? 'me noopener' : 'noopener'}
    >
      {children}
      <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
    </Anchor>
  );
}
