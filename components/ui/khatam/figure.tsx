import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { FigureNumbers } from './figures';
import { pointsOnCircle, starPolygon } from './geometry';

interface FigureProps extends FigureNumbers {
  className?: string;
}

/**
 * A page's figure: one star in rings that grow and fade, each turned by half a step against the
 * one before, around the star itself, filled. The star's lines are in the HTML once.
 *
 * As it comes, every other ring turns into its place from either side. What turns is a whole
 * `svg` each, as in the rosette.
 */
export function Figure({ points, step, rings, turn, className }: FigureProps) {
  const drawn = Array.from({ length: rings }, (_, ring) => ring);
  const star = starPolygon(pointsOnCircle(points, RADIUS / GROWTH ** (rings - 1), turn / points - 0.25), step);
  const ringOf = (ring: number) => (
    <use key={ring} href={`#${STAR}`} transform={placeOf(ring, points)} opacity={OPACITY[ring] ?? FAINTEST} />
  );
  return (
    <Parts className={className} aria-hidden="true">
      <Part viewBox={VIEW_BOX}>
        <g>
          <path id={STAR} d={star} vectorEffect="non-scaling-stroke" />
          <use href={`#${STAR}`} />
        </g>
        {drawn.filter((ring) => ring > 0 && ring % 2 === 0).map(ringOf)}
      </Part>
      <Part viewBox={VIEW_BOX}>{drawn.filter((ring) => ring % 2 === 1).map(ringOf)}</Part>
    </Parts>
  );
}

const STAR = 'figure-star';

/** Of the largest ring, in the drawing's own units. */
const RADIUS = 100;

/** How much larger than the one before a ring is. */
const GROWTH = 1.5;

const VIEW_BOX = '-100 -100 200 200';

/** Opacity of the rings, from the smallest to the largest; further ones are as faint as these end. */
const OPACITY: readonly (number | undefined)[] = [undefined, 0.75, 0.5];
const FAINTEST = 0.3;

/** Where a ring stands: a star turned by a whole step is the star itself, so that every other one is not turned. */
function placeOf(ring: number, points: number): string {
  const scale = `scale(${GROWTH ** ring})`;
  return ring % 2 === 0 ? scale : `${scale}rotate(${Math.round(18000 / points) / 100})`;
}

const turning = keyframes`
  from {
    transform: rotate(var(--from));
  }
`;

const Part = styled.svg`
  --from: -45deg;
  grid-area: 1 / 1;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.accent};

  ${media.motionOk} {
    animation: ${turning} ${theme.motion.draw} ${theme.motion.settle};
  }

  & + & {
    --from: 45deg;
  }
`;

/**
 * The lines are as thin in the largest ring as in the smallest (`vectorEffect`). What turns is nothing to
 * hold on to: Chromium restores the scroll position by where an element in view was.
 */
const Parts = styled.div`
  display: grid;
  pointer-events: none;
  overflow-anchor: none;

  g {
    stroke: ${theme.color.secondAccent};

    ${media.wide} {
      stroke-width: 1.4;
    }
  }

  g use {
    fill: ${theme.color.secondAccent};
    stroke: none;
    transform: scale(0.4);
  }
`;
