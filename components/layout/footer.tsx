'use client';

import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import type { LabelledLink } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import { NavigationLink, type NavigationLinks } from '@/components/ui/navigation-link';
import { ProfileLinks, type ProfileWithIcon } from '@/components/ui/profile-links';
import { Container, Heading, Text } from '@/components/ui/section';
import { currentYear } from '@/lib/browser/page-state';
import { mailto } from '@/lib/contact-links';
import type { Profile, SiteWords } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { COLUMN_GAP, headingFont, media, row, stack, theme, wideColumns } from '@/styles/theme';
import { BrandLink } from './header';

interface FooterProps {
  profile: Localized<Pick<Profile, 'name' | 'tagline' | 'email'>>;
  phone?: LabelledLink;
  place?: ReactNode;
  profiles: readonly ProfileWithIcon[];
  navigation: NavigationLinks;
  words: Pick<SiteWords['footer'], 'links' | 'contact'>;
  /** The copyright line before and after the year. */
  rights: readonly [before: ReactNode, after: ReactNode];
  /** Unicode's name of the digits of the year: `latn` or `arab`. */
  numerals: string;
}

/** The footer of every page: brand and profiles, the navigation, the owner's contact details. */
export function Footer({ profile, phone, place, profiles, navigation, words, rights, numerals }: FooterProps) {
  const { name, tagline, email } = profile;
  const [before, after] = rights;
  return (
    <Foot>
      <Columns>
        <BrandBlock>
          <BrandLink name={name} />
          {tagline && <Text>{tagline}</Text>}
          <ProfileLinks profiles={profiles} email={email} />
        </BrandBlock>
        <nav aria-labelledby="quick-links">
          <ColumnHeading id="quick-links">{words.links}</ColumnHeading>
          <Lines $inTwo={navigation.length >= TWO_COLUMNS}>
            {navigation.map(({ path, label }) => (
              <li key={path}>
                <NavigationLink href={path}>{label}</NavigationLink>
              </li>
            ))}
          </Lines>
        </nav>
        <div>
          <ColumnHeading>{words.contact}</ColumnHeading>
          <address>
            <Lines>
              {place && <Line icon={MapPin} text={place} />}
              {phone && <Line icon={Phone} text={phone.label} href={phone.href} />}
              <Line icon={Mail} text={<EmailText email={email} />} href={mailto(email)} />
            </Lines>
          </address>
        </div>
      </Columns>
      <Copyright>
        {before}
        {/* The year of the build, which the bootstrap script replaces with the visitor's. */}
        <span data-year={numerals} suppressHydrationWarning>
          {currentYear(numerals)}
        </span>
        {after}
      </Copyright>
    </Foot>
  );
}

/** The number of links from which they are in two columns, if there is room. */
const TWO_COLUMNS = 6;

function Line({ icon, text, href }: { icon: IconNode; text: ReactNode; href?: string }) {
  const Tag = href ? 'a' : 'span';
  return (
    <li>
      <Tag href={href}>
        <Icon icon={icon} />
        {text}
      </Tag>
    </li>
  );
}

/** Its columns are 96 px below the page. A printed CV has no footer, because its letterhead has the same details. */
const Foot = styled.footer`
  margin-top: 3rem;
  padding-bottom: 1.5rem;
  color: ${theme.color.muted};

  ${media.print} {
    margin-top: 0.6cm;
    padding-bottom: 0;
    break-before: avoid;
    break-inside: avoid;

    main:has([data-letterhead]) + & {
      display: none;
    }
  }
`;

const Columns = styled(Container)`
  ${stack('2.5rem')}
  padding-block: 3rem;
  ${wideColumns(2)}

  ${media.wide} {
    > :first-child {
      grid-column: span 2;
    }
  }

  /* The four columns of the grid, of which the contact details take more if an email address needs it. */
  ${media.desktop} {
    display: flex;

    > :first-child {
      flex: 0 0 calc(50% - ${COLUMN_GAP} / 2);
    }

    > nav {
      flex: 1 0 7rem;
      min-width: 0;
    }

    > :last-child {
      min-width: calc(25% - ${COLUMN_GAP} * 0.75);
    }
  }

  ${media.print} {
    display: block;
    padding-block: 0 0.3cm;

    > :not(:last-child),
    h2 {
      display: none;
    }
  }
`;

const BrandBlock = styled.div`
  ${stack('1rem')}
  justify-items: start;
  align-content: start;

  p {
    max-width: 24rem;
  }
`;

const ColumnHeading = styled(Heading)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  margin-bottom: 0.5rem;
  color: ${theme.color.ink};
  ${headingFont('1.0625rem / 1.3', '-0.01em')}
`;

const Lines = styled(List)<{ $inTwo?: boolean }>`
  columns: ${({ $inTwo }) => $inTwo && '7.5rem 2'};
  column-gap: 1rem;

  li > * {
    display: inline-flex;
    align-items: center;
    gap: 0.55rem;
    min-width: ${theme.target};
    min-height: ${theme.target};
    padding-block: 0.4rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }

  ${media.print} {
    ${row('0 0.6cm')}

    li {
      display: flex;
    }

    li > * {
      min-height: 0;
      padding: 0;
    }
  }
`;

const Copyright = styled(Container).attrs({ as: 'p' })`
  font-size: ${theme.size.small};

  &::before {
    content: '';
    display: block;
    margin-bottom: 1.5rem;
    border-top: 1px solid ${theme.color.line};

    ${media.print} {
      margin-bottom: 0.3cm;
    }
  }
`;
