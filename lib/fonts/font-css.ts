import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { decompress } from 'wawoff2';
import type { Site } from '../site';
import { cutFont } from './cut-font';
import type { FontFile } from './font-files';
import type { FontFace } from './packages';

/** System fonts, each with the average width of a letter in English text, in em (as in Capsize's metrics). */
const SYSTEM = {
  Arial: {
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 983 / 2048 },
  },
  Roboto: {
    regular: { local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 926 / 2048 },
  },
};

/**
 * The fonts of devices whose Arial or Roboto has no Arabic letters, each with the average width of a letter of
 * `ARABIC_TEXT`, in em. They are in the families of those.
 */
const ARABIC_SYSTEM: Record<keyof typeof SYSTEM, typeof SYSTEM.Arial> = {
  Arial: {
    regular: { local: ['DejaVu Sans'], width: 0.4554 },
    bold: { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5356 },
  },
  Roboto: {
    regular: { local: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], width: 0.3867 },
    bold: { local: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], width: 0.4021 },
  },
};

/** A text for the average width of Arabic letters, which depends on how they are joined. */
const ARABIC_TEXT =
  'أبني برمجيات للحجوزات والمحاسبة والخرائط للشركات الصغيرة من أول محادثة إلى سنوات التشغيل بعدها وأكتب عمّا كان صعبًا وما أثبت جدواه';

/** The Arabic letters of Unicode. */
const ARABIC_RANGE = 'U+600-6ff, U+750-77f, U+8a0-8ff, U+fb50-fdff, U+fe70-fefc';

/** Printable ASCII. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/**
 * The `@font-face` rules of the site's fonts, and those of their fallbacks.
 *
 * @param folder the folder of the style sheet, from the repository's root.
 */
export async function fontCss({ chosen }: Site['fonts'], files: readonly FontFile[], folder: string): Promise<string> {
  const rules = files.map((file) => fileRule(file, chosen[file.family], folder));
  const fallbackRules = [
    await fallbacks('Heading', '200 800', chosen.headingFont, 'bold'),
    await fallbacks('Body', '400 500', chosen.bodyFont, 'regular'),
    await fallbacks('Body', '600 700', chosen.bodyFont, 'bold'),
  ].flat();
  return `${[...(await Promise.all(rules)), ...fallbackRules].join('\n')}\n`;
}

/**
 * The `@font-face` rule of a file. Files of another font, such as an Arabic one, get the heights of the Latin font.
 * Browsers take a family's heights from the file that has the space, and that may be another file while fonts load.
 */
async function fileRule(
  { family, path, file, weight, range }: FontFile,
  faces: readonly FontFace[],
  folder: string,
): Promise<string> {
  const latin = latinIn(faces);
  const isOther = posix.dirname(file) !== posix.dirname(latin.file);
  return fontFace({
    'font-family': family,
    src: `url("${posix.relative(folder, path)}") format("woff2")`,
    'font-display': 'swap',
    'font-weight': weight,
    ...(isOther && heightsOf(await fromBuffer(await read(latin)))),
    ...(range && { 'unicode-range': range }),
  });
}

/** The Latin face of a family, or the bold one of several. */
function latinIn(faces: readonly FontFace[], isBold = false): FontFace {
  const latin = faces.filter(({ subset }) => subset === 'latin').at(isBold ? -1 : 0);
  if (!latin) throw new Error('A font has no Latin letters.');
  return latin;
}

/** The descriptors of a font's heights, for letters that are scaled by a ratio. */
function heightsOf({ ascent, descent, lineGap, unitsPerEm }: Awaited<ReturnType<typeof fromBuffer>>, ratio = 1) {
  const height = (units: number) => percent(units / unitsPerEm / ratio);
  return {
    'ascent-override': height(ascent),
    'descent-override': height(-descent),
    'line-gap-override': height(lineGap),
  };
}

/**
 * The `@font-face` rules of a family's fallbacks, which browsers show until the web fonts have loaded: the device's own
 * Arial or Roboto, scaled to the width of the family's Latin letters (of Arial and Roboto, only these are known), and its
 * font of Arabic letters, with the family's heights, so that no text moves.
 */
async function fallbacks(
  family: string,
  weight: string,
  faces: readonly FontFace[],
  style: 'regular' | 'bold',
): Promise<string[]> {
  const latin = latinIn(faces, style === 'bold');
  const at = latin.axis?.[style === 'bold' ? 'max' : 'min'];
  const whole = await read(latin);
  // A font that can't be cut has the width of all its letters, which is close.
  const cut = await cutFont(whole, ASCII, at ? { min: at, max: at } : undefined, false, 'sfnt').catch(() => whole);
  const [letters, heights] = [await fromBuffer(cut), await fromBuffer(whole)];
  const rule = (name: string, { local, width }: (typeof SYSTEM.Arial)['bold'], average: number, range?: string) => {
    const ratio = average / width;
    return fontFace({
      'font-family': `"${family} ${name}"`,
      src: local.map((font) => `local("${font}")`).join(', '),
      'font-weight': weight,
      'size-adjust': percent(ratio),
      ...heightsOf(heights, ratio),
      ...(range && { 'unicode-range': range }),
    });
  };
  // The first face is for the script of the site. Other sites have a word in Arabic at most.
  const isArabic = faces[0]?.subset === 'arabic';
  const arabic = isArabic && faces.filter(({ subset }) => subset === 'arabic').at(style === 'bold' ? -1 : 0);
  const arabicWidth = arabic && (await averageWidth(arabic, style));
  return Object.entries(SYSTEM).flatMap(([name, styles]) => {
    const { [style]: inArabic } = ARABIC_SYSTEM[name as keyof typeof SYSTEM];
    return [
      rule(name, styles[style], letters.xWidthAvg / letters.unitsPerEm),
      ...(arabicWidth ? [rule(name, inArabic, arabicWidth, ARABIC_RANGE)] : []),
    ];
  });
}

/** The average width of a letter of `ARABIC_TEXT` in a face, in em. */
async function averageWidth(face: FontFace, style: 'regular' | 'bold'): Promise<number> {
  // Jest can't load it, and only sites in Arabic letters need it.
  const { Blob, Direction, Face, Font, Buffer: GlyphBuffer, shape, Variation } = await import('harfbuzzjs');
  const whole = new Face(new Blob(await decompress(await read(face))));
  const font = new Font(whole);
  const weight = face.axis?.[style === 'bold' ? 'max' : 'min'];
  if (weight) font.setVariations([new Variation('wght', weight)]);
  const buffer = new GlyphBuffer();
  buffer.addText(ARABIC_TEXT);
  buffer.setDirection(Direction.RTL);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return width / whole.upem / ARABIC_TEXT.length;
}

function read({ file }: FontFace): Promise<Buffer> {
  return readFile(join('node_modules', file));
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

function fontFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return ['@font-face {', ...lines, '}'].join('\n');
}
