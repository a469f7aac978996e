import styled from 'styled-components';
import { REVEAL_THRESHOLD, type RevealDelay } from '@/lib/limits';
import { INLINE_SIGN } from '@/styles/right-to-left';
import { theme } from '@/styles/theme';

interface RevealStyle {
  /** Side it comes from where lines run to the right, and the other where they run to the left; from below by default. */
  $from?: keyof typeof OFFSETS;
  /** Pause before it shows, in ms; 100 by default. */
  $delay?: RevealDelay;
}

const OFFSETS = {
  up: 'translateY(1.5rem)',
  left: `translateX(${-1.5 * INLINE_SIGN}rem)`,
  right: `translateX(${1.5 * INLINE_SIGN}rem)`,
} as const;

let observer: IntersectionObserver | undefined;

/**
 * Fades a block in once a tenth of it is in view (docs/behaviour.md, "Reveal"). All blocks share one observer.
 * A ref callback: React calls it when the block is on the page, and the function it returns when the block leaves.
 */
export function revealOnScroll(block: HTMLElement | null) {
  if (!block) return;
  try {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    observer ??= new IntersectionObserver(handleEntries, { threshold: REVEAL_THRESHOLD });
    observer.observe(block);
  } catch (error) {
    // Thrown further, it would replace the page by the error screen; without the fade the block just shows.
    console.error(error);
  }
  return () => observer?.unobserve(block);
}

/**
 * An observer reports on a block once at the start, and again when it comes into view. At the
 * first report a block is hidden only if it lies wholly below the view, so that nothing a visitor
 * already sees is blanked out. The later one shows the block, after which it is watched no more.
 */
function handleEntries(entries: IntersectionObserverEntry[], self: IntersectionObserver) {
  for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
    const block = target as HTMLElement;
    const isHidden = block.dataset.reveal === 'hidden';
    const isBelow = intersectionRatio === 0 && boundingClientRect.top > 0;
    if (!isHidden && isBelow && !isIntersecting) {
      block.dataset.reveal = 'hidden';
    } else if (!isHidden || isIntersecting) {
      if (isHidden) block.dataset.reveal = 'shown';
      self.unobserve(block);
    }
  }
}

/**
 * A block that fades in when it is scrolled into view. The HTML has it visible; only the script
 * that will show it again hides it.
 *
 * Keyboard focus must never be inside an invisible block: `:focus-within` shows it at once. It still
 * moves to its place slowly, because a mouse press focuses too, and a link that jumped would be
 * gone from under the pointer before it is released.
 *
 * It is a styled element and no function component, so that `as` changes its element alone: on a
 * `styled(Component)` it would replace the component and lose what the component does.
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
