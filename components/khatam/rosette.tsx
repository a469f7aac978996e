'use client';

import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { khatam, pathThrough, pointsOnCircle, starPolygon } from './geometry';

interface RosetteProps {
  /** `true` leaves one of its lines out: the figure of the page that is not there. */
  broken?: boolean;
  className?: string;
}

/** The site's figure: sixteen points, three stars drawn through them, and the khatam at the heart. */
export function Rosette({ broken = false, className }: RosetteProps) {
  return (
    <Figure className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      <Rim r="99.5" />
      <Ring r={RADIUS} pathLength="1" />
      <Faint d={STARS.faint} pathLength="1" />
      <Line d={STARS.middle} pathLength="1" />
      <Line d={broken ? OPEN_STAR : STARS.bold} pathLength="1" />
      {broken && <Missing d={MISSING_LINE} />}
      <Heart d={STARS.heart} pathLength="1" />
      <Seed d={khatam(13, 1 / 16)} />
      <Dots d={DOTS} />
      <Sparks d={SPARKS} />
    </Figure>
  );
}

const RADIUS = 95.5;
const POINTS = pointsOnCircle(16, RADIUS, 1 / 32);
const INNER = pointsOnCircle(8, 43, 1 / 16);

const STARS = {
  faint: starPolygon(POINTS, 5),
  middle: starPolygon(POINTS, 6),
  bold: starPolygon(POINTS, 7),
  heart: starPolygon(INNER, 2) + starPolygon(INNER, 3),
};

/** The star of sevens as one stroke that stops before its last line. */
const OPEN_STAR = pathThrough(
  Array.from({ length: 16 }, (_, index) => POINTS[(12 + index * 7) % 16] as (typeof POINTS)[number]),
  '',
);
const MISSING_LINE = pathThrough(
  [POINTS[12] as (typeof POINTS)[number], POINTS[(12 + 15 * 7) % 16] as (typeof POINTS)[number]],
  '',
);

function dot(radius: number) {
  return ([x, y]: readonly [number, number]) =>
    `M${(x - radius).toFixed(2)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}

const DOTS = POINTS.map(dot(0.8)).join('');
const SPARKS = POINTS.filter((_, index) => index % 4 === 2)
  .map(dot(1.9))
  .join('');

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: rotate(-45deg) scale(0.6);
  }
`;

const Figure = styled.svg`
  overflow: visible;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 0.32;
  pointer-events: none;
`;

const Rim = styled.circle`
  opacity: 0.35;
  stroke-width: 0.25;
`;

const Ring = styled.circle`
  opacity: 0.55;
  stroke-width: 0.25;
`;

const Line = styled.path`
  opacity: 0.85;
  stroke-dasharray: 1;

  ${media.lively} {
    animation: ${draw} ${theme.motion.draw} ${theme.motion.settle};
  }
`;

const Faint = styled(Line)`
  opacity: 0.3;
`;

const Missing = styled.path`
  stroke: ${theme.color.secondAccent};
  stroke-dasharray: 0.8 2.2;
  stroke-linecap: round;
  stroke-width: 0.6;
`;

const Heart = styled(Line)`
  opacity: 1;
  stroke: ${theme.color.secondAccent};
  stroke-width: 0.45;
`;

const Seed = styled.path`
  fill: ${theme.color.secondAccent};
  stroke: none;

  ${media.lively} {
    animation: ${appear} ${theme.motion.draw} ${theme.motion.settle};
  }
`;

const Dots = styled.path`
  fill: ${theme.color.accent};
  stroke: none;
`;

const Sparks = styled.path`
  fill: ${theme.color.secondAccent};
  stroke: none;
`;
