import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, edit, placeOf, readPages } from './pages.mjs';

/**
 * Brings the scripts in once the page has been painted: the data first, whose file also
 * starts what the others hold, and then the others in any order. They are async, as Next
 * wrote them, so that React knows them again.
 */
const LOADER = `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{let[d,...c]=document.querySelector("meta[name=scripts]").content.split(" "),l=(u,f)=>{let s=document.createElement("script");s.async=!0;s.onload=f;s.src=u;document.head.append(s)};l(d,()=>c.forEach(u=>l(u)))})))`;

/**
 * Takes the framework's scripts out of the way of the first paint: the pages name them,
 * and a small script of ours loads them right after it. Until then, and without them, a
 * page is what its HTML makes it.
 *
 * @param {string} folder Path of the exported site, whose flight data is in files.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page does not load its scripts as expected.
 */
export async function loadScriptsAfterPaint(folder, { basePath }) {
  const pages = (await readPages(folder)).map((page) => holdScripts(page, basePath));
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(folder, file), html)));
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {string} basePath
 * @returns {{ file: string, html: string }}
 */
function holdScripts({ file, html, elements }, basePath) {
  const own = `${basePath}/_next/static/`;
  /** @param {import('./pages.mjs').Element} element @param {string} name */
  const isOwn = (element, name) => attribute(element, name)?.startsWith(own) ?? false;

  const scripts = elements.filter(
    (element) => element.tagName === 'script' && isOwn(element, 'src') && attribute(element, 'nomodule') === undefined,
  );
  const preloads = elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'as') === 'script' && isOwn(element, 'href'),
  );
  const addresses = [...new Set(scripts.map((script) => attribute(script, 'src') ?? ''))];
  const [first] = scripts;

  if (!first || addresses.length < 2 || !addresses[0]?.startsWith(`${own}flight/`)) {
    throw new Error(
      `${file} loads ${addresses.length} scripts of the site and the first is ${addresses[0] ?? 'none'}; its data was expected first, and the chunks after it. Bring export/load-scripts-after-paint.mjs up to this version of Next.`,
    );
  }

  const loader = `<meta name="scripts" content="${addresses.join(' ')}"/><script>${LOADER}</script>`;
  return {
    file,
    html: edit(html, [{ ...placeOf(first), text: loader }, ...[...scripts.slice(1), ...preloads].map(placeOf)]),
  };
}
