import subsetFont from 'subset-font';

/** One weight, or a range that stays variable. */
export type Weight = number | { min: number; max: number };

/** The layout features of Latin letters that browsers apply unasked; the styles ask for no others. */
const LATIN_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

/** The name records of a font's licence, its text and its address, which every copy has to carry. */
const LICENCE_RECORDS = [13, 14];

/**
 * Cuts a font down to some characters and to the weights that are used.
 *
 * @param font As WOFF2.
 * @param weight Nothing where the font has but one.
 * @returns the font as WOFF2.
 */
export function cutFont(font: Uint8Array, characters: Iterable<string>, weight: Weight | undefined): Promise<Buffer> {
  const text = [...characters].join('');
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    preserveNameIds: LICENCE_RECORDS,
    // Letters of other scripts need all features of theirs.
    keepFeatures: /[a-z]/i.test(text) ? LATIN_FEATURES : undefined,
    variationAxes: weight === undefined ? undefined : { wght: weight },
  });
}
