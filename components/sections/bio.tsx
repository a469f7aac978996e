'use client';

import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { AppLink, type LabelledLink } from '@/components/ui/link';
import { factTexts, List, renderList } from '@/components/ui/list';
import { Container, Lead, PageTitle, Text } from '@/components/ui/section';
import { figuresOf } from '@/lib/brand/geometry';
import { mailto } from '@/lib/contact-links';
import type { Profile, ProfileLink, Words } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { star } from '@/site-data/browser';
import { headingFont, media, notPrinted, row, stack, tallLink, theme } from '@/styles/theme';
import { PageFigure, TextBesideFigure } from './page-header';

const { about: figure } = figuresOf(star);

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
  words: Pick<Words['about'], 'name' | 'email'>;
}

/** The owner's biography, beside the photograph and a card with name, email address, profiles and CV. */
export function Bio({ heading, longestWord, paragraphs, name, email, cv, profiles, portrait, words }: BioProps) {
  const [first, ...rest] = paragraphs;
  return (
    <Columns>
      {portrait ? <PortraitFigure {...figure} /> : <PageFigure {...figure} />}
      <Body>
        <PageTitle $longestWord={longestWord}>{heading}</PageTitle>
        <Lead $strong>{first}</Lead>
        {renderList(rest, (paragraph) => (
          <Text>{paragraph}</Text>
        ))}
      </Body>
      <Aside>
        {portrait}
        <Details>
          <dl>
            <dt>{words.name}</dt>
            <dd>{name}</dd>
            <dt>{words.email}</dt>
            <dd>
              <a href={mailto(email)}>{email}</a>
            </dd>
            {profiles.map(({ label, address, purpose }) => (
              <Fragment key={address}>
                <dt>{purpose}</dt>
                <dd>
                  <AppLink href={address} label={label} isOwnProfile newTab />
                </dd>
              </Fragment>
            ))}
          </dl>
          {cv && <ButtonLink {...cv} newTab withArrow />}
        </Details>
      </Aside>
    </Columns>
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
const Columns = styled(Container)`
  position: relative;
  display: grid;
  align-items: start;
  gap: 2.5rem clamp(2rem, 8vw, 7.5rem);
  padding-top: 4.5rem;

  ${media.wide} {
    grid-template-columns: 1fr minmax(16rem, 20rem);
    min-height: 23rem;
  }

  ${media.print} {
    display: block;
    position: static;
    min-height: 0;
    padding-top: 0.5cm;
  }
`;

/** Behind the portrait, centred in its column and clear of the text. It has faded out where the portrait ends. */
const PortraitFigure = styled(PageFigure)`
  ${media.wide} {
    --width: 26rem;
    inset-inline: auto calc(${theme.space.gutter} + 10rem - var(--width) / 2);
    width: var(--width);
    -webkit-mask-image: linear-gradient(
      transparent calc(50% - 13.7rem),
      #000 calc(50% - 10.5rem),
      #000 50%,
      transparent 66%
    );
  }

  ${media.desktop} {
    --width: min(40rem, (100vw - 48rem - 2 * ${theme.space.gutter}) * 2);
  }
`;

const Body = styled(TextBesideFigure)`
  ${media.print} {
    gap: 0.2cm;
    max-width: none;

    h1 {
      font-size: ${theme.size.h2};
    }
  }
`;

/** On a phone the portrait is above the text, and the card below it; on a desktop both stay beside a long text. */
const Aside = styled.div`
  ${media.narrow} {
    display: contents;

    > :not(:last-child) {
      order: -1;
    }
  }

  ${media.wide} {
    ${stack('2rem')}
  }

  @media screen and (min-width: 62rem) and (min-height: 56rem) {
    position: sticky;
    top: calc(${theme.space.header} + 1rem);
  }
`;

/** Not printed, because the letterhead has the same details. */
const Details = styled(Card)`
  display: grid;
  padding: min(1.8rem, 9vw);

  ${factTexts}

  dd {
    margin-block: 0.1rem 1.1rem;
    line-height: 1.4;
  }

  dl:last-child > :last-child {
    margin-bottom: 0;
  }

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

  &&& a::after {
    content: none;
  }
`;
