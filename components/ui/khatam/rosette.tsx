import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { rosette } from './rosette-paths';

interface RosetteProps {
  /** `true` leaves one of its lines out, as on the not-found page. */
  broken?: boolean;
  className?: string;
}

/** The site's figure: sixteen points, three stars drawn through them, and the khatam at the heart. */
export function Rosette({ broken = false, className }: RosetteProps) {
  return (
    <Figure className={className} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r={rosette.rim} opacity="0.35" />
      <circle r={rosette.ring} opacity="0.55" />
      <Line d={rosette.faint} pathLength="1" opacity="0.3" />
      <Line d={rosette.middle} pathLength="1" opacity="0.85" />
      <Line d={broken ? rosette.open : rosette.bold} pathLength="1" opacity="0.85" />
      <path d={rosette.dots} strokeWidth="1.6" />
      <Warm>
        {broken && <path d={rosette.missing} strokeDasharray="0.8 2.2" strokeWidth="0.6" />}
        <Line d={rosette.heart} pathLength="1" strokeWidth="0.45" />
        <Seed d={rosette.seed} />
        <path d={rosette.sparks} strokeWidth="3.8" />
      </Warm>
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
  stroke-linecap: round;
  pointer-events: none;
`;

const Line = styled.path`
  stroke-dasharray: 1;

  ${media.motionOk} {
    animation: ${draw} ${theme.motion.draw} ${theme.motion.settle};
  }
`;

const Warm = styled.g`
  stroke: ${theme.color.secondAccent};
`;

const Seed = styled.path`
  fill: ${theme.color.secondAccent};
  stroke: none;

  ${media.motionOk} {
    animation: ${appear} ${theme.motion.draw} ${theme.motion.settle};
  }
`;
