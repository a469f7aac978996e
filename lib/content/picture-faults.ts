import { closeSync, openSync, readSync } from 'node:fs';

/** How many bytes tell what a file holds: the brands of an AVIF are within them. */
const BEGINNING = 64;

/** By how its bytes begin, as Latin 1: what a file holds that the build makes copies of. */
const PICTURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftyp.*avi[fs]/s];

/** The same of what is often called like one of these, and is none. */
const OTHERS: readonly [beginning: RegExp, holds: string][] = [
  [/^$/, 'nothing'],
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC picture, as phones take them'],
  [/^GIF8/, 'a GIF'],
  [/^(?:II\*|MM.\*)/s, 'a TIFF'],
  [/^BM/, 'a BMP'],
  [/^%PDF/, 'a PDF'],
  [/^\s*(?:<\?xml.*|<!--.*)?<svg/is, 'an SVG'],
  [/^\s*<(?:!doctype|html)/i, 'a page of the web'],
];

/**
 * What a file holds that is called a picture and is none, whatever its name says.
 *
 * @param path of a file that is there.
 * @returns the end of a sentence that begins with "the file holds"; nothing for a picture.
 */
export function heldInPlaceOfPicture(path: string): string | undefined {
  const beginning = beginningOf(path);
  if (PICTURES.some((picture) => picture.test(beginning))) return undefined;
  const [, holds] = OTHERS.find(([other]) => other.test(beginning)) ?? [];
  return holds ?? 'none of these';
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, BEGINNING, 0));
  } finally {
    closeSync(file);
  }
}
