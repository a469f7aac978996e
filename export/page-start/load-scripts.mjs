import { DRAFT_KEY } from '../../lib/storage';
import { fetchAhead } from './fetch-ahead.mjs';
import { screenRest } from './screen-rest.mjs';
import { nextSign } from './visitor-signs.mjs';

/** What the data's file leaves behind. */
const site = /** @type {typeof globalThis & { siteChunks?: string[], startFramework?: () => void }} */ (globalThis);

/**
 * Loads the framework's scripts at the visitor's first sign (docs/behaviour.md, "The first sign"), and starts them. Each step (the data,
 * the chunks, their start) waits until the screen has answered the visitor. The page names the
 * data's file in `<meta name="data">`, and that file the chunks.
 *
 * A file that fails is fetched once more at once, and again at the visitor's next sign; those
 * that have come stay.
 *
 * @returns {Promise<void>} resolves once the framework has been started.
 */
export async function loadScripts() {
  let sign = nextSign();
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector('meta[name=data]');
  const data = meta?.content ?? '';
  const there = new Set();
  /** @param {string} url */
  const bring = async (url) => {
    if (there.has(url)) return;
    await load(url).catch(() => load(url));
    there.add(url);
  };
  fetchAhead(data, sign);
  // A draft has to be shown before the visitor does anything.
  if (hasDraft()) sign = Promise.resolve();

  for (let isComplete = false; !isComplete; ) {
    await sign;
    await screenRest();
    try {
      await bring(data);
      await Promise.all((site.siteChunks ?? []).map(bring));
      isComplete = true;
    } catch {
      // No press can be given back by now, so no control may promise it.
      delete document.documentElement.dataset.presses;
      sign = nextSign();
    }
  }
  await screenRest();
  site.startFramework?.();
}

/** Whether this page restores a draft. */
function hasDraft() {
  try {
    return Boolean(document.querySelector('form') && sessionStorage.getItem(DRAFT_KEY));
  } catch {
    return false;
  }
}

/**
 * A chunk's element stays in the page and is `async` as Next wrote it: React looks for such an
 * element before it adds a script of its own.
 *
 * @param {string} url
 */
function load(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(url));
    };
    script.src = url;
    document.head.append(script);
  });
}
