import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from './bundle-script.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { attribute, edit, parsePage, rangeOf, readPages } from './pages.mjs';

/**
 * Writes the site's Content-Security-Policy into the head of every page, for hosts that
 * send no headers, and right behind it the page's first script, which sets up Trusted Types:
 * without it the policy would refuse the chunks.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page holds what the policy cannot allow, or is not as expected.
 */
export async function addPolicy(folder, { basePath, ownFiles }) {
  const script = `<script>${await bundleScript('first', { BASE_PATH: basePath })}</script>`;
  const pages = (await readPages(folder, ownFiles)).map((page) => {
    const place = placeForPolicy(page);
    return { place, ...parsePage(page.file, edit(page.html, [{ start: place, end: place, text: script }])) };
  });
  const { meta } = contentSecurityPolicy(pages);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${meta.replaceAll('&', '&amp;')}"/>`;
  await Promise.all(
    pages.map(({ file, html, place }) =>
      writeFile(path.join(folder, file), edit(html, [{ start: place, end: place, text: policy }])),
    ),
  );
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
