import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The owner's folder of files that go into the site as they are. */
const FOLDER = 'public';

/** What belongs to a page of the site: its HTML, and the data with which the router brings it. */
const PART_OF_A_PAGE = /\.html$|(?:^|\/)(?:index\.txt|__next\.[^/]*)$/;

/** Files that are for hosts, which `host-files` writes with the owner's in them. */
export const MERGED = ['_headers', '.htaccess', 'vercel.json'];

/**
 * The owner's own files.
 *
 * @param {string} project Path of the repository.
 * @returns {Promise<ReadonlySet<string>>} their paths from the export's root, with slashes; none without the folder.
 */
export async function listOwnFiles(project) {
  const folder = path.join(project, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort(),
  );
}

/** Names that a route of the site may have, and nothing that a pattern of Next's would read as its own. */
const LIKE_A_ROUTE = /^\w[\w.-]*$/;

/**
 * Rewrites by which `next dev` shows a file of the owner's in the place of one that the site makes under the same name.
 * To that name it answers with an error; with a letter written as `%…` it finds the file, and no route.
 *
 * @param {string} project Path of the repository.
 * @returns {{ source: string, destination: string }[]}
 */
export function ownFilesFirst(project) {
  const folder = path.join(project, FOLDER);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && LIKE_A_ROUTE.test(entry.name))
    .map(({ name }) => ({
      source: `/${name}`,
      destination: `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    }));
}

/**
 * Puts each file of the owner's into the place of one that the site makes under the same name:
 * an icon, `robots.txt`, a preview image. Says which, and which pages of the owner's no step touches.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when such a file would take the place of a page.
 */
export async function keepOwnFiles(folder, { project = '', ownFiles = new Set() }) {
  const replaced = [];
  for (const file of ownFiles) {
    if (MERGED.includes(file)) continue;
    const [source, place] = [path.join(project, FOLDER, file), path.join(folder, file)];
    const exported = await readFile(place).catch(() => undefined);
    if (exported?.equals(await readFile(source))) continue;
    if (exported && PART_OF_A_PAGE.test(file)) {
      throw new Error(
        `${FOLDER}/${file} would take the place of a page of the site; give it another name, or take the page out of content/navigation.ts.`,
      );
    }
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(source, place);
    if (exported) replaced.push(file);
  }
  if (replaced.length > 0) {
    console.log(`In the place of the site's own: ${replaced.join(', ')} from ${FOLDER}/.`);
  }
  const pages = [...ownFiles].filter((file) => file.endsWith('.html'));
  if (pages.length > 0) {
    console.log(
      `Left as written: ${pages.join(', ')} from ${FOLDER}/. Hosts send the site's headers with it, so what the policy refuses does not run there.`,
    );
  }
}
