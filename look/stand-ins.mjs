import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { Font, Blob as FontBlob, Buffer as FontBuffer, Face as FontFace, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { decompress } from 'wawoff2';
import { tablesOf } from '../export/font-tables.mjs';

/**
 * The device's own fonts that stand in: how wide a letter of theirs is in em, on average over English
 * text (as in Capsize's metrics), and a figure.
 */
const SYSTEM = {
  arial: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048, figure: 1139 / 2048 },
  arialBold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 983 / 2048, figure: 1139 / 2048 },
  roboto: { local: ['Roboto', 'Roboto-Regular'], width: 911 / 2048 },
  robotoBold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 926 / 2048 },
};

/** Printable ASCII. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * What stands in for the fonts until they arrive, as `@font-face` rules.
 *
 * @param {ReturnType<typeof import('../content/font-choice.mjs').facesOf>} faces
 * @param {import('../content/font-choice.mjs').ScriptFaces} [own] What draws the letters of the site's language, where
 *   they are no Latin ones: lines stand by its heights. How wide a system's letters are is known of Latin ones alone.
 */
export async function standInsFor({ heading, body, bold }, own) {
  const headings = { ...(await measure(heading)), ...(await linesOf(own, 'heading')) };
  const text = { ...(await measure(body)), ...(await linesOf(own, 'body')) };
  const strong = {
    ...(await measure(bold ?? { ...body, pinned: lastOf(body.weight) })),
    ...(await linesOf(own, 'body')),
  };
  const headed = { family: 'Heading Arial', weight: '200 800' };
  return [
    rule({ ...headed, system: SYSTEM.arialBold }, headings, headings.width / SYSTEM.arialBold.width),
    `/* The two figures of the largest heading of all, whose ratio is not the letters’. */\n${rule(
      { ...headed, system: SYSTEM.arialBold, range: 'U+30, U+34' },
      headings,
      headings.figure / SYSTEM.arialBold.figure,
    )}`,
    rule(
      { family: 'Heading Roboto', weight: '200 800', system: SYSTEM.robotoBold },
      headings,
      headings.width / SYSTEM.robotoBold.width,
    ),
    rule({ family: 'Body Arial', weight: '400 500', system: SYSTEM.arial }, text, text.width / SYSTEM.arial.width),
    rule(
      { family: 'Body Arial', weight: '600 700', system: SYSTEM.arialBold },
      strong,
      strong.width / SYSTEM.arialBold.width,
    ),
    rule({ family: 'Body Roboto', weight: '400 500', system: SYSTEM.roboto }, text, text.width / SYSTEM.roboto.width),
    rule(
      { family: 'Body Roboto', weight: '600 700', system: SYSTEM.robotoBold },
      strong,
      strong.width / SYSTEM.robotoBold.width,
    ),
  ].join('\n\n');
}

/** @param {string} weight One, or two. */
function lastOf(weight) {
  return Number(weight.split(' ').at(-1));
}

/**
 * What a font measures at its weight, in em.
 *
 * @param {Pick<import('../content/font-choice.mjs').Face, 'files' | 'pinned'>} face
 */
async function measure({ files, pinned }) {
  const whole = await readFile(path.join(process.cwd(), 'node_modules/@fontsource-variable', files.latin ?? ''));
  const variationAxes = pinned ? { wght: pinned } : undefined;
  const bytes = await decompress(await subsetFont(whole, ASCII, { targetFormat: 'woff2', variationAxes }));
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(Buffer.from(bytes));
  const em = (/** @type {number} */ units) => units / unitsPerEm;
  return {
    width: em(xWidthAvg),
    figure: em(advanceOf('404', bytes)) / 3,
    ascent: em(ascent),
    descent: em(-descent),
    lineGap: em(lineGap),
  };
}

/**
 * How high the lines of a script's own font are, in em.
 *
 * @param {import('../content/font-choice.mjs').ScriptFaces | undefined} own
 * @param {'heading' | 'body'} part
 */
async function linesOf(own, part) {
  const file = own?.[part].files[own.script];
  if (!file) return undefined;
  const whole = await readFile(path.join(process.cwd(), 'node_modules/@fontsource-variable', file));
  const tables = tablesOf(Buffer.from(await decompress(whole)));
  const em = tables.get('head')?.readUInt16BE(18) ?? 1000;
  const figure = (/** @type {number} */ at) => (tables.get('hhea')?.readInt16BE(at) ?? 0) / em;
  return { ascent: figure(4), descent: -figure(6), lineGap: figure(8) };
}

/**
 * How wide a text is, in the font's own units.
 *
 * @param {string} text
 * @param {Uint8Array} bytes
 */
function advanceOf(text, bytes) {
  const buffer = new FontBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(new FontFace(new FontBlob(bytes))), buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/**
 * @param {{ family: string, weight: string, system: { local: readonly string[] }, range?: string }} face
 * @param {{ ascent: number, descent: number, lineGap: number }} font
 * @param {number} ratio Of the font's widths to the system's.
 */
function rule({ family, weight, system, range }, { ascent, descent, lineGap }, ratio) {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${system.local.map((name) => `local("${name}")`).join(', ')};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${percent(ratio)};`,
    `  ascent-override: ${percent(ascent / ratio)};`,
    `  descent-override: ${percent(descent / ratio)};`,
    `  line-gap-override: ${percent(lineGap / ratio)};`,
    ...(range ? [`  unicode-range: ${range};`] : []),
    '}',
  ].join('\n');
}

/** @param {number} ratio */
function percent(ratio) {
  return `${Math.round(ratio * 1000) / 10}%`;
}
