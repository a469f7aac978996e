import type { PropsWithChildren, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { hangingMark, media, notPrinted, theme } from '@/styles/theme';

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
    ${hangingMark}
    width: fit-content;
    padding-block: 0.6rem;
    color: ${theme.color.accent};
    font-weight: 600;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }

    ${notPrinted}
  }
`;

const Details = styled.details`
  ${moreLine}

  /* Paper has no line to press; browsers that can't open it for paper leave it closed. */
  ${media.print} {
    &::details-content {
      content-visibility: visible;
    }
  }

  &[open] > summary {
    margin-bottom: 1rem;
  }
`;
