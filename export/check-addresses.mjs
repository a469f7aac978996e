import { attribute, readPages } from './pages.mjs';

/** The page for wrong addresses has none of its own. */
const WITHOUT_ADDRESS = '404.html';

/**
 * Checks that each page names its own address. One that does not has the metadata of another
 * page, or none.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page names another address.
 */
export async function checkAddresses(folder, { basePath, ownFiles }) {
  for (const { file, elements } of await readPages(folder, ownFiles)) {
    if (file === WITHOUT_ADDRESS) continue;
    const path = file.replace(/index\.html$/, '');
    const link = elements.find(({ tagName, attrs }) => tagName === 'link' && attrs.some(isCanonical));
    const named = link && attribute(link, 'href');
    if (named !== undefined && URL.canParse(named) && new URL(named).pathname === `${basePath}/${path}`) continue;
    throw new Error(
      `${file} names ${named ?? 'no address'} as its own; in app/${path}page.tsx, export const metadata = pageMetadata('${path.slice(0, -1) || 'home'}', content).`,
    );
  }
}

/** @param {{ name: string, value: string }} attribute */
function isCanonical({ name, value }) {
  return name === 'rel' && value === 'canonical';
}
