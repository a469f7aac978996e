import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { List } from './list';

/** A bordered block with its own background. */
export const Card = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
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
