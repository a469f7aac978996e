import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { star } from '@/styles/star';
import { theme } from '@/styles/theme';
import type { BrokenStar } from './broken-star';
import { rosette } from './rosette-paths';

interface RosetteProps {
  /** Drawn in place of the bold star, with one of its lines left out, as on the not-found page. */
  broken?: BrokenStar;
  className?: string;
}

/**
 * The site's figure: two points for every one of the owner's star, three stars drawn through them, and that star at
 * the heart.
 * Circles and the faint star stand there at once, as a drawing's first lines do; then the others
 * turn into their places over them.
 *
 * What turns is a whole `svg` each: browsers move an element's box without painting it anew, but
 * paint every frame of what changes inside a drawing.
 */
export function Rosette({ broken, className }: RosetteProps) {
  return (
    <Figure className={className} aria-hidden="true">
      <Part viewBox={VIEW_BOX}>
        <circle r={rosette.rim} opacity="0.35" />
        <circle r={rosette.ring} opacity="0.55" />
        <path d={rosette.faint} opacity="0.3" />
      </Part>
      <Part viewBox={VIEW_BOX}>
        <path d={rosette.middle} opacity="0.85" />
      </Part>
      <Part viewBox={VIEW_BOX}>
        <path d={broken?.open ?? rosette.bold} opacity="0.85" />
      </Part>
      <Part viewBox={VIEW_BOX}>
        <path d={rosette.dots} strokeWidth="1.6" />
        <Warm>
          {broken && <path d={broken.missing} strokeDasharray="0.8 2.2" strokeWidth="0.6" />}
          <path d={rosette.heart} strokeWidth="0.45" />
          <Seed d={rosette.seed} />
          <path d={rosette.sparks} strokeWidth="3.8" />
        </Warm>
      </Part>
    </Figure>
  );
}

const VIEW_BOX = '-100 -100 200 200';

/** From one of its points to the next, in degrees. */
const STEP = 180 / star.points;

const enter = keyframes`
  from {
    opacity: 0;
    transform: var(--from);
  }

  50% {
    opacity: 1;
  }
`;

/**
 * Its parts lie over each other in one cell; none of them is an anchor for the scroll position (`Figure`). All but the
 * first enter one after the other. A star turned by some of its steps has its points on the circle's from the
 * start. On a phone the middle star stands from the start: less moves there.
 */
const Figure = styled.div`
  display: grid;
  pointer-events: none;
  overflow-anchor: none;

  ${media.motionOk} {
    > * + * {
      --from: rotate(${3 * STEP}deg);
      animation: ${enter} ${theme.motion.draw} ${theme.motion.settle} backwards;
    }

    > :nth-child(3) {
      --from: rotate(${-5 * STEP}deg);
      animation-delay: 120ms;
    }

    > :nth-child(4) {
      --from: rotate(${-2 * STEP}deg) scale(0.3);
      animation-delay: 300ms;
    }
  }

  ${media.narrow} {
    > :nth-child(2) {
      animation: none;
    }
  }
`;

const Part = styled.svg`
  grid-area: 1 / 1;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 0.32;
  stroke-linecap: round;
`;

const Warm = styled.g`
  stroke: ${theme.color.secondAccent};
`;

const Seed = styled.path`
  fill: ${theme.color.secondAccent};
  stroke: none;
`;
