import { REVEAL_THRESHOLD } from '@/lib/limits';

let observer: IntersectionObserver | undefined;

/**
 * The observer's first word on a block tells where it was when the page came up:
 * only a block still wholly below the view is hidden, so nothing a visitor already
 * sees is ever blanked out. Its second word shows the block, once and for good.
 */
function handleEntries(entries: IntersectionObserverEntry[], self: IntersectionObserver) {
  for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
    const block = target as HTMLElement;
    const waits = block.dataset.reveal === 'hidden';
    const isBelow = intersectionRatio === 0 && boundingClientRect.top > 0;
    if (!waits && isBelow && !isIntersecting) {
      block.dataset.reveal = 'hidden';
    } else if (!waits || isIntersecting) {
      if (waits) block.dataset.reveal = 'shown';
      self.unobserve(block);
    }
  }
}

/**
 * Fades a block in once a tenth of it is in view (specification, section 2).
 * All blocks of the page share one observer.
 *
 * @returns a function that stops watching the block.
 */
export function revealOnScroll(block: HTMLElement): () => void {
  try {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
    observer ??= new IntersectionObserver(handleEntries, { threshold: REVEAL_THRESHOLD });
    observer.observe(block);
  } catch (error) {
    // Thrown on, it would replace the page; without the fade the block is there from the start.
    console.error(error);
  }
  return () => observer?.unobserve(block);
}
