import styled, { keyframes } from 'styled-components';
import { type breakStar, pointsOnCircle, rosette, type StarPolygon, starPolygon } from '@/lib/brand/geometry';
import { star } from '@/lib/built';
import { media, theme } from '@/styles/theme';

/** Parts stacked on top of each other. Chromium must not use a rotating element as its scroll anchor. */
const Drawing = styled.div`
  display: grid;
  pointer-events: none;
  overflow-anchor: none;
`;

/** Each rotating part is an `svg` of its own, because browsers transform a box without repainting it. */
const Part = styled.svg.attrs({ viewBox: '-100 -100 200 200' })`
  grid-area: 1 / 1;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.accent};
`;

const GROWTH = 1.5;

/** Opacity of a figure's rings, from the inside out. */
const RINGS = [undefined, 0.75, 0.5, 0.3];

const STAR_ID = 'figure-star';

/** A page's figure: a star in rings that grow and fade around the same star, filled. The rings rotate into place. */
export function Figure({ points, step, className }: StarPolygon & { className?: string }) {
  const radius = 100 / GROWTH ** (RINGS.length - 1);
  const line = starPolygon(pointsOnCircle(points, radius, star.turn / points - 0.25), step);
  const rings = RINGS.map((opacity, ring) => {
    const scale = `scale(${GROWTH ** ring})`;
    const rotation = ring % 2 === 0 ? '' : `rotate(${Math.round(18000 / points) / 100})`;
    return <use key={scale} href={`#${STAR_ID}`} transform={scale + rotation} opacity={opacity} />;
  });
  return (
    <FigureDrawing className={className} aria-hidden="true">
      <Part>
        <g>
          <path id={STAR_ID} d={line} vectorEffect="non-scaling-stroke" />
          <use href={`#${STAR_ID}`} />
        </g>
        {rings[2]}
      </Part>
      <Part>
        {rings[1]}
        {rings[3]}
      </Part>
    </FigureDrawing>
  );
}

const turning = keyframes`
  from {
    transform: rotate(var(--from));
  }
`;

const FigureDrawing = styled(Drawing)`
  > * {
    --from: -45deg;
    animation: ${turning} ${theme.motion.draw} ${theme.motion.settle};
  }

  > * + * {
    --from: 45deg;
  }

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
  broken?: ReturnType<typeof breakStar>;
  className?: string;
}

/**
 * The rosette: twice as many points on a circle as the owner's star has, three stars through them, and the owner's star
 * at the centre. The circles and the faint star are shown at once; the other parts rotate into place one by one.
 */
export function Rosette({ broken, className }: RosetteProps) {
  return (
    <RosetteDrawing className={className} aria-hidden="true">
      <Part>
        <circle r={rosette.rim} opacity="0.35" />
        <circle r={rosette.ring} opacity="0.55" />
        <path d={rosette.faint} opacity="0.3" />
      </Part>
      <Part>
        <path d={rosette.middle} opacity="0.85" />
      </Part>
      <Part>
        <path d={broken?.open ?? rosette.bold} opacity="0.85" />
      </Part>
      <Part>
        <path d={rosette.dots} strokeWidth="1.6" />
        <g>
          {broken && <path d={broken.missing} strokeDasharray="0.8 2.2" strokeWidth="0.6" />}
          <path d={rosette.heart} strokeWidth="0.45" />
          <path d={rosette.seed} fill={theme.color.secondAccent} stroke="none" />
          <path d={rosette.sparks} strokeWidth="3.8" />
        </g>
      </Part>
    </RosetteDrawing>
  );
}

/** Angle between two neighbouring points of the rosette, in degrees. */
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

/** Rotations by whole steps keep the star's points on the circle's dots. */
const RosetteDrawing = styled(Drawing)`
  stroke-width: 0.32;
  stroke-linecap: round;

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

  g {
    stroke: ${theme.color.secondAccent};
  }
`;
