import { afterNextPaint, nextInteraction } from './interactions';

/** How long after `load` the scripts' bytes are left on the server, in ms: sooner they would compete with pictures. */
const PREFETCH_DELAY = 3000;

/** The scripts that have not run yet, in the order in which they run (export/defer-scripts.ts). */
const deferred = () => document.querySelectorAll<HTMLScriptElement>('script[data-src]');

/**
 * Loads the page's scripts once the visitor interacts with it (docs/behaviour.md, "The first interaction"). Their files
 * are requested together and run one after the other. One that fails is requested again at once, and then at the next
 * interaction, where the others go on.
 */
export async function loadScripts(interaction: Promise<unknown>) {
  // What fails here is requested again at the interaction.
  addEventListener('load', () => setTimeout(() => prefetch().catch(() => {}), PREFETCH_DELAY));
  for (let wait = interaction; deferred().length > 0; wait = nextInteraction()) {
    await wait;
    await afterNextPaint();
    for (const { dataset } of deferred()) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: dataset.src }));
    }
    try {
      for (const script of deferred()) await run(script).catch(() => run(script));
    } catch {
      // The browser has reported it.
    }
  }
}

/** Puts a working copy of the element in its place, and takes it back where its file does not come. */
async function run(script: HTMLScriptElement) {
  await afterNextPaint();
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.src = copy.dataset.src ?? '';
  delete copy.dataset.src;
  await new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = () => {
      copy.replaceWith(script);
      reject();
    };
    script.replaceWith(copy);
  });
}

/** Brings the scripts' bytes into the browser's cache, unrun, unless the browser was asked to save data. */
async function prefetch() {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const { dataset } of deferred()) {
    // Only a response that is read to its end is cached.
    await fetch(dataset.src ?? '', { priority: 'low' }).then((response) => response.text());
  }
}
