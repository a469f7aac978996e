/** How long after `load` a page is left alone, in ms: bytes that come sooner take the line from its pictures. */
const QUIET_TIME = 3000;

/**
 * Brings the bytes of the framework's scripts into the browser's cache, one file after the
 * other, at low priority and without running them, until the visitor's first sign. Not where
 * the browser was asked to save data.
 *
 * @param {string} data URL of the page's data, whose first statement names the chunks.
 * @param {Promise<unknown>} sign After it the scripts come by themselves.
 */
export function fetchAhead(data, sign) {
  if (savesData()) return;
  let isOver = false;
  sign.then(() => {
    isOver = true;
  });
  addEventListener('load', () => setTimeout(bringAll, QUIET_TIME));

  async function bringAll() {
    const urls = [data];
    for (const url of urls) {
      if (isOver) return;
      try {
        // Read to its end: a browser's cache keeps nothing less.
        const text = await (await fetch(url, { priority: 'low' })).text();
        if (url === data) urls.push(...JSON.parse(/\[.*?\]/.exec(text)?.[0] ?? '[]'));
      } catch {
        // Without the network the first sign finds out.
        return;
      }
    }
  }
}

/** Only Chromium tells whether the visitor asked it to save data. */
function savesData() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}
