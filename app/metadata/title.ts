import { splitGraphemes } from '@/lib/graphemes';
import { TITLE_LENGTH } from '@/lib/limits';
import { ELLIPSIS, longestBeginning } from '@/lib/truncate';

/** A text cut behind a word to at most `longest` characters, the ellipsis included. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = longest - ELLIPSIS.length;
  const kept = longestBeginning(splitGraphemes(text), (beginning) => beginning.length <= room);
  const endsWithWord = /\s/.test(text.charAt(kept.length));
  const lastSpace = kept.search(/\s\S*$/);
  return (endsWithWord || lastSpace <= 0 ? kept : kept.slice(0, lastSpace)).trimEnd() + ELLIPSIS;
}

/**
 * A page's title, the page first and its owner after. A name that does not fit
 * is left out; a title that does not fit even so is cut behind a word.
 */
export function pageTitle(page: string, owner: string): string {
  const both = `${page} · ${owner}`;
  return both.length <= TITLE_LENGTH.most ? both : cutAtWord(page, TITLE_LENGTH.most);
}
