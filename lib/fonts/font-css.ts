import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import type { Site } from '../site';
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

/** Fonts of the visitor's device, in the widths of the body font. */
const DEVICE_FONTS = '"Body Arial", "Body Roboto", system-ui, sans-serif';

/** Printable ASCII. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/**
 * The style sheet of the site's fonts: their `@font-face` rules, and those of their fallbacks.
 *
 * @param folder that of the style sheet, from the repository's root.
 */
export async function fontCss({ chosen, shown, foreign }: Site['fonts'], folder: string): Promise<string> {
  const ownRules = Object.entries(shown).flatMap(([family, faces]) =>
    faces.map((face) => ownRule(family, face, folder)),
  );
  const fallbackRules = [
    await fallbacks('Heading', '200 800', chosen.headingFont, 'bold'),
    await fallbacks('Body', '400 500', chosen.bodyFont, 'regular'),
    await fallbacks('Body', '600 700', chosen.bodyFont, 'bold'),
  ].flat();
  // Words whose letters the fonts lack are in one font of the device, or their hyphens would be in another.
  const foreignRules = foreign ? [`:root :is(${foreign}) { font-family: ${DEVICE_FONTS}; }`] : [];
  return [...ownRules, ...fallbackRules, ...foreignRules].join('\n');
}

function ownRule(family: string, { file, weight, range }: FontFace, folder: string): string {
  return fontFace({
    'font-family': family,
    src: `url("${posix.relative(folder, `node_modules/${file}`)}") format("woff2")`,
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
