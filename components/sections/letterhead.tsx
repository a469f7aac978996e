'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { List } from '@/components/ui/list';
import { mailto } from '@/lib/contact-links';
import type { Profile } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface LetterheadProps {
  profile: Localized<Pick<Profile, 'name' | 'role' | 'email'>>;
  phone?: ReactNode;
  place?: ReactNode;
  /** The site's host. */
  site: string;
  /** The owner's profiles, with absolute URLs. */
  profiles: readonly { label: ReactNode; address: string }[];
  besidePortrait: boolean;
}

/** The top of the printed about page, which is a CV. */
export function Letterhead({ profile, phone, place, site, profiles, besidePortrait }: LetterheadProps) {
  const { name, role, email } = profile;
  return (
    <Head data-letterhead $besidePortrait={besidePortrait}>
      <Name>{name}</Name>
      <Role>{role}</Role>
      <Details>
        {place && <li>{place}</li>}
        {phone && <li>{phone}</li>}
        <li>
          <a href={mailto(email)}>{email}</a>
        </li>
        <li>
          <a href={`https://${site}/`}>{site}</a>
        </li>
        {profiles.map(({ label, address }) => (
          <li key={address}>
            {label}{' '}
            <a href={address} rel="me">
              {address.replace('https://', '')}
            </a>
          </li>
        ))}
      </Details>
    </Head>
  );
}

const Head = styled.div<{ $besidePortrait: boolean }>`
  display: none;

  ${media.print} {
    display: block;
    padding-bottom: 0.35cm;
    border-bottom: 1px solid ${theme.color.line};
    min-height: ${({ $besidePortrait }) => $besidePortrait && '3.3cm'};
    padding-inline-end: ${({ $besidePortrait }) => $besidePortrait && '3.8cm'};
  }
`;

const Name = styled.p`
  font: 640 ${theme.size.h1} / 1.05 ${theme.font.heading};
  letter-spacing: -0.03em;
`;

const Role = styled.p`
  margin-block: 0.1cm 0.25cm;
  color: ${theme.color.accent};
  font: 640 ${theme.size.h3} / 1.2 ${theme.font.heading};
`;

const Details = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.6cm;

  a {
    color: inherit;
    text-decoration: none;
  }

  &&& a::after {
    content: none;
  }
`;
