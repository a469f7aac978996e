import { createHash } from 'node:crypto';

/**
 * Resized copies of the owner's pictures: pages refer to them, and the export writes those. A copy's name has a hash of
 * the picture and of the settings, so that a file never changes.
 */

/** Their folder, from the site's root, which browsers may cache for a year. */
export const PICTURES = '/_next/static/pictures/';

/** Widths of the owner's photo, in px: from its frame at single density to a wide photo at triple density. */
export const PHOTO_WIDTHS = [320, 480, 720, 960];

/** The same of a face beside a testimonial, on screens of each density. */
export const FACE_WIDTHS = [56, 112, 168];

/**
 * The formats of the copies, with sharp's options. AVIF is smaller and keeps the colours of small letters; WebP is for
 * browsers without AVIF.
 */
export const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 75, smartSubsample: true },
} as const;

export type Format = keyof typeof FORMATS;

/** A copy's name: the picture's hash, the width and the format. */
const NAME = /([0-9a-f]{16})-(\d+)\.(avif|webp)/;

/**
 * The widths of a picture's copies, none wider than the picture.
 *
 * @param width The picture's width, in px.
 * @param widths The widths of this kind of picture, narrowest first.
 */
export function widthsOf(width: number, widths: readonly number[]): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((offered) => offered < widest), widest];
}

/** The hash of a picture in the names of its copies. */
export function hashOf(picture: Buffer): string {
  return createHash('sha256').update(JSON.stringify(FORMATS)).update(picture).digest('hex').slice(0, 16);
}

/** A copy's path, from the site's root. */
export function pathOfCopy(hash: string, width: number, format: Format): `/${string}` {
  return `${PICTURES}${hash}-${width}.${format}`;
}

/** The copies that a text refers to. */
export function copiesIn(text: string): { path: string; hash: string; width: number; format: Format }[] {
  const pattern = new RegExp(PICTURES.replaceAll('/', '\\/') + NAME.source, 'g');
  return [...text.matchAll(pattern)].map(([path, hash = '', width, format]) => ({
    path,
    hash,
    width: Number(width),
    format: format as Format,
  }));
}
