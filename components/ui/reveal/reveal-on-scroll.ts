import { REVEAL_THRESHOLD } from '@/lib/limits';

let observer: IntersectionObserver | undefined;

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
 * Fades a block in once a tenth of it is in view (docs/behaviour.md, "Reveal").
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
    // Thrown further, it would replace the page by the error screen; without the fade the block just shows.
    console.error(error);
  }
  return () => observer?.unobserve(block);
}
