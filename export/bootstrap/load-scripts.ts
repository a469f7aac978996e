import { nextPaint, savesData } from '../../lib/browser/page-state';

/**
 * Events of a visitor's interaction. A press counts at its last event, the `click`, so that nothing delays the browser's
 * response. `scroll` isn't listed, because browsers scroll too, to restore a position.
 */
const INTERACTIONS = ['pointercancel', 'wheel', 'keyup', 'focusin', 'input', 'click'];

/** When scripts are prefetched, in ms after `load`: sooner, they would compete with pictures. */
const PREFETCH_DELAY = 3000;

/** The pause before the third and last request for a missing script, in ms. The pause before the second is half as long. */
const LAST_RETRY_PAUSE = 6000;

/** Resolves at the visitor's next interaction by pointer, wheel, touch, key or focus. */
export function nextInteraction(): Promise<unknown> {
  const options = { capture: true, passive: true, once: true };
  return new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, resolve, options);
    // The first move doesn't count: browsers report one for a pointer at rest over a loading page.
    addEventListener('pointermove', () => addEventListener('pointermove', resolve, options), options);
  });
}

type DeferredScript = HTMLScriptElement & { dataset: { src: string } };

/**
 * Loads the page's deferred scripts (export/defer-scripts.ts) at the visitor's first interaction (docs/behaviour.md, "The
 * first interaction"). They are requested together and run one after another.
 */
export function loadScripts(interaction: Promise<unknown>) {
  let last: Promise<unknown> | undefined;
  for (const script of document.querySelectorAll<DeferredScript>('script[data-src]')) {
    last = loadScript(script, interaction, last);
  }
}

/**
 * Fetches a script at the interaction, or before it if the visitor takes a while, and runs it after the last one. If the
 * script is missing, it is requested again at the first interaction after a pause, at most three times in all. Without
 * it the page stays as it is without scripts.
 */
async function loadScript(script: DeferredScript, interaction: Promise<unknown>, last?: Promise<unknown>) {
  let isIdle = true;
  let triesLeft = 3;
  /** Fetches the script into the browser's cache, and resolves to a falsy value if it is missing. */
  const request = (priority: RequestPriority) =>
    fetch(script.dataset.src, { priority })
      // Only a response that is read to its end is cached.
      .then<unknown>((response) => response.ok && response.blob())
      .catch(() => {});
  function prefetch() {
    if (!isIdle || savesData()) return;
    triesLeft -= 1;
    request('low');
  }
  addEventListener('load', () => setTimeout(prefetch, PREFETCH_DELAY));
  await interaction;
  isIdle = false;
  await nextPaint();
  while (!(await request('high'))) {
    triesLeft -= 1;
    // Waits forever, so that the scripts after this one don't run.
    if (triesLeft <= 0) await new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, LAST_RETRY_PAUSE / triesLeft));
    await nextInteraction();
  }
  await last;
  await nextPaint();
  // React looks for scripts with `async`.
  await new Promise((onload) => Object.assign(script, { onload, async: true, src: script.dataset.src }));
}
