/** For so many frames after `load` a browser may still restore the scroll position. */
const FRAMES_AFTER_LOAD = 3;

/**
 * Has the page begin at its top when it is reloaded. Chromium restores the position in steps until shortly after
 * `load`, even with `history.scrollRestoration = 'manual'` set by then, so each frame scrolls up once more until the
 * visitor scrolls. Back, forward and a URL with a `#part` are the browser's.
 */
export function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || location.hash) return;
  let framesLeft = FRAMES_AFTER_LOAD;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => {
      framesLeft = 0;
    });
  }
  requestAnimationFrame(function goUp() {
    if (framesLeft <= 0) return;
    if (document.readyState === 'complete') framesLeft -= 1;
    scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(goUp);
  });
}
