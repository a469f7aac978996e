'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink, quietLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { Cover, CoverDrawings } from '@/components/ui/star/cover';
import type { CoverFamily } from '@/lib/brand/colors';
import type { Words } from '@/lib/content/schema';
import type { OwnPicture } from '@/lib/picture';
import { headingFont, media, notPrinted, stack, theme } from '@/styles/theme';
import { LinkRow, type ShownProject } from './project-card';

interface CaseStudyCoverProps extends Pick<ShownProject, 'title' | 'image' | 'picture'> {
  family: CoverFamily;
}

/** The cover of a project with a picture, as wide as the page's column: so large a drawing alone would delay the text. */
export function CaseStudyCover(project: CaseStudyCoverProps) {
  if (!project.image) return null;
  return (
    <Container>
      <CoverDrawings covers={[project]} />
      <RoundedCover>
        <Cover {...project} size="page" loading="eager" />
      </RoundedCover>
    </Container>
  );
}

interface TextPictureProps extends PropsWithChildren<{ src: string; picture: OwnPicture; alt: string }> {
  /** The direction of the caption, if it is not the site's. */
  dir?: string;
  /** Whether it is in the columns of a case study. */
  inColumns?: boolean;
}

/** A picture in a text, with its caption as children. It is neither cropped nor scaled up. */
export function TextPicture({ children, dir, inColumns, ...file }: TextPictureProps) {
  const { width, height } = file.picture;
  const shownWidth = Math.round(Math.min(width, inColumns ? PAGE_WIDTH : WIDEST_IN_TEXT, (HIGHEST * width) / height));
  return (
    <TextFigure $width={shownWidth}>
      <FramedPicture
        {...file}
        box={file.picture}
        sizesOf={() => `(min-width: ${shownWidth}px) ${shownWidth}px, 100vw`}
        loading="lazy"
      />
      {children && <figcaption dir={dir}>{children}</figcaption>}
    </TextFigure>
  );
}

/** Maximum width of a picture in px: that of the page's column, and in other texts a little more than the text's. */
const PAGE_WIDTH = 1152;
const WIDEST_IN_TEXT = 648;

/** Maximum height of a picture, in px: otherwise a phone's screenshot would be several screens high. */
const HIGHEST = 760;

/** Width of the text column, in px; wider pictures span both columns. */
const TEXT_WIDTH = 608;

interface NeighboursProps extends Partial<Record<'previous' | 'next', { href: string; title: ReactNode }>> {
  label: string;
  words: Pick<Words['caseStudy'], 'previous' | 'next'>;
}

/** The links to the previous and the next case study or post. */
export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Below>
      <NeighbourLinks aria-label={label}>
        {previous && (
          <PageLink href={previous.href}>
            <small>{words.previous}</small>
            {previous.title}
          </PageLink>
        )}
        {next && (
          <PageLink href={next.href} rel="next">
            <small>{words.next}</small>
            {next.title}
          </PageLink>
        )}
      </NeighbourLinks>
    </Below>
  );
}

const RoundedCover = styled.div`
  overflow: hidden;
  margin-bottom: clamp(2rem, 4vw, 3rem);
  border-radius: ${theme.radius.card};
`;

/** The project's links in the first column, text and small pictures in the second, large pictures across both. */
export const StoryColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.35rem;
  padding-block: clamp(2rem, 5vw, 4rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${theme.width.text};
    column-gap: 2rem;

    > ${LinkRow} {
      grid-column: 1;
      grid-row: 1 / span 3;
      align-content: start;
    }
  }
`;

const TextFigure = styled.figure<{ $width: number }>`
  && {
    max-width: ${({ $width }) => $width}px;
  }

  ${StoryColumns} & {
    ${({ $width }) => $width > TEXT_WIDTH && 'grid-column: 1 / -1;'}
    margin-block: 1.2rem;
  }
`;

const FramedPicture = styled(Picture)`
  height: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};
`;

const Below = styled(Container)`
  section + & {
    padding-top: ${theme.space.section};
  }
`;

const NeighbourLinks = styled.nav`
  ${stack('1.5rem 2rem')}
  padding-top: 2rem;
  border-top: 1px solid ${theme.color.line};

  a {
    ${quietLink}
    ${stack('0.3rem')}
    ${headingFont(`${theme.size.h3} / 1.2`, '-0.02em')}
  }

  small {
    color: ${theme.color.accent};
    font: 600 ${theme.size.base} / 1.5 ${theme.font.body};
    letter-spacing: normal;
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    [rel='next'] {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }

  ${notPrinted}
`;
