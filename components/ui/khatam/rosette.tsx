import styled, { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { rosette } from './rosette-paths';

interface RosetteProps {
  /** `true` leaves one of its lines out, as on the not-found page. */
  broken?: boolean;
  className?: string;
}

/**
 * The site's figure: sixteen points, three stars drawn through them, and the khatam at the heart.
 * Circles and the faint star stand there at once, as a drawing's first lines do; then the others
 * turn into their places over them.
 *
 * What turns is a whole `svg` each: browsers move an element's box without painting it anew, but
 * paint every frame of what changes inside a drawing.
 */
export function Rosette({ broken = false, className }: RosetteProps) {
  return (
    <Figure className={className} aria-hidden="true">
      <Part viewBox={VIEW_BOX}>
        <circle r={rosette.rim} opacity="0.35" />
        <circle r={rosette.ring} opacity="0.55" />
        <path d={rosette.faint} opacity="0.3" />
      </Part>
      <MiddleStar viewBox={VIEW_BOX}>
        <path d={rosette.middle} opacity="0.85" />
      </MiddleStar>
      <BoldStar viewBox={VIEW_BOX}>
        <path d={broken ? rosette.open : rosette.bold} opacity="0.85" />
      </BoldStar>
      <Heart viewBox={VIEW_BOX}>
        <path d={rosette.dots} strokeWidth="1.6" />
        <Warm>
          {broken && <path d={rosette.missing} strokeDasharray="0.8 2.2" strokeWidth="0.6" />}
          <path d={rosette.heart} strokeWidth="0.45" />
          <Seed d={rosette.seed} />
          <path d={rosette.sparks} strokeWidth="3.8" />
        </Warm>
      </Heart>
    </Figure>
  );
}

const VIEW_BOX = '-100 -100 200 200';

/** Its parts lie over each other in one cell. */
const Figure = styled.div`
  display: grid;
  pointer-events: none;
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

/** Each star starts turned by some of its sixteen steps, so that its points lie on the circle's from the start. */
const turnBack = keyframes`
  from {
    opacity: 0;
    transform: rotate(67.5deg);
  }

  40% {
    opacity: 1;
  }
`;

const turnOn = keyframes`
  from {
    opacity: 0;
    transform: rotate(-112.5deg);
  }

  50% {
    opacity: 1;
  }
`;

const unfold = keyframes`
  from {
    opacity: 0;
    transform: rotate(-45deg) scale(0.3);
  }

  60% {
    opacity: 1;
  }
`;

const entry = css`${theme.motion.draw} ${theme.motion.settle} backwards`;

/** On a phone it stands from the start, so that two layers move there instead of three. */
const MiddleStar = styled(Part)`
  ${media.motionOk} {
    ${media.wide} {
      animation: ${turnBack} ${entry};
    }
  }
`;

const BoldStar = styled(Part)`
  ${media.motionOk} {
    animation: ${turnOn} ${entry} 120ms;
  }
`;

const Heart = styled(Part)`
  ${media.motionOk} {
    animation: ${unfold} ${entry} 300ms;
  }
`;

const Warm = styled.g`
  stroke: ${theme.color.secondAccent};
`;

const Seed = styled.path`
  fill: ${theme.color.secondAccent};
  stroke: none;
`;
