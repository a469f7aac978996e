import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from './bundle-script.mjs';
import { ON_SOME_PAGES } from './content-security-policy.mjs';
import { attribute, edit, isInlineScript, rangeOf, readPages, textOf } from './pages.mjs';

/** The mark of a page that begins at its top on a reload too (docs/behaviour.md, "Moving between pages"). */
const AT_TOP = 'scroll-on-reload';

/** What next-themes calls its script with. */
const THEME_SCRIPT = /\("data-theme",/;

/**
 * Gives every page the script that starts it (`export/page-start/main.mjs`) and takes the
 * framework's script tags out, which would load before the first paint: a meta element names
 * the data's file instead, which names the others, and the script loads them at the visitor's
 * first sign (docs/behaviour.md, "The first sign"). Until then, and without them, a page is what its HTML makes it.
 *
 * That script marks the page with the visitor's theme too, in a tenth of the words of next-themes'
 * own, which is left empty: React looks for its element, and at nothing in it.
 *
 * The polyfills for browsers without modules go: those cannot read the script either.
 *
 * @param {string} folder Path of the exported site, whose flight data is in files.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page does not load its scripts as expected.
 */
export async function startPage(folder, { basePath, digits = '', ownFiles }) {
  const start = {
    always: await bundleScript('main', { BASE_PATH: basePath, SITE_DIGITS: digits }),
    atTop: await bundleScript('top'),
    draft: await bundleScript('draft'),
  };
  const pages = (await readPages(folder, ownFiles)).map((page) => startWith(page, basePath, start));
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(folder, file), html)));
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {string} basePath
 * @param {{ always: string, atTop: string, draft: string }} start The scripts' texts: of every page, of a page that begins at its top, and of the contact form's page.
 * @returns {{ file: string, html: string }}
 */
function startWith({ file, html, elements }, basePath, start) {
  const versioned = `${basePath}/_next/static/`;
  /** @param {import('./pages.mjs').Element} element @param {string} name */
  const isOwn = (element, name) => attribute(element, name)?.startsWith(versioned) ?? false;

  const own = elements.filter((element) => element.tagName === 'script' && isOwn(element, 'src'));
  const scripts = own.filter((element) => attribute(element, 'nomodule') === undefined);
  const marks = elements.filter((element) => element.tagName === 'meta' && attribute(element, 'name') === AT_TOP);
  const preloads = elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'as') === 'script' && isOwn(element, 'href'),
  );
  const themes = elements.filter((element) => isInlineScript(element) && THEME_SCRIPT.test(textOf(element)));
  const urls = [...new Set(scripts.map((script) => attribute(script, 'src') ?? ''))];

  if (urls.length < 2 || !urls[0]?.startsWith(`${versioned}flight/`)) {
    throw new Error(
      `${file} loads ${urls.length} scripts of the site and the first is ${urls[0] ?? 'none'}; its data was expected first, and the chunks after it. Bring export/start-page.mjs up to this version of Next.`,
    );
  }

  if (themes.length !== 1) {
    throw new Error(
      `${file} holds ${themes.length} inline scripts of next-themes, and one was expected; bring export/start-page.mjs up to this version of it.`,
    );
  }

  const hasForm = elements.some((element) => attribute(element, 'data-contact-form') !== undefined);
  const ofPage = [...(marks.length > 0 ? [start.atTop] : []), ...(hasForm ? [start.draft] : [])];
  const some = ofPage.map((script) => `<script ${ON_SOME_PAGES}="">${script}</script>`).join('');
  const text = `<meta name="data" content="${urls[0]}"/><script>${start.always}</script>${some}`;
  const end = endOfHead({ file, elements });
  return {
    file,
    html: edit(html, [
      { start: end, end, text },
      ...themes.map((script) => ({ ...rangeOf(script), text: '<script></script>' })),
      ...[...own, ...preloads, ...marks].map(rangeOf),
    ]),
  };
}

/**
 * The end of the head: the script reads what the head says of the page, so it comes last there.
 *
 * @param {Pick<import('./pages.mjs').Page, 'file' | 'elements'>} page
 */
function endOfHead({ file, elements }) {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) {
    throw new Error(`${file} has no end of its head; bring export/start-page.mjs up to this version of Next.`);
  }
  return end;
}
