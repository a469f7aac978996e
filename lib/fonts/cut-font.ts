import subsetFont from 'subset-font';
import type { WeightRange } from './packages';

/**
 * The OpenType layout features that browsers apply by default. The second line is for joined letters, the third for
 * scripts written in syllables: a font has only those of its own scripts.
 */
const FEATURES =
  'calt ccmp clig curs kern liga locl ltra ltrm mark mkmk rand rclt rlig rtla rtlm rvrn ' +
  'fin2 fin3 fina init isol med2 medi mset stch ' +
  'abvf abvm abvs akhn blwf blwm blws cfar cjct dist half haln ljmo nukt pref pres pstf psts rkrf rphf tjmo vatu vjmo';

/** The feature for digits of one width, which the styles of tables, dates and the CV ask for. */
const TABULAR = ' tnum';

/** The features of a font for formulas. The last one is for signs above and below others. */
const MATH = 'ccmp kern mark mkmk ssty';

/** The text and the URL of the font's licence, which every copy has to include, in its table of names. */
const LICENCE = [13, 14];

/** Letters that shaping may take apart. */
const TAKEN_APART = /[^\p{Script=Common}\p{Script=Latin}\p{Script=Hangul}]/gu;

/** A text, followed by the characters that shaping may put in the place of its own. */
export function shapedAs(text: string): string {
  const parts = text.match(TAKEN_APART)?.join('').normalize('NFKD') ?? '';
  // These Khmer vowels begin with another one, which Unicode does not name.
  return text + parts + (/[\u17be-\u17c0\u17c4\u17c5]/.test(text) ? '\u17c1' : '');
}

/**
 * Subsets a font to the characters of a text, the glyphs that shaping makes of them, and the weights that are used.
 *
 * @param font As WOFF2.
 * @param axis The weights to keep of a variable font.
 * @param isTabular Whether to keep digits of one width beside the others.
 * @param targetFormat `sfnt` for a font that is only measured, because compressing takes longer than all else.
 */
export function cutFont(
  font: Uint8Array,
  text: string,
  axis?: WeightRange,
  isTabular = false,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  // The features for digits beside a fraction slash.
  const features = FEATURES + (text.includes('\u2044') ? ' dnom frac numr' : '') + (isTabular ? TABULAR : '');
  return subsetFont(font, text, {
    preserveNameIds: LICENCE,
    keepFeatures: features.split(' '),
    variationAxes: axis && { wght: axis },
    targetFormat,
  });
}

/**
 * Subsets a font for formulas to the characters of a text, and the larger signs that roots, brackets and sums are made of.
 *
 * @param font As WOFF2.
 * @returns the font as WOFF2.
 */
export function cutMathFont(font: Uint8Array, text: string): Promise<Buffer> {
  return subsetFont(font, text, { preserveNameIds: LICENCE, keepFeatures: MATH.split(' '), noHinting: true });
}
