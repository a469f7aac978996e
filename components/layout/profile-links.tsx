import { Mail } from 'lucide';
import styled from 'styled-components';
import { ExternalIconLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { IconAnchor } from '@/components/ui/icon-control';
import { List } from '@/components/ui/list';
import { mailto } from '@/lib/mailto';
import { media } from '@/styles/media';
import type { MarkedProfile } from './profile-mark';

interface ProfileLinksProps {
  profiles: readonly MarkedProfile[];
  email: string;
  /** Mail programs too are opened from a tab of their own. */
  mailInNewTab?: boolean;
}

/** The icon links to the owner's profiles and to a mail, which has the address for its name as it has in words. */
export function ProfileLinks({ profiles, email, mailInNewTab = false }: ProfileLinksProps) {
  return (
    <Row>
      {profiles.map(({ label, address, mark }) => (
        <li key={address}>
          <ExternalIconLink href={address} isOwnProfile label={label}>
            <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
              <path d={mark} />
            </svg>
          </ExternalIconLink>
        </li>
      ))}
      <li>
        <IconAnchor
          href={mailto(email)}
          target={mailInNewTab ? '_blank' : undefined}
          aria-label={email}
          aria-description={mailInNewTab ? 'Opens in a new tab' : undefined}
          data-tooltip={email}
        >
          <Icon icon={Mail} />
        </IconAnchor>
      </li>
    </Row>
  );
}

/** On paper a mark says nothing; the service's name and its address do. */
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
