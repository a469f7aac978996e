import { LONGEST_TITLE } from '@/content/field-rules';
import { splitGraphemes } from '@/lib/graphemes';

const ELLIPSIS = '…';

/** A text cut behind a word to at most `longest` characters, the ellipsis included. */
function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = longest - ELLIPSIS.length;
  let kept = '';
  for (const grapheme of splitGraphemes(text)) {
    if (kept.length + grapheme.length > room) break;
    kept += grapheme;
  }
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
  return both.length <= LONGEST_TITLE ? both : cutAtWord(page, LONGEST_TITLE);
}
