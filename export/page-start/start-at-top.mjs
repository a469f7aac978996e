/** Events with which a visitor begins to scroll. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** For so many frames after `load` a browser may still restore the scroll position. */
const FRAMES_AFTER_LOAD = 3;

/**
 * Lets the page begin at its top when it is reloaded (docs/behaviour.md, "Moving between pages"). Browsers restore the scroll
 * position in one or more steps until shortly after `load`, and Chromium does so even with
 * `history.scrollRestoration = 'manual'` set by then. So each frame scrolls up once more before
 * it is painted, until the visitor scrolls. Back and forward are left to the browser, and so
 * is a URL with a `#part`.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = /** @type {PerformanceNavigationTiming | undefined} */ (navigation)?.type === 'reload';
  if (!isReload || location.hash) return;
  let framesLeft = Number.POSITIVE_INFINITY;
  addEventListener('load', () => {
    framesLeft = Math.min(framesLeft, FRAMES_AFTER_LOAD);
  });
  for (const type of SCROLL_EVENTS) addEventListener(type, stop, { passive: true });
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
    for (const type of SCROLL_EVENTS) removeEventListener(type, stop);
  }
}
