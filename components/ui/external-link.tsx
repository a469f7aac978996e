import type { PropsWithChildren } from 'react';
import { basePath } from '@/lib/routes';
import { ButtonAnchor, type ButtonStyle } from './button';
import { ArrowOut, Icon, IconAnchor } from './icon';
import { VisuallyHidden } from './text';
import { TextAnchor } from './text-link';

interface ExternalLinkProps {
  /** A whole URL, or a file of the site from its root. */
  href: string;
  /** Whether the page there is a profile of the owner's (`rel="me"`). */
  isOwnProfile?: boolean;
  /** What screen readers hear behind the link's name: that it opens in a new tab. */
  newTab: string;
}

/** A link to another site, in running text. Like those below it opens in a new tab and says so. */
export function ExternalLink({ href, isOwnProfile, newTab, children }: PropsWithChildren<ExternalLinkProps>) {
  return (
    <a {...inNewTab({ href, isOwnProfile })}>
      {children}
      <NewTabNote>{newTab}</NewTabNote>
    </a>
  );
}

/** A link to another site that looks like a button. */
export function ExternalButtonLink({
  href,
  isOwnProfile,
  newTab,
  children,
  ...style
}: PropsWithChildren<ExternalLinkProps & ButtonStyle>) {
  return (
    <ButtonAnchor {...inNewTab({ href, isOwnProfile })} {...style}>
      {children}
      <Icon icon={ArrowOut} />
      <NewTabNote>{newTab}</NewTabNote>
    </ButtonAnchor>
  );
}

/** A link to another site that stands alone, with its arrow. */
export function ExternalTextLink({ href, isOwnProfile, newTab, children }: PropsWithChildren<ExternalLinkProps>) {
  return (
    <TextAnchor {...inNewTab({ href, isOwnProfile })}>
      {children}
      <NewTabNote>{newTab}</NewTabNote>
      <Icon icon={ArrowOut} />
    </TextAnchor>
  );
}

interface ExternalIconLinkProps extends ExternalLinkProps {
  /** Name of the link and text of its tooltip. */
  label: string;
}

/** A link to another site that shows nothing but an icon. */
export function ExternalIconLink({
  href,
  isOwnProfile,
  newTab,
  label,
  children,
}: PropsWithChildren<ExternalIconLinkProps>) {
  return (
    <IconAnchor {...inNewTab({ href, isOwnProfile })} aria-label={`${label} ${newTab}`} data-tooltip={label}>
      {children}
    </IconAnchor>
  );
}

/** For screen readers; whoever sees the page sees the arrow. */
function NewTabNote({ children }: { children: string }) {
  return <VisuallyHidden>{` ${children}`}</VisuallyHidden>;
}

/** `noopener` keeps the new page from reaching this one through `window.opener`. */
function inNewTab({ href, isOwnProfile = false }: Omit<ExternalLinkProps, 'newTab'>) {
  return {
    href: href.startsWith('/') ? basePath + href : href,
    target: '_blank',
    rel: isOwnProfile ? 'me noopener' : 'noopener',
  } as const;
}
