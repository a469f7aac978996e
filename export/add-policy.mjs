import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { attribute, edit, rangeOf, readPages } from './pages.mjs';

/**
 * Writes the site's Content-Security-Policy into the head of every page, for hosts that
 * send no headers.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page holds what the policy cannot allow, or is not as expected.
 */
export async function addPolicy(folder, { ownFiles }) {
  const pages = await readPages(folder, ownFiles);
  const { metaFor } = contentSecurityPolicy(pages);
  const finished = pages.map((page) => {
    const place = placeForPolicy(page);
    const policy = metaFor(page).replaceAll('&', '&amp;');
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    return { file: page.file, html: edit(page.html, [{ start: place, end: place, text }]) };
  });
  await Promise.all(finished.map(({ file, html }) => writeFile(path.join(folder, file), html)));
}

/**
 * The end of the charset's element. A policy in a page holds for what comes after it, so it
 * comes first; only the charset has to stand within the first 1024 bytes.
 *
 * @param {import('./pages.mjs').Page} page
 * @returns {number} where in the page, in characters.
 */
function placeForPolicy({ file, elements }) {
  const [html, head, charset] = elements;
  if (html?.tagName !== 'html' || head?.tagName !== 'head' || !charset || attribute(charset, 'charset') === undefined) {
    throw new Error(
      `${file} does not begin with its charset, after which the policy belongs; bring export/add-policy.mjs up to this version of Next.`,
    );
  }
  return rangeOf(charset).end;
}
