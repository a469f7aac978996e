import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { readCached, writeCached } from '../lib/build-cache';
import type { CompiledLanguage } from '../lib/compile/compile-sites';
import { placeOf } from '../lib/compile/places';
import { FILM_TYPES, isOnSite } from '../lib/content/address-fields';
import { referencesIn } from '../lib/content/references';
import { documentsOf, pictureFile } from '../lib/markdown/documents';
import { parseMarkdown } from '../lib/markdown/markdown';
import { PICTURE_WIDTHS } from '../lib/picture';
import { publicFile, themeFiles, throwUnreadable } from '../lib/picture-companions';
import type { Site } from '../lib/site';
import { UserError } from '../lib/user-error';
import { FACE_WIDTHS, PHOTO_WIDTHS, pictureCopies } from '../site/picture-copies';

/** Seconds between two lines on what is left. */
const PROGRESS_INTERVAL = 10;

/** A width to which pictures are quickly decoded, in px. */
const SMALLEST = 16;

interface ShownPicture {
  file: string;
  widths: readonly number[];
  site: Site;
  /** The file that names it, with its line. */
  place: string;
}

/**
 * Makes the copies of all pictures before pages are rendered, and says how many are left.
 *
 * @throws {UserError} with the place of a file that is not a picture.
 */
export async function buildPictures(languages: readonly CompiledLanguage[]): Promise<void> {
  const pictures = [...new Map(languages.flatMap(picturesOf).map((one) => [one.file, one])).values()];
  const start = Date.now();
  let done = 0;
  let said = start;
  const waiting = pictures.values();
  const sayWhere =
    ({ place }: ShownPicture) =>
    (error: unknown) => {
      throw error instanceof UserError ? new UserError(`${place}: ${error.message}`) : error;
    };
  // Before the first copy: all of them take minutes.
  for (const picture of pictures) await checkPicture(picture.file).catch(sayWhere(picture));
  async function work() {
    for (const picture of waiting) {
      await pictureCopies(picture.file, picture.widths, picture.site).catch(sayWhere(picture));
      done++;
      if (Date.now() - said < PROGRESS_INTERVAL * 1000) continue;
      said = Date.now();
      const minutes = Math.ceil((((said - start) / done) * (pictures.length - done)) / 60_000);
      console.log(`Made the copies of ${done} of ${pictures.length} pictures; at most ${minutes} min left.`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * Decodes a picture, or both if there is one for each theme, unless an earlier build has.
 *
 * @throws {UserError} if it is not a picture, or not a whole one.
 */
export async function checkPicture(file: string): Promise<void> {
  if (FILM_TYPES.test(file)) return;
  for (const one of themeFiles(file) ?? [file]) await decode(one).catch(throwUnreadable(one));
}

async function decode(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (readCached('picture', bytes)) return;
  await sharp(bytes).resize(SMALLEST).raw().toBuffer();
  writeCached('', 'picture', bytes);
}

function picturesOf({ site, source: { folder } }: CompiledLanguage): ShownPicture[] {
  const ofContent = referencesIn(site.content).flatMap(({ reference, field, value }) => {
    if (reference !== 'picture' || !isOnSite(value)) return [];
    const widths = SMALLER_WIDTHS[field.replace(/\W.*/, '')] ?? PICTURE_WIDTHS;
    const { file, line } = placeOf(field, folder);
    return [{ file: publicFile(value), widths, site, place: `${file}:${line ?? 1}` }];
  });
  const ofTexts = documentsOf(site.documents).flatMap((document) => {
    const { image } = document.fields as { image?: string };
    const found = image ? [{ url: image, line: 1 }] : [];
    visit(parseMarkdown(document.text), 'image', ({ url, position }) => {
      found.push({ url, line: position?.start.line ?? 1 });
    });
    const { list } = document;
    for (const { picture } of Object.values(list?.groups ?? {}).flat())
      if (picture) found.push({ url: picture, line: 1 });
    return found.map(({ url, line }) => ({
      file: pictureFile(url, document),
      widths: PICTURE_WIDTHS,
      site,
      place: `${document.file}:${line}`,
    }));
  });
  return [...ofContent, ...ofTexts];
}

/** The widths of pictures that are smaller than others, by the part of the content. */
const SMALLER_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  profile: PHOTO_WIDTHS,
  testimonials: FACE_WIDTHS,
};
