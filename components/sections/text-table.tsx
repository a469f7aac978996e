'use client';

import styled from 'styled-components';
import { fadeAtEnd } from '@/components/ui/fade-at-end';
import { media, theme } from '@/styles/theme';

/** A box in a text that scrolls: around a table or a formula. */
export const ScrollBox = styled.div`
  overflow-x: auto;
  ${fadeAtEnd}
`;

/** A table in a text. */
export const TextTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: 0.7rem 0.75rem;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;

    &:first-child {
      padding-inline-start: 0;
    }

    &[data-align='center'] {
      text-align: center;
    }

    &[data-align='right'] {
      text-align: right; /* Digits are from left to right in every language. */
      white-space: nowrap;
    }
  }

  th {
    font-weight: 600;
  }

  /* Dates, numbers and names stay in one line, and longer texts keep a width in which they can be read. */
  td {
    white-space: nowrap;

    &[data-long] {
      min-width: 10rem;
      white-space: normal;
    }
  }

  ${media.print} {
    :is(th, td, td[data-long]) {
      min-width: 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
