import { createHash } from 'node:crypto';

/**
 * The copies that the build makes of the owner's own pictures: the pages name them, and the export
 * writes what the pages name. A copy's name holds a hash of the picture and of how it was made, so
 * that what stands under a name never changes.
 */

/** Where they lie, from the site's root: among the files that browsers may keep for a year. */
export const PICTURES = '/_next/static/pictures/';

/** Widths in px of a project's picture: from a phone's card to the wide card on a screen of double density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600];

/** The same of the owner's photograph: from its frame on a simple screen to a wide photograph's on a phone of triple density. */
export const PHOTO_WIDTHS = [320, 480, 720, 960];

/** The same of a face beside a testimonial, on screens of each density. */
export const FACE_WIDTHS = [56, 112, 168];

/**
 * How a copy is written, as sharp's options. AVIF takes fewer bytes and keeps the colours of small
 * letters; WebP is for the browsers that show no AVIF.
 */
export const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 75, smartSubsample: true },
} as const;

export type Format = keyof typeof FORMATS;

/** A copy's name: its picture's hash, its width and its format. */
const NAME = /([0-9a-f]{16})-(\d+)\.(avif|webp)/;

/**
 * The widths in which a picture is offered. None is wider than the picture itself.
 *
 * @param width the picture's, in px
 * @param widths those of its kind, the narrowest first
 */
export function widthsOf(width: number, widths: readonly number[]): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((offered) => offered < widest), widest];
}

/** What stands for a picture in the names of its copies. */
export function hashOf(picture: Buffer): string {
  return createHash('sha256').update(JSON.stringify(FORMATS)).update(picture).digest('hex').slice(0, 16);
}

/** A copy's path, from the site's root. */
export function pathOfCopy(hash: string, width: number, format: Format): `/${string}` {
  return `${PICTURES}${hash}-${width}.${format}`;
}

/** The copies that a text names. */
export function copiesIn(text: string): { path: string; hash: string; width: number; format: Format }[] {
  const pattern = new RegExp(PICTURES.replaceAll('/', '\\/') + NAME.source, 'g');
  return [...text.matchAll(pattern)].map(([path, hash = '', width, format]) => ({
    path,
    hash,
    width: Number(width),
    format: format as Format,
  }));
}
