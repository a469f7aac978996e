const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The characters of a text as people count them: an emoji of several code points is one. For the
 * build alone: Firefox has `Intl.Segmenter` from 125 on only.
 */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
