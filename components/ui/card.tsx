import styled from 'styled-components';
import { COLUMN_GAP, forcedOutline, gridColumns, INLINE_SIGN, media, notPrinted, theme } from '@/styles/theme';
import { List } from './list';
import { Lattice } from './star/star';

/** A bordered block with its own background. */
export const Card = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

/**
 * A list of cards, two in a row on wide screens. A leading card takes a whole row, and so does the last one if it would
 * be alone in its row. The columns shrink with the window: Chromium remembers the width of cards that it has not laid out.
 */
export const CardGrid = styled(List)<{ $leading?: boolean }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${COLUMN_GAP};

  ${media.wide} {
    ${gridColumns(2)}

    ${({ $leading }) => ($leading ? '> :first-child, > :last-child:nth-child(even)' : '> :last-child:nth-child(odd)')} {
      grid-column: 1 / -1;
    }
  }
`;

/** Cards or rows below their heading. */
export const CardGroup = styled.div`
  /* Lines of a page's list begin on the side of its language, as those of its text do. */
  [data-list] & {
    text-align: start;
  }

  > h2 {
    margin-bottom: 1.25rem;
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
    line-height: 1.15;
    letter-spacing: -0.02em;
  }

  * + & {
    margin-top: clamp(2.5rem, 6vw, 4.5rem);
  }
`;

/** A dark panel, with the lattice in its background by `Ground`. */
export const Panel = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.band};
  color: ${theme.color.onBand};

  p,
  p a {
    color: ${theme.color.onBandMuted};
  }

  :focus-visible {
    outline-color: ${theme.color.onBand};
  }

  ${forcedOutline}

  ${media.print} {
    overflow: visible;
    background: none;
    color: inherit;

    p,
    p a {
      color: inherit;
    }
  }
`;

/** The lattice in the background of a dark panel, beside its text, for which a phone has no room. */
export const Ground = styled(Lattice)`
  z-index: -1;
  color: ${theme.color.bandLine};
  opacity: 0.75;
  mask-image: linear-gradient(calc(${INLINE_SIGN} * 90deg), transparent 60%, #000);

  ${media.narrow} {
    display: none;
  }

  ${notPrinted}
`;
