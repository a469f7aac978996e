import subsetFont from 'subset-font';
import type { WeightRange } from './packages';

/** The OpenType layout features of Latin letters that browsers apply by default; the styles use no others. */
const LATIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

/** The IDs of the name records with the text and the URL of a font's licence, which every copy has to include. */
const LICENCE_RECORDS = [13, 14];

/**
 * Subsets a font to the characters of a text and to the weights that are used.
 *
 * @param font As WOFF2.
 * @param axis The weights to keep of a variable font.
 * @returns the font as WOFF2.
 */
export function cutFont(font: Uint8Array, text: string, axis?: WeightRange): Promise<Buffer> {
  return subsetFont(font, text, {
    preserveNameIds: LICENCE_RECORDS,
    // Letters of other scripts need all their features.
    keepFeatures: /[a-z]/i.test(text) ? LATIN_FEATURES : undefined,
    variationAxes: axis && { wght: axis },
  });
}
