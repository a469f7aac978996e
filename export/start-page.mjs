import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { attribute, edit, rangeOf, readPages } from './pages.mjs';

/** What runs in a page before anything else, and the browsers it has to run in. */
const ENTRY = fileURLToPath(new URL('page-start/main.mjs', import.meta.url));
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/**
 * Gives every page a small script of ours to start with (`export/page-start/`), which also
 * takes the framework's scripts out of the way of the first paint: the page names them, and
 * they are loaded right after it. Until then, and without them, a page is what its HTML
 * makes it.
 *
 * @param {string} folder Path of the exported site, whose flight data is in files.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page does not load its scripts as expected.
 */
export async function startPage(folder, { basePath }) {
  const start = await pageStart();
  const pages = (await readPages(folder)).map((page) => startWith(page, basePath, start));
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(folder, file), html)));
}

/** @returns {Promise<string>} the text of the script that starts every page, the same on all of them. */
async function pageStart() {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {string} basePath
 * @param {string} start
 * @returns {{ file: string, html: string }}
 */
function startWith({ file, html, elements }, basePath, start) {
  const versioned = `${basePath}/_next/static/`;
  /** @param {import('./pages.mjs').Element} element @param {string} name */
  const isOwn = (element, name) => attribute(element, name)?.startsWith(versioned) ?? false;

  const scripts = elements.filter(
    (element) => element.tagName === 'script' && isOwn(element, 'src') && attribute(element, 'nomodule') === undefined,
  );
  const preloads = elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'as') === 'script' && isOwn(element, 'href'),
  );
  const addresses = [...new Set(scripts.map((script) => attribute(script, 'src') ?? ''))];

  if (addresses.length < 2 || !addresses[0]?.startsWith(`${versioned}flight/`)) {
    throw new Error(
      `${file} loads ${addresses.length} scripts of the site and the first is ${addresses[0] ?? 'none'}; its data was expected first, and the chunks after it. Bring export/start-page.mjs up to this version of Next.`,
    );
  }

  const own = `<meta name="scripts" content="${addresses.join(' ')}"/><script>${start}</script>`;
  const end = endOfHead(elements);
  return {
    file,
    html: edit(html, [{ start: end, end, text: own }, ...[...scripts, ...preloads].map(rangeOf)]),
  };
}

/**
 * Behind all that the head says of the page, which the script may ask for.
 *
 * @param {readonly import('./pages.mjs').Element[]} elements
 */
function endOfHead(elements) {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined)
    throw new Error('A page has no end of its head; bring export/start-page.mjs up to this version of Next.');
  return end;
}
