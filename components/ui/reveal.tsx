import styled from 'styled-components';
import { INLINE_SIGN, theme } from '@/styles/theme';

/** How much of a block must be in view before it is revealed, 0 to 1. */
export const REVEAL_THRESHOLD = 0.1;

/** Delays before a block is revealed, in ms. Blocks next to each other have different ones. */
export const REVEAL_DELAYS = [100, 200, 300, 400, 500, 650] as const;

interface RevealStyle {
  /** The side it slides in from, mirrored in right-to-left languages; from below by default. */
  $from?: keyof typeof OFFSETS;
  /** Delay in ms; 100 by default. */
  $delay?: (typeof REVEAL_DELAYS)[number];
}

const OFFSETS = {
  up: 'translateY(1.5rem)',
  left: `translateX(calc(${INLINE_SIGN}*-1.5rem))`,
  right: `translateX(calc(${INLINE_SIGN}*1.5rem))`,
} as const;

/** A ref callback that fades a block in once a tenth of it is in view (docs/behaviour.md, "Reveal"). */
export function revealOnScroll(block: HTMLElement | null) {
  if (!block) return;
  try {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A tenth of a block higher than ten viewports never fits into one.
    const threshold = Math.min(REVEAL_THRESHOLD, window.innerHeight / 2 / block.offsetHeight);
    const observer = new IntersectionObserver(handleEntries, { threshold });
    observer.observe(block);
    return () => observer.disconnect();
  } catch (error) {
    // Without the animation the block stays visible.
    console.error(error);
  }
}

/** The observer's first report hides a block only if it is entirely below the viewport; a later one shows it. */
function handleEntries(entries: IntersectionObserverEntry[], self: IntersectionObserver) {
  for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
    const block = target as HTMLElement;
    const isHidden = block.dataset.reveal === 'hidden';
    const isBelow = intersectionRatio === 0 && boundingClientRect.top > 0;
    if (!isHidden && isBelow && !isIntersecting) {
      block.dataset.reveal = 'hidden';
    } else if (!isHidden || isIntersecting) {
      if (isHidden) block.dataset.reveal = 'shown';
      self.disconnect();
    }
  }
}

/**
 * A block that fades in when it is scrolled into view; without scripts it is visible. A block that contains the focus
 * is visible at once but still moves slowly: if a pressed link jumped, the pointer would be off it before the release.
 */
export const Reveal = styled.div.attrs({ ref: revealOnScroll })<RevealStyle>`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-reveal='hidden'] {
      opacity: 0;
      transform: ${({ $from = 'up' }) => OFFSETS[$from]};
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
