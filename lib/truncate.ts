/** Stands for what was cut off. */
export const ELLIPSIS = '…';

/**
 * A text of at most `longest` code points, the ellipsis included. It counts code points and not
 * graphemes because it runs in the browser, and Firefox has `Intl.Segmenter` from 125 on only.
 */
export function truncate(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  return characters.slice(0, longest - 1).join('') + ELLIPSIS;
}

/**
 * The longest beginning of a text for which `fits` holds; empty where it holds for none. It
 * looks from the end, because a longer text may be the narrower one: letters form ligatures.
 *
 * @param pieces the text in the pieces it may be cut between.
 */
export function longestBeginning(pieces: readonly string[], fits: (beginning: string) => boolean): string {
  let beginning = pieces.join('');
  for (let index = pieces.length - 1; index >= 0 && !fits(beginning); index--) {
    beginning = beginning.slice(0, -(pieces[index] as string).length);
  }
  return beginning;
}
