import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import {
  type breakStar,
  drawMark,
  drawRosette,
  pointsOnCircle,
  type StarPolygon,
  starPolygon,
} from '@/lib/brand/geometry';
import { star } from '@/site-data/browser';
import { media, printedBackground, theme } from '@/styles/theme';

type MarkColor = 'accent' | 'secondAccent';

/** The brand mark: the owner's star, filled; `size` is its side in px. */
export function Mark({ size = 22, color = 'accent' }: { size?: number; color?: MarkColor }) {
  return (
    <Outline viewBox="-12 -12 24 24" width={size} height={size} $color={color} aria-hidden="true">
      <path d={OUTLINE} />
    </Outline>
  );
}

const OUTLINE = drawMark(12, star);

/** The rosette of the owner's star. */
const rosette = drawRosette(star);

const Outline = styled.svg<{ $color: MarkColor }>`
  fill: ${({ $color }) => theme.color[$color]};
`;

/**
 * A small mark before the first line of a list's entry, for its `::before`.
 *
 * @param size in px: a clip path has no other units.
 * @param middle distance of the line's middle from the top.
 */
export const bullet = (size: number, middle: string) => css`
  content: '';
  position: absolute;
  top: calc(${middle} - ${size / 2}px);
  width: ${size}px;
  height: ${size}px;
  background: ${theme.color.secondAccent};
  clip-path: path('${drawMark(size / 2, { ...star, rings: 1 }, [size / 2, size / 2])}');
  forced-color-adjust: none;
  ${printedBackground}
`;

/** The star-and-cross lattice of Cairo's woodwork, as a background that fills its box. */
export function Lattice({ className }: { className?: string }) {
  const id = useId();
  return (
    <Background className={className}>
      <LatticePattern id={id} tile={96} isCentred />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Background>
  );
}

interface LatticePatternProps {
  id: string;
  /** The side of a unit, in px. */
  tile: number;
  /** Whether both ends of its box cut it alike. */
  isCentred?: boolean;
}

/** The lattice as an SVG pattern. Its lines inherit the stroke of the element around it. */
export function LatticePattern({ id, tile, isCentred }: LatticePatternProps) {
  const start = isCentred ? '50%' : undefined;
  return (
    <pattern id={id} x={start} y={start} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <path d={TILE} transform={`scale(${tile / TILE_SIDE})`} vectorEffect="non-scaling-stroke" />
    </pattern>
  );
}

const TILE_SIDE = 48;

/** Stars touch tip to tip; the shapes between them are the crosses. */
const TILE = drawMark(TILE_SIDE / 2, { ...star, rings: 1, turn: 0 }, [TILE_SIDE / 2, TILE_SIDE / 2]);

/** A drawing that fills its box, in lines of the text's colour. */
export const Background = styled.svg.attrs({ width: '100%', height: '100%', 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: currentColor;
  pointer-events: none;
`;

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

const FIGURE_GROWTH = 1.5;

/** Opacity of a figure's rings, from the inside out. */
const RING_OPACITIES = [undefined, 0.75, 0.5, 0.3];

const STAR_ID = 'figure-star';

/** A page's figure: a star in rings that grow and fade around the same star, filled. The rings rotate into place. */
export function StarFigure({ points, step }: StarPolygon) {
  const radius = 100 / FIGURE_GROWTH ** (RING_OPACITIES.length - 1);
  const line = starPolygon(pointsOnCircle(points, radius, star.turn / points - 0.25), step);
  const rings = RING_OPACITIES.map((opacity, ring) => {
    const scale = `scale(${FIGURE_GROWTH ** ring})`;
    const rotation = ring % 2 === 0 ? '' : `rotate(${Math.round(18000 / points) / 100})`;
    return <use key={scale} href={`#${STAR_ID}`} transform={scale + rotation} opacity={opacity} />;
  });
  return (
    <FigureDrawing aria-hidden="true">
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

/** The rosette behind a picture, which hides its centre. It does not rotate. */
export function RosetteBehind({ className }: { className?: string }) {
  return (
    <Part className={className} strokeWidth="0.32" strokeLinecap="round" aria-hidden="true">
      <circle r={rosette.rim} opacity="0.35" />
      <circle r={rosette.ring} opacity="0.55" />
      <path d={rosette.middle + rosette.bold} opacity="0.85" />
      <path d={rosette.dots} strokeWidth="1.6" />
      <path d={rosette.sparks} stroke={theme.color.secondAccent} strokeWidth="3.8" />
    </Part>
  );
}

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
    --from: rotate(${3 * rosette.angle}deg);
    animation: ${enter} ${theme.motion.draw} ${theme.motion.settle} backwards;
  }

  > :nth-child(3) {
    --from: rotate(${-5 * rosette.angle}deg);
    animation-delay: 120ms;
  }

  > :nth-child(4) {
    --from: rotate(${-2 * rosette.angle}deg) scale(0.3);
    animation-delay: 300ms;
  }

  g {
    stroke: ${theme.color.secondAccent};
  }
`;
