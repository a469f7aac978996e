import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { copiesIn, FORMATS, hashOf, PICTURES } from '../lib/picture-files';
import { UserError } from '../lib/user-error';
import type { Site } from './finish-export';
import { readPages } from './pages';

/** Files that may be pictures. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;

/** Cache of resized copies, inside Next's cache folder, which hosts keep between builds. */
const CACHE = '.next/cache/pictures';

/**
 * Writes the resized copies of the owner's pictures that the pages refer to. The originals stay in the export.
 *
 * @throws {UserError} if a picture is missing or damaged.
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
      if (!picture) throw new UserError(`A page refers to ${name}, but no picture in ${folder} has that hash.`);
      const cached = path.join(cache, path.basename(name));
      // Names contain a hash of the content, so a cached copy is never out of date.
      if (!existsSync(cached)) {
        const copy = await sharp(picture.bytes)
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .toFormat(format, FORMATS[format])
          .toBuffer()
          .catch(() => {
            throw new UserError(`public/${picture.file} is damaged; save or download it again.`);
          });
        const part = `${cached}.${process.pid}`;
        await writeFile(part, copy);
        // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
        await rename(part, cached);
      }
      await copyFile(cached, path.join(folder, name));
    }),
  );
}
