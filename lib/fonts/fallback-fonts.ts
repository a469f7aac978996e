import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import type { ChosenFonts, FontFace } from './choose';
import { cutFont } from './cut-font';

/** System fonts, each with the average width of a letter in English text, in em (as in Capsize's metrics). */
const SYSTEM = {
  arial: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
  arialBold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 983 / 2048 },
  roboto: { local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
  robotoBold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 926 / 2048 },
};

/** Printable ASCII. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** The metrics of a font, in em. */
interface Metrics {
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * The `@font-face` rules of the fallback fonts, which browsers show until the web fonts have loaded: the device's own
 * Arial or Roboto, scaled to the widths and heights of the web fonts, so that no text reflows.
 */
export async function fallbackRules({ heading, body }: ChosenFonts): Promise<string[]> {
  const headings = await measure(heading);
  const text = await measure(body);
  const strong = await measure(body, 'bold');
  return [
    rule('Heading Arial', '200 800', SYSTEM.arialBold, headings),
    rule('Heading Roboto', '200 800', SYSTEM.robotoBold, headings),
    rule('Body Arial', '400 500', SYSTEM.arial, text),
    rule('Body Arial', '600 700', SYSTEM.arialBold, strong),
    rule('Body Roboto', '400 500', SYSTEM.roboto, text),
    rule('Body Roboto', '600 700', SYSTEM.robotoBold, strong),
  ];
}

/**
 * Measures a family: the average width of its Latin letters, because only those of the system fonts are known, and the
 * heights of the site's own script.
 *
 * @param at Which of the weights to measure.
 */
async function measure(faces: readonly FontFace[], at: 'regular' | 'bold' = 'regular'): Promise<Metrics> {
  const latin = faces.filter(({ subset }) => subset === 'latin').at(at === 'bold' ? -1 : 0);
  const [own] = faces;
  if (!latin || !own) throw new Error('A font has no Latin letters.');
  const weights = latin.weight.split(' ').map(Number);
  const weight = latin.pinned ?? weights.at(at === 'bold' ? -1 : 0);
  const { xWidthAvg, unitsPerEm } = await fromBuffer(
    await cutFont(await read(latin), ASCII, latin.isVariable ? weight : undefined),
  );
  const lines = await fromBuffer(await read(own));
  return {
    width: xWidthAvg / unitsPerEm,
    ascent: lines.ascent / lines.unitsPerEm,
    descent: -lines.descent / lines.unitsPerEm,
    lineGap: lines.lineGap / lines.unitsPerEm,
  };
}

function read({ file }: FontFace): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules', file));
}

function rule(family: string, weight: string, system: (typeof SYSTEM)[keyof typeof SYSTEM], font: Metrics): string {
  const ratio = font.width / system.width;
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${system.local.map((name) => `local("${name}")`).join(', ')};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${percent(ratio)};`,
    `  ascent-override: ${percent(font.ascent / ratio)};`,
    `  descent-override: ${percent(font.descent / ratio)};`,
    `  line-gap-override: ${percent(font.lineGap / ratio)};`,
    '}',
  ].join('\n');
}
