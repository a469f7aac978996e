import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders in which Next exports the page for wrong addresses once more, as a page with status 200. */
const COPIES = ['404', '_not-found'];

/**
 * Removes the copies of the page for wrong addresses. Hosts send `404.html` with its status;
 * a copy at `/404/` would be found as a page like any other.
 *
 * @param {string} folder Path of the exported site.
 * @throws {Error} when `404.html` is missing or a copy holds something else.
 */
export async function removeCopies(folder) {
  const page = await read(path.join(folder, '404.html'));
  if (page === undefined) {
    throw new Error(`There is no 404.html in ${folder}; without it hosts have no page for wrong addresses.`);
  }
  for (const copy of COPIES) {
    const html = await read(path.join(folder, copy, 'index.html'));
    if (html !== undefined && html !== page) {
      throw new Error(
        `${copy}/index.html is not the same page as 404.html; bring export/remove-copies.mjs up to this version of Next.`,
      );
    }
    await rm(path.join(folder, copy), { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @returns {Promise<string | undefined>} nothing when there is no such file.
 */
function read(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}
