/**
 * Events of a visitor's interaction. A press counts when it ends, so that no script delays the browser's response. With a
 * screen reader it may be a `click` alone. `scroll` isn't listed, because browsers scroll too, to restore a position.
 */
const INTERACTIONS = ['pointerup', 'pointercancel', 'wheel', 'keyup', 'focusin', 'input', 'click'];

/** When scripts are prefetched, in ms after `load`: sooner, they would compete with pictures. */
const PREFETCH_DELAY = 3000;

/** The time of `load`, in ms since the page's start. */
let loadedAt = Number.POSITIVE_INFINITY;
addEventListener('load', ({ timeStamp }) => {
  loadedAt = timeStamp;
});

/** Resolves at the visitor's next interaction by pointer, wheel, touch, key or focus. */
export function nextInteraction(): Promise<unknown> {
  const options = { capture: true, passive: true, once: true };
  return new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, resolve, options);
    addEventListener('pointermove', noticeMove, options);
    function noticeMove(event: Event) {
      // For a pointer at rest over a loading page, browsers report one move from before `load`.
      if (event.timeStamp > loadedAt) resolve(event);
      else addEventListener('pointermove', resolve, options);
    }
  });
}

/** The scripts that haven't run yet, in document order (export/defer-scripts.ts). */
const deferred = () => document.querySelectorAll<HTMLScriptElement>('script[data-src]');

/**
 * Loads the page's scripts at the visitor's first interaction (docs/behaviour.md, "The first interaction"). They are
 * requested together and run one after another. If one fails, it is requested again at the next interaction.
 */
export async function loadScripts(interaction: Promise<unknown>) {
  addEventListener('load', () => setTimeout(prefetch, PREFETCH_DELAY));
  for (let wait = interaction; deferred().length > 0; wait = nextInteraction()) {
    await wait;
    await nextPaint();
    for (const { dataset } of deferred()) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: dataset.src }));
    }
    try {
      for (const script of deferred()) await run(script);
    } catch {
      // The browser logs it.
    }
  }
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Fetches the scripts into the browser's cache without running them. */
function prefetch() {
  if (savesData()) return;
  for (const { dataset } of deferred()) {
    // Only a response that is read to its end is cached. Failures don't matter: the interaction requests it again.
    fetch(dataset.src ?? '', { priority: 'low' }).then((response) => response.text(), String);
  }
}

/** Replaces the element by one with a `src`, or puts it back if the file fails to load. */
async function run(script: HTMLScriptElement) {
  await nextPaint();
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  await new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = () => {
      copy.replaceWith(script);
      reject();
    };
    copy.src = copy.dataset.src ?? '';
    delete copy.dataset.src;
    script.replaceWith(copy);
  });
}

/** Resolves after the next paint: a timer that is set in a frame's callback runs after the frame is painted. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
