import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { compress, decompress } from 'wawoff2';
import { tablesOf, withTables } from './font-tables.mjs';

/**
 * A font as its package ships it.
 *
 * @typedef {object} Font
 * @property {Buffer} bytes As WOFF2.
 * @property {ReadonlySet<string>} covers The characters it can draw.
 * @property {boolean} hasWeights Whether it has more weights than one.
 */

/** @typedef {number | { min: number, max: number }} Weight One weight, or a range that stays variable. */

/**
 * @param {import('../styles/font-files.mjs').FontFile} font
 * @returns {Promise<Font>}
 */
export async function readFont({ file }) {
  const bytes = await readFile(path.join(process.cwd(), 'node_modules/@fontsource-variable', file));
  const face = new Face(new Blob(await decompress(bytes)));
  return { bytes, covers: charactersIn(face), hasWeights: Boolean(face.getAxisInfos().wght) };
}

/**
 * The characters that a font can draw.
 *
 * @param {Buffer} bytes As WOFF2.
 */
export async function charactersOf(bytes) {
  return charactersIn(new Face(new Blob(await decompress(bytes))));
}

/** @param {Face} face */
function charactersIn(face) {
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** The tables that say how far letters move together, and where marks stand on them. */
const POSITIONS = ['GPOS', 'GDEF'];

/** The tables by which two cuts of a font are found to count the same glyphs. */
const GLYPHS = ['maxp', 'cmap', 'GSUB'];

/**
 * Cuts a font down to some characters and to the weights that are used. Over a range of weights
 * letters move together as at its least, which is the running text's: how that changes from weight
 * to weight is a quarter of the file, and 3 thousandths of the type's size between two letters.
 *
 * @param {Font} font
 * @param {readonly string[]} characters
 * @param {Weight} weight
 * @param {readonly string[]} [features] Tags of the layout features that stay, instead of all.
 * @returns {Promise<Buffer>} the font as WOFF2.
 */
export async function cutFont({ bytes, hasWeights }, characters, weight, features) {
  /** @param {Weight} wght */
  const cut = (wght) =>
    subsetFont(bytes, characters.join(''), {
      targetFormat: 'truetype',
      keepFeatures: features,
      variationAxes: hasWeights ? { wght } : undefined,
    });
  const font = await cut(weight);
  const isVariable = hasWeights && typeof weight !== 'number';
  return Buffer.from(await compress(isVariable ? positionedAs(font, await cut(weight.min)) : font));
}

/**
 * A font with the positions of another cut of it. Where a weight has glyphs of its own, the cuts do
 * not count the same glyphs, and the font stays as it is.
 *
 * @param {Buffer} font
 * @param {Buffer} other
 */
function positionedAs(font, other) {
  const [tables, others] = [tablesOf(font), tablesOf(other)];
  const isAlike = GLYPHS.every(
    (tag) => tables.get(tag)?.equals(others.get(tag) ?? Buffer.alloc(0)) ?? !others.has(tag),
  );
  if (!isAlike) return font;
  for (const tag of POSITIONS) {
    const table = others.get(tag);
    if (table) tables.set(tag, table);
    else tables.delete(tag);
  }
  return withTables(font, tables);
}
