'use client';

import styled from 'styled-components';
import { media, openOnPaper, summaryLine, theme } from '@/styles/theme';

/** A key to press. */
export const Key = styled.kbd`
  padding: 0.1em 0.4em;
  border: 1px solid ${theme.color.control};
  border-bottom-width: 2px;
  border-radius: 0.35em;
  font: 0.85em ${theme.font.mono};
`;

/** A text that is marked. */
export const HighlightedText = styled.mark`
  padding-inline: 0.15em;
  border-bottom: 2px solid ${theme.color.secondAccent};
  background: ${theme.color.chip};
  color: ${theme.color.ink};
`;

/** An abbreviation, whose meaning is also printed. */
export const Abbreviation = styled.abbr`
  ${media.print} {
    &::after {
      content: ' (' attr(title) ')';
    }
  }
`;

/** A part of a text that opens. */
export const TextDetails = styled.details`
  padding-inline-start: 1.25rem;
  border-inline-start: 1px solid ${theme.color.line};

  summary {
    ${summaryLine}
    break-after: avoid;
  }

  > summary ~ * {
    margin-top: 0.75rem;
  }

  ${openOnPaper}
`;
