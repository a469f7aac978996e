import subsetFont from 'subset-font';

/** One weight, or a range that stays variable. */
export type Weight = number | { min: number; max: number };

/** The OpenType layout features of Latin letters that browsers apply by default; the styles use no others. */
const LATIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

/** The IDs of the name records with the text and the URL of a font's licence, which every copy has to include. */
const LICENCE_RECORDS = [13, 14];

/**
 * Subsets a font to some characters and to the weights that are used.
 *
 * @param font As WOFF2.
 * @param weight `undefined` if the font has only one.
 * @returns the font as WOFF2.
 */
export function cutFont(font: Uint8Array, characters: Iterable<string>, weight: Weight | undefined): Promise<Buffer> {
  const text = [...characters].join('');
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    preserveNameIds: LICENCE_RECORDS,
    // Letters of other scripts need all their features.
    keepFeatures: /[a-z]/i.test(text) ? LATIN_FEATURES : undefined,
    variationAxes: weight === undefined ? undefined : { wght: weight },
  });
}
