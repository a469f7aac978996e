import styled from 'styled-components';
import type { RevealDelay } from '@/lib/limits';
import { theme } from '@/styles/theme';
import { revealOnScroll } from './reveal-on-scroll';

interface RevealStyle {
  /** Side it comes from where lines run to the right, and the other where they run to the left; from below by default. */
  $from?: keyof typeof TRAVEL;
  /** Pause before it shows, in ms; 100 by default. */
  $delay?: RevealDelay;
}

/** The sign of a way along the line. Not from a module of its own: so the build sees a number, and a page has no other. */
const AHEAD = process.env.SITE_DIRECTION === 'rtl' ? -1 : 1;

const TRAVEL = {
  up: 'translateY(1.5rem)',
  left: `translateX(${-1.5 * AHEAD}rem)`,
  right: `translateX(${1.5 * AHEAD}rem)`,
} as const;

/** A ref callback: React calls it when the block is on the page, and what it returns when the block leaves. */
function watch(block: HTMLElement | null) {
  return block ? revealOnScroll(block) : undefined;
}

/**
 * A block that fades in when it is scrolled into view. The HTML has it visible; only the script
 * that will show it again hides it.
 *
 * Never leave keyboard focus inside an invisible block: `:focus-within` shows it at once. It still
 * moves to its place slowly, because a mouse press focuses too, and a link that jumped would be
 * gone from under the pointer before it is released.
 *
 * It is a styled element and no function component, so that `as` changes its element alone: on a
 * `styled(Component)` it would replace the component and lose what the component does.
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
