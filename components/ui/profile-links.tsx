import { Mail } from 'lucide';
import styled from 'styled-components';
import { mailto } from '@/lib/contact-links';
import type { ProfileLink } from '@/lib/content/schema';
import { media, row } from '@/styles/theme';
import { Icon, iconControl } from './icon';
import { AppLink } from './link';
import { List } from './list';
import { VisuallyHidden } from './section';

/** A profile link with its icon. */
export interface ProfileWithIcon extends Pick<ProfileLink, 'label' | 'address'> {
  /** SVG path data for the view box `0 0 24 24`. */
  iconPath: string;
}

interface ProfileLinksProps {
  profiles: readonly ProfileWithIcon[];
  email?: string;
  /** Opens the mail link in a new tab, because webmail would replace the page. */
  mailInNewTab?: boolean;
}

/** Icon links to the owner's profiles and email address. Nothing is rendered without profiles. */
export function ProfileLinks({ profiles, email, mailInNewTab }: ProfileLinksProps) {
  if (profiles.length === 0) return null;
  return (
    <ProfileRow>
      {profiles.map(({ label, address, iconPath }) => (
        <li key={address}>
          <IconLink href={address} isOwnProfile newTab data-tooltip={label}>
            <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
              <path d={iconPath} />
            </svg>
            <VisuallyHidden>{label}</VisuallyHidden>
          </IconLink>
        </li>
      ))}
      {email && (
        <li>
          <IconLink href={mailto(email)} newTab={mailInNewTab} data-tooltip={email}>
            <Icon icon={Mail} />
            <VisuallyHidden>{email}</VisuallyHidden>
          </IconLink>
        </li>
      )}
    </ProfileRow>
  );
}

/** In print the service's name replaces the icon, and the global style adds the URL. */
const IconLink = styled(AppLink)`
  ${iconControl}

  ${media.print} {
    display: block;
    width: auto;
    height: auto;
    border: 0;

    &::before {
      content: attr(data-tooltip);
    }

    &[href^='mailto:'] {
      display: none;
    }
  }
`;

const ProfileRow = styled(List)`
  ${row('0.75rem')}

  ${media.print} {
    display: block;
  }
`;
