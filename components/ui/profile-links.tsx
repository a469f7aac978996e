import { Mail } from 'lucide';
import styled from 'styled-components';
import { mailto } from '@/lib/contact-links';
import type { ProfileWithIcon } from '@/lib/profile-icons';
import { media } from '@/styles/media';
import { ExternalIconLink } from './external-link';
import { Icon, IconAnchor } from './icon';
import { List } from './list';

interface ProfileLinksProps {
  profiles: readonly ProfileWithIcon[];
  /** Optional: adds a mail link. */
  email?: string;
  /** What screen readers hear behind the names of those that open in a new tab. */
  newTab: string;
  /** Opens the mail link in a new tab too: a web mail would replace the page. */
  mailInNewTab?: boolean;
}

/**
 * The icon links to the owner's profiles and to a mail. The mail link is named by its address, as
 * the mail links in words are; alone it would only repeat the one that stands nearby.
 */
export function ProfileLinks({ profiles, email, newTab, mailInNewTab = false }: ProfileLinksProps) {
  if (profiles.length === 0) return null;
  return (
    <Row>
      {profiles.map(({ label, address, iconPath }) => (
        <li key={address}>
          <ExternalIconLink href={address} isOwnProfile newTab={newTab} label={label}>
            <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
              <path d={iconPath} />
            </svg>
          </ExternalIconLink>
        </li>
      ))}
      {email && (
        <li>
          {mailInNewTab ? (
            <ExternalIconLink href={mailto(email)} newTab={newTab} label={email}>
              <Icon icon={Mail} />
            </ExternalIconLink>
          ) : (
            <IconAnchor href={mailto(email)} aria-label={email} data-tooltip={email}>
              <Icon icon={Mail} />
            </IconAnchor>
          )}
        </li>
      )}
    </Row>
  );
}

/** In print an icon says nothing: the link shows its service's name, and the global style adds its URL. */
const Row = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  ${media.print} {
    display: block;

    ${IconAnchor} {
      display: block;
      width: auto;
      height: auto;
      border: 0;

      &::before {
        content: attr(data-tooltip);
      }

      svg {
        display: none;
      }

      &[href^='mailto:'] {
        display: none;
      }
    }
  }
`;
