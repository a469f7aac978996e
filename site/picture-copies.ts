import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Address, FILM_TYPES, isOnSite } from '@/lib/content/address-fields';
import { ownNameOf } from '@/lib/language/writing-systems';
import { type Corner, HERO_PART, type LogoGround, type OwnPicture, PICTURES_FOLDER } from '@/lib/picture';
import { filesOfFilm, publicFile, themeFiles, throwUnreadable } from '@/lib/picture-companions';
import { DOCUMENT_KINDS } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { withBasePath } from './addresses';

/** Widths of the owner's photo, in px: its frame at 1x pixel density, and a wide photo at 2x. */
export const PHOTO_WIDTHS = [360, 720];

/** Width of the small photo next to a testimonial, in px, at 3x pixel density. */
export const FACE_WIDTHS = [168];

/** Widths of the picture on the first screen, in px, and the most bytes of its copy in AVIF, which comes after the text. */
const HERO = { widths: [480, 800, 1128], most: 30_000 };

/** Copies of earlier builds. Hosts that build the site keep this folder with the packages. */
const CACHE = 'node_modules/.cache/pictures';

/** Size of a film without a poster, in px. */
const FILM_SIZE = { width: 1280, height: 720 };

/**
 * The formats of the copies, with sharp's options. AVIF is smaller and keeps the colours of small letters; with the
 * `effort` of 3 it would be 3 % smaller and take twice as long. WebP is the fallback for browsers without AVIF.
 */
const PICTURE_FORMATS = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 75, smartSubsample: true },
} as const;

/** Media types of files that pages show as they are, by the ending. */
const ORIGINAL_MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

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
  return isOnSite(src) ? pictureCopies(publicFile(src), offeredWidths, site) : undefined;
}

/** The one copy of a picture in `public/` that the first screen shows: of a screenshot, the part in its `corner`. */
export function heroPicture(src: Address, corner: Corner | undefined, site: Site): Promise<OwnPicture> {
  return pictureCopies(publicFile(src), HERO.widths, site, { corner });
}

/** The ground from which a logo stands out: that of the theme, if it has a picture for each, or a light or dark one. */
export async function logoGround(src: Address, picture: OwnPicture | undefined): Promise<LogoGround> {
  if (picture?.dark) return 'theme';
  if (!isOnSite(src)) return 'light';
  const { pixels } = await pixelsOf(publicFile(src));
  let [light, opacity] = [0, 0];
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    light += ((0.3 * red + 0.6 * green + 0.1 * blue) / 255) * alpha;
    opacity += alpha;
  }
  const isLight = light / opacity > 0.5;
  // A logo without transparency brings its own background.
  const isFilled = opacity > 0.95 * 255 * (pixels.length / 4);
  return isLight === isFilled ? 'light' : 'dark';
}

/** The share of a picture, and of the gaps in it, from which and below which it is a block. */
const BLOCK = { least: 0.7, gaps: 0.02 };

/**
 * Whether a picture is a block without gaps, such as a logo on white or in a filled circle: in one colour, nothing of it
 * could be recognized.
 */
export async function isBlock(src: Address): Promise<boolean> {
  if (!isOnSite(src)) return false;
  const file = publicFile(src);
  const { pixels, width } = await pixelsOf(themeFiles(file)?.[0] ?? file);
  const rows = Array.from({ length: pixels.length / 4 / width }, (_, row) =>
    Array.from({ length: width }, (_, column) => (pixels[(row * width + column) * 4 + 3] ?? 0) > 127),
  ).filter((row) => row.includes(true));
  const starts = rows.map((row) => row.indexOf(true));
  const ends = rows.map((row) => row.lastIndexOf(true) + 1);
  // What is between the first and the last point of each row, of the rectangle around all of them.
  const whole = rows.length * (Math.max(...ends) - Math.min(...starts));
  const covered = rows.flatMap((row, index) => row.slice(starts[index], ends[index]));
  const gaps = covered.filter((isFilled) => !isFilled).length;
  return covered.length > BLOCK.least * whole && gaps < BLOCK.gaps * covered.length;
}

/** A small copy of a picture as numbers from 0 to 255, four for each point: red, green, blue, opacity. */
async function pixelsOf(file: string) {
  const image = sharp(await readFile(file))
    .resize({ width: 64 })
    .ensureAlpha()
    .toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

/**
 * Makes the resized copies of a picture, for both themes if there are two, or takes a film with its poster.
 *
 * @param file Its path in the repository. Only a picture in `public/` is also exported as it is.
 * @param hero for the copy on the first screen, in the largest of the widths that is small enough.
 * @throws {UserError} if it is not a picture.
 */
export async function pictureCopies(
  file: string,
  offeredWidths: readonly number[],
  site: Site,
  hero?: HeroCopy,
): Promise<OwnPicture> {
  if (FILM_TYPES.test(file)) return takeFilm(file, offeredWidths, site, hero);
  const [light = file, dark] = themeFiles(file) ?? [file];
  const picture = await copiesOf(light, offeredWidths, site, hero);
  return dark ? { ...picture, dark: await copiesOf(dark, offeredWidths, site, hero) } : picture;
}

interface HeroCopy {
  /** Where a screenshot is cropped; other pictures are not. */
  corner?: Corner;
}

/** The part of a screenshot that the first screen shows. One that is much wider than usual has two px for each. */
function heroPart({ width, height }: Record<'width' | 'height', number>, corner: Corner) {
  const part = {
    width: HERO_PART.width * Math.max(1, Math.round(width / 1440)),
    ratio: HERO_PART.height / HERO_PART.width,
  };
  const partWidth = Math.floor(Math.min(part.width, width, height / part.ratio));
  const left = corner === 'left' ? 0 : width - partWidth;
  return { left, top: 0, width: partWidth, height: Math.floor(partWidth * part.ratio) };
}

async function copiesOf(
  file: string,
  offeredWidths: readonly number[],
  site: Site,
  hero?: HeroCopy,
): Promise<OwnPicture> {
  const bytes = await readFile(file);
  const { autoOrient, format, pages = 1, exif } = await sharp(bytes).metadata().catch(throwUnreadable(file));
  const part = hero?.corner && heroPart(autoOrient, hero.corner);
  const { width, height } = part ?? autoOrient;
  const isExported = file.startsWith('public/');
  // In development, pages show the original, because copies take time.
  const { isDevelopment, skipped } = site.build;
  const asItIs = async () => {
    const src = await takeFile(file, bytes, site);
    const zoom = part && { zoom: autoOrient.width / part.width };
    return { ...autoOrient, src, ...zoom, ...(!isDevelopment && { largest: src }) };
  };
  // A camera's metadata, such as where a photo was taken, is published only with the originals in `public/`.
  const mayStay = isExported || !exif;
  if (format === 'svg' || isDevelopment || (mayStay && skipped.includes('pictures'))) return asItIs();
  const widest = Math.min(width, offeredWidths.at(-1) ?? width);
  const widths = [...offeredWidths.filter((offered) => offered < widest), widest];
  const [narrowest = widest] = widths;
  const hash = createHash('sha256')
    .update(JSON.stringify([PICTURE_FORMATS, part]))
    .update(bytes)
    .digest('hex')
    .slice(0, 16);

  async function copyOf(copyWidth: number, type: keyof typeof PICTURE_FORMATS, animated = false) {
    const name = `${hash}-${copyWidth}${animated ? '-moving' : ''}.${type}`;
    const whole = sharp(bytes, { animated }).autoOrient();
    const image = (part ? whole.extract(part) : whole)
      .resize({ width: copyWidth })
      .toFormat(type, PICTURE_FORMATS[type]);
    const making = copiesInProgress.get(name) ?? makeCopy(name, () => image.toBuffer().catch(throwUnreadable(file)));
    copiesInProgress.set(name, making);
    return { name, copyWidth, ...(await making) };
  }

  const take = ({ name, cached }: Awaited<ReturnType<typeof copyOf>>) => addToExport(name, cached, site);
  if (pages > 1 && !hero) {
    const [moving, still] = await Promise.all([copyOf(narrowest, 'webp', true), copyOf(narrowest, 'webp')]);
    const src = moving.size < bytes.length ? await take(moving) : (await asItIs()).src;
    return { width, height, src, largest: src, still: await take(still) };
  }
  if (hero) {
    const copies = await Promise.all(widths.map((copyWidth) => copyOf(copyWidth, 'avif')));
    const copy = copies.findLast(({ size }) => size <= HERO.most) ?? (copies[0] as (typeof copies)[number]);
    const fallback = await copyOf(copy.copyWidth, 'webp');
    return { width, height, src: await take(fallback), avif: await take(copy) };
  }
  const [fallback, ...copies] = await Promise.all([
    // Browsers without AVIF get one width on all screens.
    copyOf(narrowest, 'webp'),
    ...widths.map((copyWidth) => copyOf(copyWidth, 'avif')),
  ]);
  if ((copies.at(-1)?.size ?? 0) >= bytes.length && mayStay) return asItIs();
  const addresses = await Promise.all(copies.map(take));
  const avif = copies.map(({ copyWidth }, index) => `${addresses[index]} ${copyWidth}w`).join(', ');
  return { width, height, src: await take(fallback), avif, largest: addresses.at(-1) };
}

/** What says in an MP4 or a WebM file that it has an audio track: the kind of one, or the name of its codec. */
const AUDIO_TRACK = /hdlr[\s\S]{8}soun|\x86[\x81-\xff]A_[A-Z]/;

/** A film with its poster and its captions, which are in the language of the text unless their names have another. */
async function takeFilm(file: string, widths: readonly number[], site: Site, hero?: HeroCopy): Promise<OwnPicture> {
  const { poster, captions } = filesOfFilm(file);
  const isOfMain = DOCUMENT_KINDS.some((kind) => file.startsWith(`content/${kind}/`));
  const { language: own } = isOfMain ? site.languages[0] : site.content.site;
  const picture = poster ? await copiesOf(poster, widths, site, hero) : { ...FILM_SIZE, src: '' };
  const tracks = captions.map(async ({ file: track, language = own }) => ({
    src: await takeFile(track, await readFile(track), site),
    language,
    label: ownNameOf(language),
  }));
  const bytes = await readFile(file);
  return {
    ...picture,
    film: {
      src: await takeFile(file, bytes, site),
      isSilent: !AUDIO_TRACK.test(bytes.toString('latin1')),
      type: ORIGINAL_MEDIA_TYPES[path.extname(file).toLowerCase()] ?? '',
      captions: await Promise.all(tracks),
    },
  };
}

/** Takes a file into the export as it is; in development, pages contain what is not in `public/`. */
async function takeFile(file: string, bytes: Buffer, site: Site): Promise<string> {
  if (file.startsWith('public/')) return withBasePath(toPublicAddress(file), site);
  const ending = path.extname(file).toLowerCase();
  if (site.build.isDevelopment)
    return `data:${ORIGINAL_MEDIA_TYPES[ending] ?? `image/${ending.slice(1).replace('jpg', 'jpeg')}`};base64,${bytes.toString('base64')}`;
  return addToExport(`${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${ending}`, file, site);
}

/** The address of a file in `public/`. */
function toPublicAddress(file: string): `/${string}` {
  return file.slice('public'.length).split('/').map(encodeURIComponent).join('/') as '/';
}

/**
 * Makes the export copy a file, once for all languages: they have the main one's folder. Until then the folder of copies
 * has the path of the file under the copy's name.
 *
 * @returns the address of the copy.
 */
async function addToExport(name: string, file: string, site: Site): Promise<string> {
  const note = path.join('.next', PICTURES_FOLDER, name);
  await mkdir(path.dirname(note), { recursive: true });
  await writeFile(note, file);
  return `${site.languages[0].basePath}/${PICTURES_FOLDER}/${name}`;
}

/** By name. Several pages may show a picture, and are rendered in parallel. */
const copiesInProgress = new Map<string, ReturnType<typeof makeCopy>>();

/** Makes a copy, unless an earlier build has. Its name has a hash of picture and settings, so that it is never stale. */
async function makeCopy(name: string, make: () => Promise<Buffer>): Promise<{ cached: string; size: number }> {
  const cached = path.join(CACHE, name);
  if (!existsSync(cached)) {
    await mkdir(CACHE, { recursive: true });
    const part = `${cached}.${randomUUID()}`;
    await writeFile(part, await make());
    // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
    await rename(part, cached);
  }
  return { cached, size: (await stat(cached)).size };
}
