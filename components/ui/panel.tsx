import styled from 'styled-components';
import { forcedOutline, media, notPrinted } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Lattice } from './star/mark';

/** A dark panel, with the lattice in its background by `Ground`. */
export const Panel = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.band};
  color: ${theme.color.onBand};

  p {
    color: ${theme.color.onBandMuted};
  }

  ${forcedOutline}

  ${media.print} {
    overflow: visible;
    background: none;
    color: inherit;

    p {
      color: inherit;
    }
  }
`;

/** The pattern on the band. */
export const Ground = styled(Lattice)`
  z-index: -1;
  color: ${theme.color.bandLine};
  opacity: 0.75;
  ${notPrinted}
`;
