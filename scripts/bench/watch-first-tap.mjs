/**
 * Runs in a page, before its own scripts: keeps in `window.firstTap` what the first tap came
 * to. It reads nothing outside of itself, since the browser gets its text alone.
 */
export function watchFirstTap() {
  /** @type {{ inp: number, effect?: number }} In ms. */
  const tap = { inp: 0 };
  /** @type {number | undefined} */
  let touchedAt;
  /** @type {string | null} */
  let themeBefore = null;

  const theme = () => document.documentElement.getAttribute('data-theme');
  const hasEffect = () => {
    if (touchedAt !== undefined) tap.effect ??= performance.now() - touchedAt;
  };

  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      touchedAt = timeStamp;
      themeBefore = theme();
    },
    { capture: true, once: true },
  );
  new MutationObserver(() => {
    // The page may write the same theme again while it starts.
    if (theme() !== themeBefore) hasEffect();
  }).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  // It does not bubble, but it can be captured.
  window.addEventListener('beforetoggle', hasEffect, { capture: true });

  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (interactionId) tap.inp = Math.max(tap.inp, duration);
    }
  });
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  // Told of an interaction below the threshold too.
  observer.observe({ type: 'first-input', buffered: true });

  Object.assign(window, { firstTap: tap });
}
