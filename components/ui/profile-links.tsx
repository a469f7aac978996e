'use client';

import { Mail } from 'lucide-react';
import styled from 'styled-components';
import type { Links } from '@/content/types';
import { media } from '@/styles/media';
import { IconLink } from './icon-link';
import { ProfileIcon } from './profile-icon';

interface ProfileLinksProps {
  profiles: Links['profiles'];
  email: string;
  /** Mail programs too are opened from a tab of their own. */
  mailInNewTab?: boolean;
}

/** The icon links to the owner's profiles and to a mail. */
export function ProfileLinks({ profiles, email, mailInNewTab = false }: ProfileLinksProps) {
  const { codeHosting, professionalNetwork } = profiles;
  return (
    <Row>
      {[codeHosting, professionalNetwork].map(({ label, address, icon }) => (
        <li key={address}>
          <IconLink
            href={address}
            target="_blank"
            rel="me noopener"
            aria-label={`${label} (opens in a new tab)`}
            data-tooltip={label}
          >
            <ProfileIcon icon={icon} />
          </IconLink>
        </li>
      ))}
      <li>
        <IconLink
          href={`mailto:${email}`}
          target={mailInNewTab ? '_blank' : undefined}
          aria-label={`Email${mailInNewTab ? ' (opens in a new tab)' : ''}`}
          data-tooltip="Email"
        >
          <Mail size={18} aria-hidden="true" />
        </IconLink>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  ${media.print} {
    display: none;
  }
`;
