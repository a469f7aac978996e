import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '../../export/compress-files.mjs';
import { attribute, edit, rangeOf, readPages } from '../../export/pages.mjs';

/**
 * Writes the twin of an exported site: the same pages, styles and fonts without any script,
 * data blocks included. What the site's pages cost more than it, they cost for script.
 *
 * @param {string} folder Path of the exported site.
 * @param {string} twin Path of a folder that is there and empty.
 * @throws {Error} when the folder holds no exported site.
 */
export async function writeTwin(folder, twin) {
  const pages = (await readPages(folder)).map(({ file, html, elements }) => ({
    file,
    html: edit(html, elements.filter(isOfScript).map(rangeOf)),
  }));
  // The compressed copies are made anew.
  await cp(folder, twin, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(twin, file), html)));
  await compressFiles(twin);
}

/**
 * Whether an element is a script or has one fetched ahead.
 *
 * @param {import('../../export/pages.mjs').Element} element
 */
function isOfScript(element) {
  if (element.tagName === 'script') return true;
  return (
    element.tagName === 'link' &&
    (attribute(element, 'as') === 'script' || attribute(element, 'rel') === 'modulepreload')
  );
}
