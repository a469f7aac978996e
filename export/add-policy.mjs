import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { attribute, edit, parsePage, rangeOf, readPages } from './pages.mjs';
import { trustedTypesScript } from './trusted-types.mjs';

/**
 * Writes the site's Content-Security-Policy into the head of every page, for hosts that
 * send no headers, and behind it the script without which Trusted Types would stop the
 * site's own.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page holds what the policy cannot allow, or is not as expected.
 */
export async function addPolicy(folder, { basePath }) {
  const script = `<script>${trustedTypesScript(basePath)}</script>`;
  const pages = (await readPages(folder)).map((page) => {
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
 * A policy governs what comes after it: it stands behind the charset, which has to be
 * among the first bytes, and before everything else.
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
