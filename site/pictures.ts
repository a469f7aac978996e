import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import querystring from 'node:querystring';
import sharp from 'sharp';
import { type Address, isOnSite } from '@/lib/content/fields';
import { type OwnPicture, PICTURES_FOLDER } from '@/lib/picture';
import type { Site } from '@/lib/site';
import { UserError } from '@/lib/user-error';
import { withBasePath } from './addresses';

/** Widths of the owner's photo, in px: from its frame at 1x pixel density to a wide photo at 3x. */
export const PHOTO_WIDTHS = [320, 480, 720, 960];

/** Widths of the small photo next to a testimonial, in px, at 1x, 2x and 3x pixel density. */
export const FACE_WIDTHS = [56, 112, 168];

/** Copies of earlier builds. Next keeps this folder when a build begins. */
const CACHE = '.next/cache/pictures';

/**
 * The formats of the copies, with sharp's options. AVIF is smaller and keeps the colours of small letters; WebP is the
 * fallback for browsers without AVIF.
 */
const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 75, smartSubsample: true },
} as const;

/**
 * Makes the resized copies of a picture in `public/`; `undefined` if it is on another host. The original is exported, too.
 *
 * @param offeredWidths The widths for pictures of its kind, in px, narrowest first. No copy is wider than the original.
 * @throws {UserError} if it is not a picture.
 */
export async function ownPicture(
  src: Address,
  offeredWidths: readonly number[],
  site: Site,
): Promise<OwnPicture | undefined> {
  return isOnSite(src) ? pictureCopies(`public${querystring.unescape(src)}`, offeredWidths, site) : undefined;
}

/**
 * Makes the resized copies of a picture.
 *
 * @param file Its path in the repository. Only a picture in `public/` is also exported as it is.
 * @throws {UserError} if it is not a picture.
 */
export async function pictureCopies(file: string, offeredWidths: readonly number[], site: Site): Promise<OwnPicture> {
  const throwUnreadable = () => {
    throw new UserError(`${file} is damaged, or not a picture; save it again as PNG, JPEG, WebP or AVIF.`);
  };
  const bytes = await readFile(file);
  const { autoOrient, format } = await sharp(bytes).metadata().catch(throwUnreadable);
  const { width, height } = autoOrient;
  const isExported = file.startsWith('public/');
  // In development, pages show the original, because copies take time.
  const { isDevelopment, skipped } = site.build;
  if (isDevelopment || (isExported && skipped.includes('pictures'))) {
    const copied = `data:image/${format};base64,${bytes.toString('base64')}`;
    return { width, height, src: isExported ? withBasePath(addressOf(file), site) : copied };
  }
  const widest = Math.min(width, offeredWidths.at(-1) ?? width);
  const widths = [...offeredWidths.filter((offered) => offered < widest), widest];
  const hash = createHash('sha256').update(JSON.stringify(FORMATS)).update(bytes).digest('hex').slice(0, 16);

  async function copyOf(copyWidth: number, format: keyof typeof FORMATS): Promise<string> {
    const name = `${hash}-${copyWidth}.${format}`;
    const image = sharp(bytes).autoOrient().resize({ width: copyWidth }).toFormat(format, FORMATS[format]);
    const writing = copiesInProgress.get(name) ?? writeCopy(name, () => image.toBuffer().catch(throwUnreadable));
    copiesInProgress.set(name, writing);
    await writing;
    // All languages have the copies in the main one's folder.
    return `${site.languages[0].basePath}/${PICTURES_FOLDER}/${name}`;
  }

  const [src, ...avif] = await Promise.all([
    // Browsers without AVIF get one width on all screens.
    copyOf(widths[1] ?? width, 'webp'),
    ...widths.map(async (copyWidth) => `${await copyOf(copyWidth, 'avif')} ${copyWidth}w`),
  ]);
  return { width, height, src, avif: avif.join(', ') };
}

/** The address of a file in `public/`. */
function addressOf(file: string): `/${string}` {
  return file.slice('public'.length).split('/').map(encodeURIComponent).join('/') as '/';
}

/** By name. Several pages may show a picture, and are rendered in parallel. */
const copiesInProgress = new Map<string, Promise<void>>();

/** Adds a copy to the build. Its name has a hash of picture and settings, so that a cached one is never stale. */
async function writeCopy(name: string, make: () => Promise<Buffer>): Promise<void> {
  const [cached, copy] = [path.join(CACHE, name), path.join('.next', PICTURES_FOLDER, name)];
  for (const file of [cached, copy]) await mkdir(path.dirname(file), { recursive: true });
  if (!existsSync(cached)) {
    const part = `${cached}.${randomUUID()}`;
    await writeFile(part, await make());
    // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
    await rename(part, cached);
  }
  await copyFile(cached, copy);
}
