'use client';

import styled from 'styled-components';
import { factTexts, renderFacts } from '@/components/ui/list';
import { Container } from '@/components/ui/section';
import type { Fact } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { media, theme } from '@/styles/theme';

/** Maximum number of facts in a row on wide screens. */
const FULL_ROW = 4;

/** Facts between two hairlines across the whole page, in one row or evenly distributed over several. */
export function FactStrip({ facts }: { facts: Localized<readonly Fact[]> }) {
  if (facts.length === 0) return null;
  const rows = Math.ceil(facts.length / FULL_ROW);
  const columns = Math.ceil(facts.length / rows);
  return (
    <Strip>
      <Row $columns={columns} $lastSpan={columns * rows - facts.length + 1}>
        {renderFacts(facts)}
      </Row>
    </Strip>
  );
}

/** Clips the lines above the first row. */
const Strip = styled.div`
  overflow: clip;
  border-block: 1px solid ${theme.color.line};
`;

const Row = styled(Container).attrs({ as: 'dl' })<{ $columns: number; $lastSpan: number }>`
  display: grid;
  margin-top: -1px;

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

  /* A phone with large text. */
  @media (max-width: 17rem) {
    display: block;

    > * {
      padding-inline: 0;
      border-inline: 0;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);

    > * {
      padding-inline-start: 1.5rem;
    }

    > :nth-child(${({ $columns }) => $columns}n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    > :last-child {
      grid-column: auto / span ${({ $lastSpan }) => $lastSpan};
    }
  }
`;
