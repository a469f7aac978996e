'use client';

import styled from 'styled-components';
import { factTexts, renderFacts } from '@/components/ui/list';
import { Container, Strip } from '@/components/ui/section';
import type { Fact } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { COLUMN_GAP, gridColumns, media, theme } from '@/styles/theme';

/** Maximum number of facts in a row on wide screens. */
const FULL_ROW = 4;

interface FactStripProps {
  facts: Localized<readonly Fact[]>;
  /** The width of the longest word in each fact, in rem. */
  widths: readonly number[];
}

/** The space in a window beside the text of two columns on a phone, and of a row, without and with each column, in rem. */
const SPACE = { pair: 6, row: 5, column: 2.5 };

/** The width of the longest words of all columns, in rem. */
function longestWords(widths: readonly number[], columns: number): number {
  return Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...widths.filter((_width, index) => index % columns === column)),
  ).reduce((sum, width) => sum + width, 0);
}

/** Facts between two hairlines across the whole page, in one row or evenly distributed over several. */
export function FactStrip({ facts, widths }: FactStripProps) {
  if (facts.length === 0) return null;
  const rows = Math.ceil(facts.length / FULL_ROW);
  const columns = Math.ceil(facts.length / rows);
  return (
    <Strip>
      <FactRow
        $columns={columns}
        $length={facts.length}
        $pair={Math.ceil(longestWords(widths, 2) + SPACE.pair)}
        $row={Math.ceil(longestWords(widths, columns) + SPACE.row + columns * SPACE.column)}
      >
        {renderFacts(facts)}
      </FactRow>
    </Strip>
  );
}

interface FactRowProps {
  $columns: number;
  $length: number;
  /** Widths of the window from which two columns, and a row of all, have room for whole words, in rem. */
  $pair: number;
  $row: number;
}

/** How many columns a fact takes that is not the last of its row. */
const unitOf = ({ $columns }: Pick<FactRowProps, '$columns'>) => ($columns === 2 ? 2 : 1);

/** The strip clips the lines above the first row. */
const FactRow = styled(Container).attrs({ as: 'dl' })<FactRowProps>`
  display: grid;
  margin-top: -1px;
  overflow-wrap: break-word;

  > * {
    padding-block: 1.35rem;
    padding-inline: 1.25rem 1rem;
    border-top: 1px solid ${theme.color.line};
    border-inline-start: 1px solid ${theme.color.line};
  }

  ${factTexts}

  ${media.narrow} {
    grid-template-columns: fit-content(58%) 1fr;

    > :nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 21rem) {
    grid-template-columns: 1fr 1fr;

    > :nth-child(even) {
      padding-inline: 0.9rem 0;
    }
  }

  /* Large text, or long words. */
  ${media.narrow} {
    @media (max-width: ${({ $pair }) => Math.max(17, $pair)}rem) {
      display: block;
      overflow-wrap: anywhere;

      > * {
        padding-inline: 0;
        border-inline: 0;
      }
    }
  }

  ${media.wide} {
    ${gridColumns(FULL_ROW)}

    > * {
      /* The third fact of three is at the page's axis, and so is the second of two. */
      grid-column-end: span ${unitOf};
      margin-inline-start: -${COLUMN_GAP};
      /* Without the line's width, so that the texts start at the grid's columns. */
      padding-inline-start: calc(${COLUMN_GAP} - 1px);
    }

    > :nth-child(${({ $columns }) => $columns}n + 1) {
      margin-inline-start: 0;
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    > :nth-child(${({ $columns }) => $columns}n) {
      grid-column-end: span ${({ $columns }) => FULL_ROW - unitOf({ $columns }) * ($columns - 1)};
    }

    > :last-child {
      grid-column-end: span ${({ $columns, $length }) => FULL_ROW - unitOf({ $columns }) * (($length - 1) % $columns)};
    }

    @media (max-width: ${({ $row }) => $row}rem) {
      overflow-wrap: anywhere;
    }
  }
`;
