import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
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

/** Printable ASCII. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/**
 * The `@font-face` rules of the site's fonts, and those of their fallbacks.
 *
 * @param folder that of the style sheet, from the repository's root.
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
 * The `@font-face` rule of a file. Those of another font, such as Arabic ones, have the heights of the Latin one: of a
 * family, browsers take the heights of the file that has the space, and which that is changes while files load.
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
 * Arial or Roboto, scaled to the width of the family's Latin letters, because only those of the system fonts are known,
 * and to their heights, so that no text moves.
 */
async function fallbacks(
  family: string,
  weight: string,
  faces: readonly FontFace[],
  style: 'regular' | 'bold',
): Promise<string[]> {
  const latin = latinIn(faces, style === 'bold');
  const at = latin.axis?.[style === 'bold' ? 'max' : 'min'];
  const letters = await fromBuffer(await cutFont(await read(latin), ASCII, at ? { min: at, max: at } : undefined));
  const heights = await fromBuffer(await read(latin));
  return Object.entries(SYSTEM).map(([name, styles]) => {
    const { local, width } = styles[style];
    const ratio = letters.xWidthAvg / letters.unitsPerEm / width;
    return fontFace({
      'font-family': `"${family} ${name}"`,
      src: local.map((font) => `local("${font}")`).join(', '),
      'font-weight': weight,
      'size-adjust': percent(ratio),
      ...heightsOf(heights, ratio),
    });
  });
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
