/**
 * Events that show that somebody uses the page. A press counts once it is over, so that no script runs before the
 * browser has answered it. The press of a screen reader may be a `click` alone. There is no `scroll`, because browsers
 * scroll too, when they restore a position.
 */
const INTERACTIONS = ['pointerup', 'pointercancel', 'wheel', 'keyup', 'focusin', 'input', 'click'];

/** How long after `load` the scripts' bytes are left on the server, in ms: sooner they would compete with pictures. */
const PREFETCH_DELAY = 3000;

/** When the page had loaded, in ms since its start. */
let loadedAt = Number.POSITIVE_INFINITY;
addEventListener('load', ({ timeStamp }) => {
  loadedAt = timeStamp;
});

/** Resolves at the visitor's next interaction: by pointer, wheel, touch or key, or by focus. */
export function nextInteraction(): Promise<unknown> {
  const options = { capture: true, passive: true, once: true };
  return new Promise((resolve) => {
    for (const type of INTERACTIONS) addEventListener(type, resolve, options);
    addEventListener('pointermove', noticeMove, options);
    function noticeMove(event: Event) {
      // A pointer that lies still over a page that comes up is reported by one move from before it had loaded.
      if (event.timeStamp > loadedAt) resolve(event);
      else addEventListener('pointermove', resolve, options);
    }
  });
}

/** The scripts that have not run yet, in the order in which they run (export/defer-scripts.ts). */
const deferred = () => document.querySelectorAll<HTMLScriptElement>('script[data-src]');

/**
 * Loads the page's scripts once the visitor interacts with it (docs/behaviour.md, "The first interaction"). Their files
 * are requested together and run one after the other. Where one fails, the next interaction goes on with it.
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
      // The browser has reported it.
    }
  }
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Brings the scripts' bytes into the browser's cache, unrun. */
function prefetch() {
  if (savesData()) return;
  for (const { dataset } of deferred()) {
    // Only a response that is read to its end is cached. What fails is requested again at the interaction.
    fetch(dataset.src ?? '', { priority: 'low' }).then((response) => response.text(), String);
  }
}

/** Puts a working copy of the element in its place, and takes it back where its file does not come. */
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

/** Resolves once what happened last is painted: a frame's callbacks run before it is, a timer set in one after. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
