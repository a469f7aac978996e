import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { star } from '@/styles/star';
import { theme } from '@/styles/theme';
import { type BrokenStar, type FigureNumbers, pointsOnCircle, rosette, starPolygon } from './geometry';

const VIEW_BOX = '-100 -100 200 200';

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
  const line = starPolygon(pointsOnCircle(points, RADIUS / GROWTH ** (rings - 1), turn / points - 0.25), step);
  const ringOf = (ring: number) => (
    <use key={ring} href={`#${STAR}`} transform={placeOf(ring, points)} opacity={OPACITY[ring] ?? FAINTEST} />
  );
  return (
    <FigureParts className={className} aria-hidden="true">
      <FigurePart viewBox={VIEW_BOX}>
        <g>
          <path id={STAR} d={line} vectorEffect="non-scaling-stroke" />
          <use href={`#${STAR}`} />
        </g>
        {drawn.filter((ring) => ring > 0 && ring % 2 === 0).map(ringOf)}
      </FigurePart>
      <FigurePart viewBox={VIEW_BOX}>{drawn.filter((ring) => ring % 2 === 1).map(ringOf)}</FigurePart>
    </FigureParts>
  );
}

const STAR = 'figure-star';

/** Of the largest ring, in the drawing's own units. */
const RADIUS = 100;

/** How much larger than the one before a ring is. */
const GROWTH = 1.5;

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

const FigurePart = styled.svg`
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
const FigureParts = styled.div`
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
    <RosetteParts className={className} aria-hidden="true">
      <RosettePart viewBox={VIEW_BOX}>
        <circle r={rosette.rim} opacity="0.35" />
        <circle r={rosette.ring} opacity="0.55" />
        <path d={rosette.faint} opacity="0.3" />
      </RosettePart>
      <RosettePart viewBox={VIEW_BOX}>
        <path d={rosette.middle} opacity="0.85" />
      </RosettePart>
      <RosettePart viewBox={VIEW_BOX}>
        <path d={broken?.open ?? rosette.bold} opacity="0.85" />
      </RosettePart>
      <RosettePart viewBox={VIEW_BOX}>
        <path d={rosette.dots} strokeWidth="1.6" />
        <Warm>
          {broken && <path d={broken.missing} strokeDasharray="0.8 2.2" strokeWidth="0.6" />}
          <path d={rosette.heart} strokeWidth="0.45" />
          <Seed d={rosette.seed} />
          <path d={rosette.sparks} strokeWidth="3.8" />
        </Warm>
      </RosettePart>
    </RosetteParts>
  );
}

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
const RosetteParts = styled.div`
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

const RosettePart = styled.svg`
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
