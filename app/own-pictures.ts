import { readFile } from 'node:fs/promises';
import path from 'node:path';
import querystring from 'node:querystring';
import sharp from 'sharp';
import type { ShownProject } from '@/components/sections/project-card';
import type { OwnPicture } from '@/components/ui/picture';
import { isSkipped } from '@/lib/content/environment';
import { type Address, isOnSite, type SitePath } from '@/lib/content/fields';
import type { Project } from '@/lib/content/schema';
import { COVER_WIDTHS } from '@/lib/image-source';
import { type Format, hashOf, pathOfCopy, widthsOf } from '@/lib/picture-files';
import { UserError } from '@/lib/user-error';
import { withBasePath } from './metadata/urls';

/**
 * Adds the resized copies to each project whose image is a file in `public/`. `export/add-pictures.ts` writes them.
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
 * The resized copies of a picture in `public/`.
 *
 * @param offeredWidths The widths for pictures of its kind, in px.
 * @throws {UserError} if there is no such file, or if it is not a picture.
 */
export async function ownPicture(file: SitePath, offeredWidths: readonly number[]): Promise<OwnPicture> {
  const bytes = await readFile(path.join('public', querystring.unescape(file))).catch(() => {
    throw new UserError(`public${file} does not exist; check its path and its capital letters.`);
  });
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new UserError(`public${file} is not a picture that can be read; save it again as PNG, JPEG, WebP or AVIF.`);
    });
  const { width, height } = metadata.autoOrient;
  // Without copies, the page shows the original file. Development has no export step that writes copies.
  if (process.env.NODE_ENV === 'development' || isSkipped('pictures'))
    return { width, height, src: withBasePath(file) };
  const hash = hashOf(bytes);
  const url = (copyWidth: number, format: Format) => withBasePath(pathOfCopy(hash, copyWidth, format));
  const widths = widthsOf(width, offeredWidths);
  return {
    width,
    height,
    // Browsers without AVIF get one width on all screens.
    src: url(widths[1] ?? width, 'webp'),
    avif: widths.map((copyWidth) => `${url(copyWidth, 'avif')} ${copyWidth}w`).join(', '),
  };
}
