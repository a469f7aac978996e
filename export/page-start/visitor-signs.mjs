/**
 * What a visitor does to a page. A screen reader's press may be a `click` alone.
 */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'input', 'click'];

/** Until so long after `load`, in ms, a browser may scroll by itself to where the visitor was. */
const SCROLL_RESTORED = 300;

/**
 * The visitor's next sign: by pointer, touch or key, by focus, or by scrolling.
 *
 * @returns {Promise<void>}
 */
export function nextSign() {
  const waiting = new AbortController();
  const { signal } = waiting;
  return new Promise((resolve) => {
    /** @param {Event} event */
    function notice(event) {
      if (event.type === 'pointermove' && isStill(/** @type {PointerEvent} */ (event))) return;
      waiting.abort();
      resolve();
    }
    function watchScroll() {
      setTimeout(() => addEventListener('scroll', notice, { signal, passive: true }), SCROLL_RESTORED);
    }
    for (const type of SIGNS) addEventListener(type, notice, { signal, capture: true, passive: true });
    if (document.readyState === 'complete') watchScroll();
    else addEventListener('load', watchScroll, { signal });
  });
}

/**
 * Where a mouse lies over a page that comes up under it, Chromium tells the page of a move.
 *
 * @param {PointerEvent} event
 */
function isStill({ movementX, movementY }) {
  return movementX === 0 && movementY === 0;
}
