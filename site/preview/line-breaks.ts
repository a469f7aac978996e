/** Letters of scripts without spaces between words. */
const UNSPACED_LETTER = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** What a line can begin with: a letter, a digit, an opening bracket or quotation mark. */
const BEGINNING = /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u;
const OPENING_PUNCTUATION = /[\p{Ps}\p{Pi}]$/u;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Divides a text where a line can end: after spaces, and between words in scripts without spaces. */
export function unbrokenParts(text: string): string[] {
  const segments: string[] = [];
  for (const { segment } of wordSegmenter.segment(text)) {
    const last = segments.at(-1);
    const isBreak = (before: string) =>
      /\s$/.test(before) ||
      (BEGINNING.test(segment) &&
        !OPENING_PUNCTUATION.test(before) &&
        (UNSPACED_LETTER.test(segment) || UNSPACED_LETTER.test(before.slice(-1))));
    if (last === undefined || (isBreak(last) && segment.trim())) segments.push(segment);
    else segments[segments.length - 1] = last + segment;
  }
  return segments;
}
