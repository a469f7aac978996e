import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { optionalRoutes } from '../routes';
import type { Site } from '../site';
import type { ChosenFonts } from './choose';
import { cutFont } from './cut-font';
import { charactersOf } from './letters';
import { type FontFace, toCharacterPattern } from './packages';

/** A font file that pages load. */
export interface FontFile extends FontFace {
  family: keyof ChosenFonts;
  /** Its path from the repository's root. */
  path: string;
  /** What is to be written there, if it is not the package's file. */
  bytes?: Buffer;
  /** Whether pages preload it: the first file of a family and weight is for the script of the site's language. */
  isPreloaded: boolean;
}

/** Letters, their invisible joiners, spaces and the punctuation of sentences. */
const TEXT_CHARACTER = /^[\p{L}\p{M}\p{Cf}\p{Zs}.,:;?!()/’-]$/u;

/**
 * The size of a host's first response, in bytes: ten segments of 1,460 (RFC 6928), less the headers. A larger file takes
 * another round trip, about a tenth of a page's LCP on a slow phone.
 */
const FIRST_RESPONSE = 13_900;

/**
 * The files of a site's fonts: in a build, cut down to its characters and to the weights that the styles use. In
 * development they are whole, so that pages start sooner and any letter can be tried.
 *
 * @param folder the folder of the cut files, from the repository's root.
 */
export function fontFiles(site: Site, folder: string): Promise<FontFile[]> {
  const files = packageFiles(site);
  return cutInBuild(site, files, async () => {
    const cutFiles = files.map((file) => cutInParts(file, site, folder));
    return (await Promise.all(cutFiles)).flat();
  });
}

/** The cut files in a build, unless that fails, and the whole files otherwise. */
export async function cutInBuild<Files>({ build }: Site, whole: Files, cut: () => Promise<Files>): Promise<Files> {
  if (build.isDevelopment || build.skipped.includes('fonts')) return whole;
  try {
    return await cut();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Skipped the optimization of fonts. The site works without it. (${reason})`);
    return whole;
  }
}

/** Whether a site may have tables, lists of dates or a CV. */
function hasColumnsOfFigures({ documents, content }: Site): boolean {
  return Object.values(documents).some((files) => files.length > 0) || optionalRoutes.cv.isAskedFor(content);
}

function packageFiles({ fonts }: Site): FontFile[] {
  return (['headingFont', 'bodyFont'] as const).flatMap((family) => {
    const faces = fonts.pageFonts[family];
    return faces.map((face) => ({
      ...face,
      family,
      path: `node_modules/${face.file}`,
      isPreloaded: faces.find(({ weight }) => weight === face.weight) === face,
    }));
  });
}

/**
 * Cuts a file to those of the characters that it has; without any, it is left out. One that doesn't fit into a host's
 * first response is split in two: one for text, one for digits and signs.
 */
async function cutInParts(file: FontFile, site: Site, folder: string): Promise<FontFile[]> {
  const isTabular = file.family === 'bodyFont' && hasColumnsOfFigures(site);
  const font = await readFile(join('node_modules', file.file));
  const cut = async (part: readonly string[]): Promise<FontFile & { bytes: Buffer }> => {
    const bytes = await cutFont(font, part.join(''), file.axis, isTabular);
    return {
      ...file,
      bytes,
      range: file.range && unicodeRangeOf(part),
      path: `${folder}/${cutFileName(file.file, bytes)}`,
    };
  };
  const characters = charactersFor(file, site);
  if (characters.length === 0) return [];
  const whole = await cut(characters);
  const [text = [], signs = []] = [true, false].map((isText) =>
    characters.filter((one) => TEXT_CHARACTER.test(one) === isText),
  );
  if (whole.bytes.length <= FIRST_RESPONSE || text.length === 0 || signs.length === 0) return [whole];
  return Promise.all([text, signs].map(cut));
}

/** The characters of a site that pages take from a file. */
export function charactersFor(face: FontFace, { fonts }: Pick<Site, 'fonts'>): string[] {
  const inFile = charactersOf([face]);
  const inRange = toCharacterPattern(face.range);
  return [...fonts.characters].filter((one) => inFile.has(one) && inRange.test(one));
}

/** The name of a cut file, which changes with its bytes. */
export function cutFileName(file: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${basename(file, '.woff2')}.${hash}.woff2`;
}

/** The `unicode-range` of characters. */
function unicodeRangeOf(characters: readonly string[]): string {
  const codes = characters.map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1)).map((code) => code.toString(16));
  return starts.map((code, index) => `U+${[...new Set([code.toString(16), ends[index]])].join('-')}`).join();
}
