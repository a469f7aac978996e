const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as people count them. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
