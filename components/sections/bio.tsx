'use client';

import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { AppLink } from '@/components/ui/link';
import { renderList } from '@/components/ui/list';
import { Container } from '@/components/ui/section';
import { Heading, Lead, Text } from '@/components/ui/text';
import type { StarPolygon } from '@/lib/brand/geometry';
import { mailto } from '@/lib/contact-links';
import type { ProfileLink, Words } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageFigure, TextBesideFigure } from './page-figure';

interface BioProps {
  heading: ReactNode;
  paragraphs: readonly ReactNode[];
  name: ReactNode;
  email: string;
  cv?: { href: string; label: string };
  /** The profiles that state a purpose. */
  profiles: Localized<readonly ProfileLink[]>;
  figure: StarPolygon;
  portrait?: ReactNode;
  words: Pick<Words['about'], 'name' | 'email'>;
}

/** The owner's biography, beside the photograph and a card with name, email address, profiles and CV. */
export function Bio({ heading, paragraphs, name, email, cv, profiles, figure, portrait, words }: BioProps) {
  const [first, ...rest] = paragraphs;
  return (
    <Columns>
      <PageFigure {...figure} />
      <Body>
        <Heading as="h1" $size="h1">
          {heading}
        </Heading>
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
                  <AppLink href={address} isOwnProfile newTab>
                    {label}
                  </AppLink>
                </dd>
              </Fragment>
            ))}
          </dl>
          {cv && (
            <ButtonLink href={cv.href} newTab withArrow>
              {cv.label}
            </ButtonLink>
          )}
        </Details>
      </Aside>
    </Columns>
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
    padding-top: 0.5cm;
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

/** On a phone the portrait is above the text, and the card below it. */
const Aside = styled.div`
  ${media.narrow} {
    display: contents;

    > :not(:last-child) {
      order: -1;
    }
  }

  ${media.wide} {
    display: grid;
    gap: 2rem;
  }
`;

/** Not printed, because the letterhead has the same details. */
const Details = styled(Card)`
  display: grid;
  padding: min(1.8rem, 9vw);

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }

  dd {
    margin: 0.1rem 0 1.1rem;
    font: 640 1.1875rem / 1.4 ${theme.font.heading};
    letter-spacing: -0.015em;
  }

  dl:last-child > :last-child {
    margin-bottom: 0;
  }

  dd a {
    display: inline-block;
    padding-block: 0.55rem;
    margin-block: -0.55rem;
  }

  ${notPrinted}
`;
