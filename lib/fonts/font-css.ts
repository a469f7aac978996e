import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { BUILT_FOLDER, writeBuilt } from '../write-built';
import type { ChosenFonts } from './choose';
import { cutFont } from './cut-font';
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
 * Writes the style sheet of the site's fonts: their `@font-face` rules, and those of their fallbacks. Each pair of
 * fonts has its own file.
 *
 * @param shown those of the fonts that pages are shown in.
 * @param scripts the rules for words in other scripts (script-css.ts).
 * @returns its path, relative to the repository's root.
 */
export async function writeFontCss(fonts: ChosenFonts, shown: ChosenFonts, scripts: string): Promise<string> {
  const ownRules = Object.entries(shown).flatMap(([family, faces]) => faces.map((face) => ownRule(family, face)));
  const fallbackRules = [
    await fallbacks('Heading', '200 800', fonts.headingFont, 'bold'),
    await fallbacks('Body', '400 500', fonts.bodyFont, 'regular'),
    await fallbacks('Body', '600 700', fonts.bodyFont, 'bold'),
  ].flat();
  return writeBuilt([...ownRules, ...fallbackRules, scripts].join('\n'), 'css');
}

function ownRule(family: string, { file, weight, range }: FontFace): string {
  return fontFace({
    'font-family': family,
    src: `url("${posix.relative(BUILT_FOLDER, `node_modules/${file}`)}") format("woff2")`,
    'font-display': 'swap',
    'font-weight': weight,
    ...(range && { 'unicode-range': range }),
  });
}

/**
 * The `@font-face` rules of a family's fallbacks, which browsers show until the web fonts have loaded: the device's own
 * Arial or Roboto, scaled to the width of the family's Latin letters, because only those of the system fonts are known,
 * and to the heights of the site's own script, so that no text reflows.
 */
async function fallbacks(
  family: string,
  weight: string,
  faces: readonly FontFace[],
  style: 'regular' | 'bold',
): Promise<string[]> {
  const [own] = faces;
  const latin = faces.filter(({ subset }) => subset === 'latin').at(style === 'bold' ? -1 : 0);
  if (!own || !latin) throw new Error('A font has no Latin letters.');
  const at = latin.axis?.[style === 'bold' ? 'max' : 'min'];
  const letters = await fromBuffer(await cutFont(await read(latin), ASCII, at ? { min: at, max: at } : undefined));
  const heights = await fromBuffer(await read(own));
  return Object.entries(SYSTEM).map(([name, styles]) => {
    const { local, width } = styles[style];
    const ratio = letters.xWidthAvg / letters.unitsPerEm / width;
    const height = (units: number) => percent(units / heights.unitsPerEm / ratio);
    return fontFace({
      'font-family': `"${family} ${name}"`,
      src: local.map((font) => `local("${font}")`).join(', '),
      'font-weight': weight,
      'size-adjust': percent(ratio),
      'ascent-override': height(heights.ascent),
      'descent-override': height(-heights.descent),
      'line-gap-override': height(heights.lineGap),
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
