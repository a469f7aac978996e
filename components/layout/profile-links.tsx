import { Mail } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { IconLink } from '@/components/ui/icon-link';
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
          <IconLink
            href={address}
            target="_blank"
            rel="me noopener"
            aria-label={`${label} (opens in a new tab)`}
            data-tooltip={label}
          >
            <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
              <path d={mark} />
            </svg>
          </IconLink>
        </li>
      ))}
      <li>
        <IconLink
          href={mailto(email)}
          target={mailInNewTab ? '_blank' : undefined}
          aria-label={email}
          aria-description={mailInNewTab ? 'Opens in a new tab' : undefined}
          data-tooltip={email}
        >
          <Icon icon={Mail} />
        </IconLink>
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

    ${IconLink} {
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
