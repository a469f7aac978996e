import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** What Next writes for a page: its HTML, and the data with which the router brings it. */
const WRITTEN = /^(?:index\.(?:html|txt)|__next\..*)$/;

/**
 * Removes the pages that have a folder in `app/` and no entry in the list of pages. Nothing names
 * their chunks then, so that `remove-unused-chunks` takes these. What else lies in such a folder
 * is the owner's, and stays. Says which pages, because Next lists them among its routes.
 *
 * @param {string} folder Path of the exported site.
 * @param {Pick<import('./pages.mjs').Site, 'leftOut'>} site
 * @throws {Error} when such a page is not where it was expected.
 */
export async function removeLeftOut(folder, { leftOut = [] }) {
  for (const address of leftOut) {
    const place = path.join(folder, ...address.split('/'));
    const files = await readdir(place).catch(() => /** @type {string[]} */ ([]));
    if (!files.includes('index.html')) {
      throw new Error(
        `There is no index.html in ${place}, so the page ${address} cannot be left out; bring export/remove-left-out.mjs up to this version of Next.`,
      );
    }
    await Promise.all(files.filter((file) => WRITTEN.test(file)).map((file) => rm(path.join(place, file))));
    if (files.every((file) => WRITTEN.test(file))) await rmdir(place);
  }
  if (leftOut.length > 0) {
    console.log(`Left out, because content/navigation.ts does not list them: ${leftOut.join(', ')}.`);
  }
}
