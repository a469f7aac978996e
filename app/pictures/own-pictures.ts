import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ShownProject } from '@/components/sections/project-card';
import type { OwnPicture } from '@/components/ui/picture';
import type { Address, Photo, Project, SitePath } from '@/lib/content/schema';
import { isOnSite, publicFile } from '@/lib/content/site-paths';
import { isSkipped } from '@/lib/optimizations';
import {
  COVER_WIDTHS,
  FACE_WIDTHS,
  type Format,
  hashOf,
  PHOTO_WIDTHS,
  pathOfCopy,
  widthsOf,
} from '@/lib/picture-files';
import { withBasePath } from '../metadata/urls';

/**
 * Projects whose image is a file of the owner's, each with what the site shows of it. Pages call it
 * while they are exported; the copies that it names are written by `export/add-pictures.mjs`.
 *
 * @throws {Error} where a file holds no picture, in a sentence.
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

/** The same for the owner's photograph: nothing where it is on another host. */
export async function ownPhoto({ src }: Photo): Promise<OwnPicture | undefined> {
  return isOnSite(src) ? ownPicture(src, PHOTO_WIDTHS) : undefined;
}

/** The same for a face beside a testimonial. */
export async function ownFace(src: Address): Promise<OwnPicture | undefined> {
  return isOnSite(src) ? ownPicture(src, FACE_WIDTHS) : undefined;
}

/**
 * What the site shows of a picture that is a file of the owner's.
 *
 * @param kindsWidths the widths in which pictures of its kind are offered, in px.
 * @throws {Error} where there is no such file, or it holds no picture, in a sentence.
 */
export async function ownPicture(file: SitePath, kindsWidths: readonly number[]): Promise<OwnPicture> {
  const bytes = await readFile(publicFile(file));
  const size = await sizeOf(bytes, file);
  // Without copies the file itself is shown. While the owner edits nothing is exported.
  if (process.env.NODE_ENV === 'development' || isSkipped('pictures')) return { ...size, src: withBasePath(file) };
  const hash = hashOf(bytes);
  const url = (width: number, format: Format) => withBasePath(pathOfCopy(hash, width, format));
  const widths = widthsOf(size.width, kindsWidths);
  return {
    ...size,
    // Browsers that show no AVIF take one width on every screen.
    src: url(widths[1] ?? size.width, 'webp'),
    avif: widths.map((width) => `${url(width, 'avif')} ${width}w`).join(', '),
  };
}

/** A picture's size as it is seen: a camera may have written it lying on its side. */
async function sizeOf(bytes: Buffer, file: SitePath): Promise<Pick<OwnPicture, 'width' | 'height'>> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new Error(
      `public${file} holds no picture that can be read (${error instanceof Error ? error.message : error}); save it anew as PNG, JPEG, WebP or AVIF.`,
    );
  }
}
