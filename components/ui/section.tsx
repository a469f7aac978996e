'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { List } from './list';
import { Reveal } from './reveal';
import { Heading } from './text';

/** The column of every part of a page: 72rem wide at most, with a gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** A part of a page. `last-of-type`, because toasts may follow the last one. */
export const Section = styled.section`
  padding-top: ${theme.space.section};

  &:last-of-type {
    padding-bottom: ${theme.space.section};
  }
`;

/** A bordered block with its own background. */
export const Card = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/** How many columns a list of this length has on wide screens: three if that leaves no gap, otherwise two. */
export function columnsFor(length: number): number {
  return length % 3 === 0 ? 3 : Math.min(length, 2);
}

/** A list in columns on wide screens. */
export const ColumnList = styled(List)<{ $length: number }>`
  display: grid;

  ${media.wide} {
    grid-template-columns: repeat(${({ $length }) => columnsFor($length)}, 1fr);
  }
`;

/**
 * A list of cards, two in a row on wide screens. A leading card takes a whole row, and so does the last one if it would
 * be alone in its row.
 */
export const CardGrid = styled(List)<{ $leading?: boolean }>`
  display: grid;
  gap: clamp(1.25rem, 2.2vw, 1.8rem);

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    ${({ $leading }) => ($leading ? '> :first-child, > :last-child:nth-child(even)' : '> :last-child:nth-child(odd)')} {
      grid-column: 1 / -1;
    }
  }
`;

interface TitledSectionProps {
  /** The heading's `id`; the heading names the section. */
  id: string;
  /** If omitted, the section isn't rendered. */
  heading?: ReactNode;
  /** Shown at the end of the heading's line. */
  beside?: ReactNode;
}

/** A section with a heading that fades in. */
export function TitledSection({ id, heading, beside, children }: PropsWithChildren<TitledSectionProps>) {
  if (!heading) return null;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Line>
          <Heading id={id}>{heading}</Heading>
          {beside}
        </Line>
        {children}
      </Container>
    </Section>
  );
}

const Line = styled(Reveal)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);

  ${media.print} {
    margin-bottom: 0.25cm;
    break-after: avoid;
  }
`;
