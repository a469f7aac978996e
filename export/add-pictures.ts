import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { copiesIn, FORMATS, hashOf, PICTURES } from '../lib/picture-files';
import { UserError } from '../lib/user-error';
import type { Site } from './finish-export';
import { readPages } from './pages';

/** Files that may be a picture of the owner's. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;

/** Where copies are kept from one build to the next, beside Next's own cache; hosts keep that folder too. */
const CACHE = '.next/cache/pictures';

/**
 * Writes the copies of the owner's own pictures that the pages name, in each width and format. The picture itself stays
 * in the export, where the owner put it.
 *
 * @throws {UserError} when a page names a copy of a picture that the export does not hold, or one cannot be read.
 */
export async function addPictures({ folder, project, ownFiles }: Site): Promise<void> {
  const pages = await readPages(folder, ownFiles);
  const copies = new Map(pages.flatMap(({ html }) => copiesIn(html)).map((copy) => [copy.path, copy]));
  if (copies.size === 0) return;

  const files = (await readdir(folder, { recursive: true })).filter((file) => PICTURE.test(file));
  const pictures = new Map(
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(path.join(folder, file));
        return [hashOf(bytes), { file, bytes }] as const;
      }),
    ),
  );
  const cache = path.join(project, CACHE);
  await Promise.all([cache, path.join(folder, PICTURES)].map((it) => mkdir(it, { recursive: true })));
  await Promise.all(
    [...copies.values()].map(async ({ path: name, hash, width, format }) => {
      const picture = pictures.get(hash);
      if (!picture) throw new UserError(`A page names ${name}, and no picture in ${folder} has that hash.`);
      const cached = path.join(cache, path.basename(name));
      // A name holds a hash, so that what it stands for never changes.
      if (!existsSync(cached)) {
        const copy = await sharp(picture.bytes)
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .toFormat(format, FORMATS[format])
          .toBuffer()
          .catch(() => {
            throw new UserError(`public/${picture.file} is damaged; save it anew, or download it once more.`);
          });
        const part = `${cached}.${process.pid}`;
        await writeFile(part, copy);
        // A build that is interrupted leaves no half of a picture under its name.
        await rename(part, cached);
      }
      await copyFile(cached, path.join(folder, name));
    }),
  );
}
