import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { decompress } from 'wawoff2';

/**
 * A font as its package ships it.
 *
 * @typedef {object} Font
 * @property {Buffer} bytes As WOFF2.
 * @property {ReadonlySet<string>} covers The characters it can draw.
 */

/** @typedef {number | { min: number, max: number }} Weight One weight, or a range that stays variable. */

/**
 * @param {import('../styles/font-files.mjs').FontFile} font
 * @returns {Promise<Font>}
 */
export async function readFont({ file }) {
  const bytes = await readFile(path.join(process.cwd(), 'node_modules/@fontsource-variable', file));
  return { bytes, covers: await charactersOf(bytes) };
}

/**
 * The characters that a font can draw.
 *
 * @param {Buffer} bytes As WOFF2.
 */
export async function charactersOf(bytes) {
  const codes = new Face(new Blob(await decompress(bytes))).collectUnicodes();
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
}

/**
 * Cuts a font down to some characters and to the weights that are used.
 *
 * @param {Font} font
 * @param {readonly string[]} characters
 * @param {Weight} weight
 * @param {readonly string[]} [features] Tags of the layout features that stay, instead of all.
 * @returns {Promise<Buffer>} the font as WOFF2.
 */
export function cutFont({ bytes }, characters, weight, features) {
  return subsetFont(bytes, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weight },
  });
}
