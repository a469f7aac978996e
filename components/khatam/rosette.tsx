'use client';

import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { rosette } from './rosette-paths';

interface RosetteProps {
  /** `true` leaves one of its lines out: the figure of the page that is not there. */
  broken?: boolean;
  className?: string;
}

/** The site's figure: sixteen points, three stars drawn through them, and the khatam at the heart. */
export function Rosette({ broken = false, className }: RosetteProps) {
  return (
    <Figure className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      <Rim r={rosette.rim} />
      <Ring r={rosette.ring} pathLength="1" />
      <Faint d={rosette.faint} pathLength="1" />
      <Line d={rosette.middle} pathLength="1" />
      <Line d={broken ? rosette.open : rosette.bold} pathLength="1" />
      {broken && <Missing d={rosette.missing} />}
      <Heart d={rosette.heart} pathLength="1" />
      <Seed d={rosette.seed} />
      <Dots d={rosette.dots} />
      <Sparks d={rosette.sparks} />
    </Figure>
  );
}

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
  stroke-linecap: round;
  stroke-width: 1.6;
`;

const Sparks = styled(Dots)`
  stroke: ${theme.color.secondAccent};
  stroke-width: 3.8;
`;
