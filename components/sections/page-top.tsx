'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, fitContainer, type HeadingProps, limitHeadings } from '@/components/ui/section';
import { StarFigure } from '@/components/ui/star/star';
import { figuresOf } from '@/lib/brand/geometry';
import { star } from '@/site-data/browser';
import { gridColumns, media, notPrinted, theme } from '@/styles/theme';

const figures = figuresOf(star);

interface PageTopProps {
  /** The default is the figure of texts and of pages that an owner adds, which is half as wide. */
  figure?: keyof typeof figures | 'none';
  /** Whether its text is as wide as that of texts, which it is beside their figure. */
  isText?: boolean;
  /** Where no card follows, it ends in a hairline: on all screens, the default of texts, or below `desktop`. */
  line?: 'always' | 'narrow' | 'none';
  /** A portrait, which is in the figure's place. */
  portrait?: ReactNode;
  /** The width of the longest word of its heading, in em. */
  longestWord?: number;
  className?: string;
  /** The text beside the figure. */
  children: ReactNode;
}

/**
 * The top of an inner page. The centre of the page's figure is on its lower edge. On wide screens text and figure have
 * columns of their own, and the figure is as large as there is room below the header.
 */
export function PageTop(props: PageTopProps) {
  const { figure = 'added', isText = figure === 'added', line, portrait, longestWord, className, children } = props;
  const hairline = line ?? (isText ? 'always' : 'none');
  return (
    <Top className={className} $isText={isText} $line={hairline} $longestWord={longestWord}>
      {!portrait && figure !== 'none' && (
        <FigureBox $isText={isText} $line={hairline}>
          <StarFigure {...figures[figure]} />
        </FigureBox>
      )}
      <TopText $isText={isText} $hasFigure={figure !== 'none'} $besidePortrait={Boolean(portrait)}>
        {children}
      </TopText>
      {portrait}
    </Top>
  );
}

interface TopProps {
  $isText: boolean;
  $line: NonNullable<PageTopProps['line']>;
}

const Top = styled(Container)<TopProps & Pick<HeadingProps, '$longestWord'>>`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: ${({ $line }) => $line !== 'none' && 'clamp(1.5rem, 3vw, 2.5rem)'};

  ${media.wide} {
    ${({ $isText }) => gridColumns($isText ? 3 : 2)}
  }

  ${media.desktop} {
    margin-bottom: ${({ $line }) => $line === 'narrow' && 0};
  }

  ${({ $isText, $longestWord }) => limitHeadings($isText ? 2 / 3 : 1 / 2, $longestWord)}

  ${media.print} {
    display: block;
    margin: 0;
  }
`;

/** The width of a figure on a phone, in rem. */
const WIDTH = 10.5;

/** What clips the figure. Its size doesn't count, so that the text alone makes the height. */
const FigureBox = styled.div<TopProps>`
  grid-area: 1 / 1 / auto / -1;
  z-index: -1;
  container-type: size;
  overflow: clip;
  display: grid;
  align-content: end;
  justify-items: end;
  border-bottom: ${({ $line }) => $line !== 'none' && `1px solid ${theme.color.line}`};

  > * {
    width: ${WIDTH}rem;
    translate: 0 50%;
    stroke-width: 0.6;
  }

  ${media.wide} {
    ${({ $isText }) => gridColumns($isText ? 3 : 2)}

    > * {
      grid-column: -2;
      width: min(100%, 200cqh - 3rem);
      stroke-width: 1;
    }
  }

  ${media.desktop} {
    border-bottom-width: ${({ $line }) => $line === 'narrow' && 0};
  }

  ${notPrinted}
`;

/** On a phone it leaves room for the figure below it. */
const TopText = styled.div<{ $isText: boolean; $hasFigure: boolean; $besidePortrait: boolean }>`
  ${fitContainer}
  grid-area: 1 / 1;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 1.35rem;
  padding-block: 4.5rem ${({ $hasFigure }) => ($hasFigure ? 0.5 * WIDTH + 1 : 2.5)}rem;

  ${media.narrow} {
    grid-row: ${({ $besidePortrait }) => $besidePortrait && 2};
    padding-block: ${({ $besidePortrait }) => $besidePortrait && '1.5rem 2.5rem'};
  }

  ${media.wide} {
    grid-column: ${({ $isText }) => $isText && '1 / span 2'};
    padding-bottom: clamp(2.5rem, 4vw, 3.5rem);
  }

  ${media.print} {
    gap: 0.25cm;
    padding-block: 0 0.5cm;
  }
`;
