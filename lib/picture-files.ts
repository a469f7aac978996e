import { createHash } from 'node:crypto';

/**
 * Resized copies of the owner's pictures. Pages refer to copies by name, and the export writes those that pages refer
 * to. A copy's name has a hash of the picture and of the settings, so that the file at a URL never changes.
 */

/** The folder of the copies, relative to the site's root. Browsers may cache it for a year. */
export const PICTURES = '/_next/static/pictures/';

/** Widths of the owner's photo, in px: from its frame at 1x pixel density to a wide photo at 3x. */
export const PHOTO_WIDTHS = [320, 480, 720, 960];

/** Widths of the small photo next to a testimonial, in px, at 1x, 2x and 3x pixel density. */
export const FACE_WIDTHS = [56, 112, 168];

/**
 * The formats of the copies, with sharp's options. AVIF is smaller and keeps the colours of small letters; WebP is the
 * fallback for browsers without AVIF.
 */
export const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 75, smartSubsample: true },
} as const;

export type Format = keyof typeof FORMATS;

/** Matches a copy's name: the picture's hash, the width and the format. */
const NAME = /([0-9a-f]{16})-(\d+)\.(avif|webp)/;

/**
 * The widths of a picture's copies, none wider than the original.
 *
 * @param width The picture's width, in px.
 * @param widths The widths for this kind of picture, narrowest first.
 */
export function widthsOf(width: number, widths: readonly number[]): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((offered) => offered < widest), widest];
}

/** The hash of a picture that is part of the names of its copies. */
export function hashOf(picture: Buffer): string {
  return createHash('sha256').update(JSON.stringify(FORMATS)).update(picture).digest('hex').slice(0, 16);
}

/** A copy's path, relative to the site's root. */
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
