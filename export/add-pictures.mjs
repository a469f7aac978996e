import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { copiesIn, FORMATS, hashOf, PICTURES } from '../lib/picture-files.mjs';

/** Files that may be a picture of the owner's. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;

/** Where copies are kept from one build to the next, beside Next's own; hosts keep that folder too. */
const KEPT = '.next/cache/pictures';

/**
 * Writes the copies of the owner's own pictures that the pages name, in each width and format.
 * The picture itself stays in the export, where the owner put it.
 *
 * @param {string} folder Path of the exported site.
 * @param {Pick<import('./pages.mjs').Site, 'project'>} [site] Without a project no copy is kept for the next build.
 * @throws {Error} when a page names a copy of a picture that the export does not hold, or one breaks off.
 */
export async function addPictures(folder, { project } = {}) {
  const files = await readdir(folder, { recursive: true });
  const pages = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const copies = new Map(pages.flatMap(copiesIn).map((copy) => [copy.path, copy]));
  if (copies.size === 0) return;

  const pictures = new Map(
    await Promise.all(
      files
        .filter((file) => PICTURE.test(file))
        .map(async (file) => {
          const picture = await readFile(path.join(folder, file));
          return /** @type {const} */ ([hashOf(picture), { file, picture }]);
        }),
    ),
  );
  const kept = project ? path.join(project, KEPT) : path.join(folder, PICTURES);
  await mkdir(path.join(folder, PICTURES), { recursive: true });
  await mkdir(kept, { recursive: true });
  await Promise.all(
    [...copies.values()].map(async ({ path: name, hash, width, format }) => {
      const own = pictures.get(hash);
      if (!own) {
        throw new Error(
          `A page names ${name}, and no picture in ${folder} has that hash; clear .next and build again, and if that does not help, bring export/add-pictures.mjs up to this version of Next.`,
        );
      }
      const keptCopy = path.join(kept, path.basename(name));
      // What stands under a name never changes.
      if (!existsSync(keptCopy)) {
        const copy = sharp(own.picture).autoOrient().resize({ width, withoutEnlargement: true });
        const bytes = await copy
          .toFormat(format, FORMATS[format])
          .toBuffer()
          .catch(() => {
            throw new Error(`public/${own.file} holds a picture that breaks off; save it anew, or fetch it once more.`);
          });
        await writeFile(`${keptCopy}.part`, bytes);
        // A build that is broken off leaves no half of a picture under its name.
        await rename(`${keptCopy}.part`, keptCopy);
      }
      if (project) await copyFile(keptCopy, path.join(folder, name));
    }),
  );
}
