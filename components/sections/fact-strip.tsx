'use client';

import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import type { Fact } from '@/content/types';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Facts between two hairlines that cross the whole page. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Strip>
      <Row>
        {facts.map(({ label, value }) => (
          <Item key={label}>
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

const Row = styled(Container).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: 1fr 1fr;

  ${media.wide} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

const Item = styled.div`
  padding: 1.35rem 1rem 1.35rem 1.25rem;
  border-left: 1px solid ${theme.color.line};

  &:nth-child(2n + 1) {
    padding-left: 0;
    border-left: 0;
  }

  &:nth-child(n + 3) {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.wide} {
    &:nth-child(n + 2) {
      padding-left: 1.5rem;
      border-top: 0;
      border-left: 1px solid ${theme.color.line};
    }
  }
`;

const Label = styled.dt`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.4;
`;

const Value = styled.dd`
  margin: 0.15rem 0 0;
  font: 600 1.1875rem / 1.3 ${theme.font.heading};
  letter-spacing: -0.015em;
`;
