import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import querystring from 'node:querystring';
import sharp from 'sharp';
import { withBasePath } from '@/app/metadata/urls';
import type { ShownProject } from '@/components/sections/project-card';
import { COVER_WIDTHS } from '@/components/ui/image-source';
import type { OwnPicture } from '@/components/ui/picture';
import { isSkipped, PICTURES_FOLDER } from '@/lib/content/environment';
import { type Address, isOnSite, missingFile, type SitePath } from '@/lib/content/fields';
import type { Project } from '@/lib/content/schema';
import { UserError } from '@/lib/user-error';

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

type Format = keyof typeof FORMATS;

/**
 * Adds the resized copies to each project whose image is a file in `public/`.
 *
 * @throws {UserError} if a file is not a picture.
 */
export function withOwnPictures(projects: readonly Project[]): Promise<ShownProject[]> {
  return Promise.all(
    projects.map(async (project) => {
      const { image } = project;
      return image && isOnSite(image.src)
        ? { ...project, picture: await ownPicture(image.src, COVER_WIDTHS) }
        : project;
    }),
  );
}

/** The resized copies of a photo, or `undefined` if it is on another host. */
export async function ownPhoto(src: Address, offeredWidths: readonly number[]): Promise<OwnPicture | undefined> {
  return isOnSite(src) ? ownPicture(src, offeredWidths) : undefined;
}

/**
 * Makes the resized copies of a picture in `public/`. The original is exported, too.
 *
 * @param offeredWidths The widths for pictures of its kind, in px, narrowest first. No copy is wider than the original.
 * @throws {UserError} if there is no such file, or if it is not a picture.
 */
export async function ownPicture(file: SitePath, offeredWidths: readonly number[]): Promise<OwnPicture> {
  const throwUnreadable = () => {
    throw new UserError(`public${file} is damaged, or not a picture; save it again as PNG, JPEG, WebP or AVIF.`);
  };
  const bytes = await readFile(path.join('public', querystring.unescape(file))).catch(() => {
    throw new UserError(`A picture of a page is missing: ${missingFile(file)}.`);
  });
  const { width, height } = (await sharp(bytes).metadata().catch(throwUnreadable)).autoOrient;
  // In development, pages show the original, because copies take time.
  if (process.env.NODE_ENV === 'development' || isSkipped('pictures'))
    return { width, height, src: withBasePath(file) };
  const widest = Math.min(width, offeredWidths.at(-1) ?? width);
  const widths = [...offeredWidths.filter((offered) => offered < widest), widest];
  const hash = createHash('sha256').update(JSON.stringify(FORMATS)).update(bytes).digest('hex').slice(0, 16);

  async function copyOf(copyWidth: number, format: Format): Promise<string> {
    const name = `${hash}-${copyWidth}.${format}`;
    const image = sharp(bytes).autoOrient().resize({ width: copyWidth }).toFormat(format, FORMATS[format]);
    const writing = copiesInProgress.get(name) ?? writeCopy(name, () => image.toBuffer().catch(throwUnreadable));
    copiesInProgress.set(name, writing);
    await writing;
    return withBasePath(`/${PICTURES_FOLDER}/${name}`);
  }

  const [src, ...avif] = await Promise.all([
    // Browsers without AVIF get one width on all screens.
    copyOf(widths[1] ?? width, 'webp'),
    ...widths.map(async (copyWidth) => `${await copyOf(copyWidth, 'avif')} ${copyWidth}w`),
  ]);
  return { width, height, src, avif: avif.join(', ') };
}

/** By name. Several pages may show a picture, and are rendered in parallel. */
const copiesInProgress = new Map<string, Promise<void>>();

/**
 * Adds a copy to the build. Its name has a hash of the picture and the settings, so that a cached one is never stale.
 */
async function writeCopy(name: string, make: () => Promise<Buffer>): Promise<void> {
  const [cached, copy] = [path.join(CACHE, name), path.join('.next', PICTURES_FOLDER, name)];
  await Promise.all([cached, copy].map((file) => mkdir(path.dirname(file), { recursive: true })));
  if (!existsSync(cached)) {
    const part = `${cached}.${randomUUID()}`;
    await writeFile(part, await make());
    // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
    await rename(part, cached);
  }
  await copyFile(cached, copy);
}
