import { defaultTreeAdapter as tree } from 'parse5';
import type { HtmlEdit, HtmlPage, PageEdits } from './pages';

/** Elements whose text is no HTML, so that a character reference would be shown as it is written (HTML, "raw text"). */
const RAW_TEXT = ['script', 'style', 'noscript', 'iframe', 'xmp', 'noembed', 'noframes', 'plaintext'];

/**
 * Writes the `@` of email addresses as a character reference, in texts and in links: the same document for browsers.
 * Cloudflare's proxy replaces every address that it finds with "[email protected]" and a script that the policy blocks.
 */
export function escapeEmailAddresses(pages: readonly HtmlPage[]): PageEdits {
  return new Map(pages.map((page) => [page, rangesWithAddresses(page).flatMap((range) => escapedSigns(page, range))]));
}

/** The ranges of a page's HTML in which Cloudflare looks for addresses. */
function rangesWithAddresses({ elements }: HtmlPage): HtmlEdit[] {
  const places = elements.flatMap((element) => {
    const href = element.tagName === 'a' ? element.sourceCodeLocation?.attrs?.href : undefined;
    const texts = RAW_TEXT.includes(element.tagName) ? [] : element.childNodes.filter(tree.isTextNode);
    return [href, ...texts.map((text) => text.sourceCodeLocation)];
  });
  return places.flatMap((place) => (place ? [{ start: place.startOffset, end: place.endOffset }] : []));
}

function escapedSigns({ html }: HtmlPage, { start, end }: HtmlEdit): HtmlEdit[] {
  return [...html.slice(start, end).matchAll(/(?<=[^\s"'>])@(?=\S)/g)].map(({ index }) => {
    const place = start + index;
    return { start: place, end: place + 1, text: '&#64;' };
  });
}
