'use client';

import styled, { css } from 'styled-components';
import { Container } from '@/components/ui/container';
import { renderList } from '@/components/ui/list';
import type { Fact } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Facts between two hairlines that cross the whole page. */
export function FactStrip({ facts }: { facts: Localized<readonly Fact[]> }) {
  if (facts.length === 0) return null;
  return (
    <Strip>
      <Row $facts={facts.length}>
        {renderList(facts, ({ label, value }) => (
          <Item $facts={facts.length}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Item>
        ))}
      </Row>
    </Strip>
  );
}

const Strip = styled.div`
  border-block: 1px solid ${theme.color.line};
`;

/** The most facts in a row of a wide screen. */
const FULL_ROW = 4;

/** How many columns a wide screen has for more facts than fit in one row, and how many of them the last fact takes. */
function columnsFor(facts: number) {
  const rows = Math.ceil(facts / FULL_ROW);
  const columns = Math.ceil(facts / rows);
  return { columns, last: columns * rows - facts + 1 };
}

const onePhoneRowForTheLast = css`
  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.wide} {
    > :last-child {
      grid-column: auto;
    }
  }
`;

const Row = styled(Container).attrs({ as: 'dl' })<{ $facts: number }>`
  display: grid;
  grid-template-columns: fit-content(58%) 1fr;
  ${({ $facts }) => $facts % 2 === 1 && onePhoneRowForTheLast}

  ${media.wide} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: none;
    ${({ $facts }) => $facts > FULL_ROW && severalRows(columnsFor($facts))}
  }
`;

function severalRows({ columns, last }: ReturnType<typeof columnsFor>) {
  return css`
    grid-auto-flow: row;
    grid-template-columns: repeat(${columns}, 1fr);

    > :last-child {
      grid-column: auto / span ${last};
    }
  `;
}

const Item = styled.div<{ $facts: number }>`
  padding-block: 1.35rem;
  padding-inline: 1.25rem 1rem;
  border-inline-start: 1px solid ${theme.color.line};

  &:nth-child(2n + 1) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }

  &:nth-child(n + 3) {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.wide} {
    &:nth-child(n + 2) {
      padding-inline-start: 1.5rem;
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }

    ${({ $facts }) => $facts > FULL_ROW && linesBetweenRows(columnsFor($facts))}
  }
`;

function linesBetweenRows({ columns }: ReturnType<typeof columnsFor>) {
  return css`
    &:nth-child(${columns}n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    &:nth-child(n + ${columns + 1}) {
      border-top: 1px solid ${theme.color.line};
    }
  `;
}

const Label = styled.dt`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.4;
`;

const Value = styled.dd`
  margin: 0.15rem 0 0;
  font: 640 1.1875rem / 1.3 ${theme.font.heading};
  letter-spacing: -0.015em;
`;
