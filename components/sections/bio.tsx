'use client';

import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { besideFigure, PageFigure } from '@/components/sections/page-header';
import { Container } from '@/components/ui/container';
import { ExternalButtonLink, ExternalLink } from '@/components/ui/external-link';
import { renderList } from '@/components/ui/list';
import type { FigureNumbers } from '@/components/ui/star/geometry';
import { Heading, Lead, Text } from '@/components/ui/text';
import { mailto } from '@/lib/contact-links';
import type { ProfileLink } from '@/lib/content/schema';
import type { AboutWords, LinkWords } from '@/lib/content/words-schema';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

interface BioProps {
  heading: ReactNode;
  /** The first paragraph is set large. */
  paragraphs: readonly ReactNode[];
  name: ReactNode;
  email: string;
  /** The link to the CV, where there is one. */
  cv?: { href: string; label: string };
  /** The profiles that have a purpose to name. */
  profiles: Localized<readonly ProfileLink[]>;
  figure: FigureNumbers;
  /** The owner's photograph, where there is one. */
  portrait?: ReactNode;
  words: Pick<AboutWords, 'name' | 'email'> & Pick<LinkWords, 'newTab'>;
}

/** The owner's biography, beside a card with name, email address, profiles and CV, and the photograph over it. */
export function Bio({ heading, paragraphs, name, email, cv, profiles, figure, portrait, words }: BioProps) {
  const [first, ...rest] = paragraphs;
  const card = (
    <Card>
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
              <ExternalLink href={address} isOwnProfile newTab={words.newTab}>
                {label}
              </ExternalLink>
            </dd>
          </Fragment>
        ))}
      </dl>
      {cv && (
        <ExternalButtonLink $wide href={cv.href} newTab={words.newTab}>
          {cv.label}
        </ExternalButtonLink>
      )}
    </Card>
  );
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
      {portrait ? (
        <Aside>
          {portrait}
          {card}
        </Aside>
      ) : (
        card
      )}
    </Columns>
  );
}

/** On paper the portrait finds its place by the sheet, and not by what is positioned around it. */
const Columns = styled(Container)`
  position: relative;
  display: grid;
  align-items: start;
  gap: 2.5rem clamp(2rem, 8vw, 7.5rem);
  padding-top: 4.5rem;

  ${media.wide} {
    grid-template-columns: 1fr minmax(16rem, 20rem);
  }

  ${media.print} {
    display: block;
    position: static;
    padding-top: 0.5cm;
  }
`;

const Body = styled.div`
  ${besideFigure}
  display: grid;
  gap: 1.35rem;

  ${media.print} {
    gap: 0.2cm;
    max-width: none;

    h1 {
      font-size: ${theme.size.h2};
    }
  }
`;

/** On a phone the portrait stands over the text, and the card under it. */
const Aside = styled.div`
  display: contents;

  > :first-child {
    order: -1;
  }

  ${media.wide} {
    display: grid;
    gap: 2rem;

    > :first-child {
      order: 0;
    }
  }
`;

/** Without a button below, it ends as it begins. On paper the letterhead has it all. */
const Card = styled.div`
  padding: 1.8rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

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

  ${media.print} {
    display: none;
  }
`;
