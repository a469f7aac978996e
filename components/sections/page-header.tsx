'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Badge, Container, fitContainer, fitWord, Lead, PageTitle } from '@/components/ui/section';
import { StarFigure } from '@/components/ui/star/star';
import { figuresOf } from '@/lib/brand/geometry';
import type { TextLanguage } from '@/lib/language/writing-systems';
import { star } from '@/site-data/browser';
import { media, notPrinted, theme } from '@/styles/theme';

interface PageHeaderProps {
  badge?: ReactNode;
  heading: ReactNode;
  /** The width of the heading's longest word, in em. */
  longestWord?: number;
  text: ReactNode;
  /** The default is the figure of pages that an owner adds. */
  figure?: keyof typeof figures;
}

const figures = figuresOf(star);

/** The top of an inner page. It does not fade in, so that its heading is painted at once. */
export function PageHeader({ badge, heading, longestWord, text, figure = 'added' }: PageHeaderProps) {
  return (
    <Top>
      <PageFigure {...figures[figure]} $alone={figure === 'added'} />
      <TextBesideFigure>
        {badge && <Badge>{badge}</Badge>}
        <PageTitle $longestWord={longestWord}>{heading}</PageTitle>
        <Lead>{text}</Lead>
      </TextBesideFigure>
    </Top>
  );
}

interface TextHeaderProps extends Pick<PageHeaderProps, 'heading' | 'longestWord'> {
  text?: PageHeaderProps['text'];
  /** The language of both, if it is not the page's. */
  language?: TextLanguage;
}

/** The top of a page that is made from Markdown. */
export function TextHeader({ heading, longestWord, text, language, children }: PropsWithChildren<TextHeaderProps>) {
  return (
    <Top>
      <PageFigure {...figures.added} $alone />
      <TextBesideFigure>
        {children}
        <HeaderTitle {...language} $longestWord={longestWord}>
          {heading}
        </HeaderTitle>
        {text && <Lead {...language}>{text}</Lead>}
      </TextBesideFigure>
    </Top>
  );
}

const Top = styled(Container)`
  position: relative;
  padding-block: 4.5rem clamp(1.5rem, 3vw, 2.5rem);

  ${media.print} {
    padding-block: 0 0.5cm;
  }
`;

/** Gone where the page's top ends, because the text below may be as wide as the page. */
const alone = css`
  ${media.wide} {
    top: 0;
    inset-inline: auto ${theme.space.gutter};
    width: auto;
    height: min(24rem, 118%, 100vw - 3rem - var(--start));
    aspect-ratio: 1;
    translate: none;
    -webkit-mask-image: linear-gradient(#000 54%, transparent 84%);
  }
`;

/**
 * An inner page's figure, in a positioned `Container`: clear of the longest line of text at the page's top, and faded
 * out behind the header's controls and the first card, or above the text that follows (`$alone`). On a phone it is
 * small, above the first line of text.
 */
export const PageFigure = styled(StarFigure)<{ $alone?: boolean }>`
  position: absolute;
  z-index: -1;
  top: 1.75rem;
  inset-inline-end: -4rem;
  width: 15rem;
  translate: 0 -50%;
  stroke-width: 0.6;
  -webkit-mask-image: linear-gradient(transparent 31%, #000 46%, transparent 63%);

  ${media.wide} {
    --start: 25rem;
    stroke-width: 1;
    top: 12.6rem;
    inset-inline: calc(${theme.space.gutter} + var(--start) + 1rem) auto;
    width: min(28rem, (100vw - 2rem - var(--start)) * 1.4);
    -webkit-mask-image: linear-gradient(
      transparent calc(50% - 13.7rem),
      #000 calc(50% - 10.5rem),
      #000 56%,
      transparent 90%
    );
  }

  ${media.desktop} {
    --start: 40.4rem;
    width: min(40rem, (100vw - 2rem - var(--start)) * 1.4);
  }

  ${({ $alone }) => $alone && alone}
  ${notPrinted}
`;

const TITLE_SIZE = 'clamp(2.5rem, 1.5rem + 4vw, 4.25rem)';

const HeaderTitle = styled(PageTitle)`
  font-size: ${TITLE_SIZE};
  ${({ $longestWord }) => fitWord(TITLE_SIZE, $longestWord)}

  ${media.print} {
    font-size: 22pt;
  }
`;

/** A text in a narrow column, which leaves room for a figure beside it on wide screens. */
export const TextBesideFigure = styled.div`
  ${fitContainer}
  display: grid;
  justify-items: start;
  gap: 1.35rem;

  ${media.wide} {
    max-width: 24rem;
  }

  ${media.desktop} {
    max-width: ${theme.width.text};
  }

  ${media.print} {
    gap: 0.25cm;
  }
`;
