import styled from 'styled-components';
import type { REVEAL_DELAYS } from '@/lib/limits';
import { theme } from '@/styles/theme';
import { revealOnScroll } from './reveal-on-scroll';

interface RevealStyle {
  /** Side it comes from; from below by default. */
  $from?: keyof typeof TRAVEL;
  /** Pause before it shows, in ms; 100 by default. */
  $delay?: (typeof REVEAL_DELAYS)[number];
}

const TRAVEL = {
  up: 'translateY(1.5rem)',
  left: 'translateX(-1.5rem)',
  right: 'translateX(1.5rem)',
} as const;

/** As a ref it is called once the block stands on the page; what it returns, when the block leaves. */
function watch(block: HTMLElement | null) {
  return block ? revealOnScroll(block) : undefined;
}

/**
 * A block that fades in when it is scrolled into view. It is exported visible and
 * stays so unless the script that will show it is there to hide it first.
 *
 * Keyboard focus never stays inside an invisible block. The block does not jump to its place
 * for it: a press focuses too, and the link would be gone from under the pointer before it
 * is up again.
 *
 * It is a styled element and no component, so that `as` and `styled(Reveal)` change its
 * element and its look and leave it what it is.
 */
export const Reveal = styled.div.attrs({ ref: watch })<RevealStyle>`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-reveal='hidden'] {
      opacity: 0;
      transform: ${({ $from = 'up' }) => TRAVEL[$from]};
    }

    &[data-reveal='shown'] {
      transition: opacity ${theme.motion.reveal} ${theme.motion.settle}, transform ${theme.motion.reveal} ${theme.motion.settle};
      transition-delay: ${({ $delay = 100 }) => $delay}ms;
    }

    &:focus-within {
      opacity: 1;
      transition-property: transform;
    }
  }
`;
