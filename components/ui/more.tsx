import type { PropsWithChildren, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { notPrinted, openOnPaper, summaryLine, theme } from '@/styles/theme';

/** The rest of a long list, behind a line that opens it without script. */
export function More({ label, children }: PropsWithChildren<{ label: ReactNode }>) {
  return (
    <Details>
      <summary>{label}</summary>
      {children}
    </Details>
  );
}

/** The look of such a line, in a `details`. */
export const moreLine = css`
  summary {
    ${summaryLine}
    width: fit-content;
    color: ${theme.color.accent};

    &:hover {
      text-decoration: underline;
    }

    ${notPrinted}
  }
`;

const Details = styled.details`
  ${moreLine}
  ${openOnPaper}

  &[open] > summary {
    margin-bottom: 1rem;
  }
`;
