'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { AppLink, type LabelledLink } from '@/components/ui/link';
import { factTexts, List, renderFacts, renderList } from '@/components/ui/list';
import { Container, Lead, PageTitle, Text } from '@/components/ui/section';
import { mailto } from '@/lib/contact-links';
import type { Profile, ProfileLink, SiteWords } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { headingFont, media, noPrintedAddress, notPrinted, row, tallLink, theme } from '@/styles/theme';
import { PageTop } from './page-top';

interface BioProps {
  heading: ReactNode;
  /** The width of the heading's longest word, in em. */
  longestWord: number;
  paragraphs: readonly ReactNode[];
  name: ReactNode;
  email: string;
  cv?: LabelledLink;
  profiles: Localized<readonly Pick<ProfileLink, 'label' | 'address' | 'purpose'>[]>;
  portrait?: ReactNode;
  words: Pick<SiteWords['about'], 'name' | 'email'>;
}

/** The owner's biography beside the figure or the photograph; below, a card with name, email address, profiles and CV. */
export function Bio({ heading, longestWord, paragraphs, name, email, cv, profiles, portrait, words }: BioProps) {
  const [first, ...rest] = paragraphs;
  const isLong = rest.length > BESIDE_FIGURE;
  const text = renderList(rest, (paragraph) => <Text>{paragraph}</Text>);
  const emailLink = (
    <a href={mailto(email)}>
      <EmailText email={email} />
    </a>
  );
  const facts = [
    { label: words.name, value: name },
    { label: words.email, value: emailLink },
    ...profiles.map(({ purpose, address, label }) => ({
      label: purpose,
      value: <AppLink href={address} label={label} isOwnProfile newTab />,
    })),
  ];
  return (
    <>
      <BioTop figure="about" line={isLong ? 'always' : 'none'} portrait={portrait} longestWord={longestWord}>
        <PageTitle $longestWord={longestWord}>{heading}</PageTitle>
        <Lead $strong>{first}</Lead>
        {!isLong && text}
      </BioTop>
      <Container>
        {isLong && <LongText>{text}</LongText>}
        <Details>
          <dl>{renderFacts(facts)}</dl>
          {cv && <ButtonLink {...cv} newTab withArrow />}
        </Details>
      </Container>
    </>
  );
}

interface LetterheadProps {
  profile: Localized<Pick<Profile, 'name' | 'role' | 'email'>>;
  phone?: ReactNode;
  place?: ReactNode;
  site: string;
  profiles: readonly { label: ReactNode; address: string }[];
  besidePortrait: boolean;
}

/** The top of the printed about page, which is a CV. */
export function Letterhead({ profile, phone, place, site, profiles, besidePortrait }: LetterheadProps) {
  const { name, role, email } = profile;
  return (
    <Head data-letterhead $besidePortrait={besidePortrait}>
      <LetterheadName>{name}</LetterheadName>
      <LetterheadRole>{role}</LetterheadRole>
      <LetterheadDetails>
        {place && <li>{place}</li>}
        {phone && <li>{phone}</li>}
        <li>
          <a href={mailto(email)}>{email}</a>
        </li>
        <li>
          <a href={`https://${site}/`}>{site}</a>
        </li>
        {renderList(profiles, ({ label, address }) => (
          <li>
            {label}{' '}
            <a href={address} rel="me">
              {address.replace('https://', '')}
            </a>
          </li>
        ))}
      </LetterheadDetails>
    </Head>
  );
}

/** Not positioned in print, because the portrait is placed relative to the sheet there. */
const BioTop = styled(PageTop)`
  ${media.print} {
    position: static;
    padding-top: 0.5cm;

    h1 {
      font-size: ${theme.size.h2};
    }
  }
`;

/** The number of paragraphs after the first one that are beside the figure; more of them are below it. */
const BESIDE_FIGURE = 2;

/** The rest of a long biography. */
const LongText = styled.div`
  padding-bottom: clamp(1.5rem, 3vw, 2.5rem);

  > * + * {
    margin-top: 1.35rem;
  }

  ${media.print} {
    padding: 0;

    > * + * {
      margin-top: 0.25cm;
    }
  }
`;

/** Not printed, because the letterhead has the same details. */
const Details = styled(Card)`
  ${row('1.5rem 3rem')}
  align-items: center;
  justify-content: space-between;
  padding: min(1.8rem, 9vw) min(2.5rem, 9vw);

  dl {
    ${row('1.1rem 4rem')}
  }

  ${media.wide} {
    flex-wrap: nowrap;

    ${ButtonLink} {
      flex: none;
    }
  }

  ${factTexts}

  dd a {
    ${tallLink}
  }

  ${notPrinted}
`;

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

const LetterheadName = styled.p`
  ${headingFont(`${theme.size.h1} / 1.05`, '-0.03em')}
`;

const LetterheadRole = styled.p`
  margin-block: 0.1cm 0.25cm;
  color: ${theme.color.accent};
  font: 640 ${theme.size.h3} / 1.2 ${theme.font.heading};
`;

const LetterheadDetails = styled(List)`
  ${row('0 0.6cm')}

  a {
    color: inherit;
    text-decoration: none;
  }

  ${noPrintedAddress}
`;
