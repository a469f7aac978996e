/** The mark of a page that begins at its top on a reload too (specification, section 2). */
const MARK = 'meta[name="scroll-on-reload"][content="top"]';

/** Signs of a visitor who scrolls. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Frames after the page has loaded within which browsers still put it back. */
const FRAMES_AFTER_LOAD = 3;

/**
 * Lets a marked page begin at its top when it is loaded anew. Browsers put it back to where
 * the visitor was, in one or more steps until shortly after it has loaded, and Chromium does
 * so whatever `history.scrollRestoration` says by then; so each frame goes up once more before
 * it is painted, unless the visitor scrolls already. On the way back and forth the browser
 * has its way, and an address that names a part of the page leads there.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === 'reload';
  if (!isReload || location.hash || !document.querySelector(MARK)) return;
  let framesLeft = Number.POSITIVE_INFINITY;
  addEventListener('load', () => {
    framesLeft = Math.min(framesLeft, FRAMES_AFTER_LOAD);
  });
  for (const sign of SIGNS) addEventListener(sign, stop, { passive: true });
  goUp();

  function goUp() {
    if (framesLeft < 0) return;
    framesLeft -= 1;
    if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
    if (framesLeft < 0) stop();
    else requestAnimationFrame(goUp);
  }

  function stop() {
    framesLeft = -1;
    for (const sign of SIGNS) removeEventListener(sign, stop);
  }
}
