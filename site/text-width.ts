import type { Fact } from '@/lib/content/schema';
import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { drawable, type Faces, loadFaces, setLine } from './preview/typesetting';

/** The width of a letter that the fonts lack, in em. The device's fonts are not known, so it is that of a wide letter. */
const UNKNOWN_LETTER = 0.64;

/** Letters between which browsers break lines without a space. */
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]';

/** Where browsers break lines: at spaces, after hyphens and dashes, at soft hyphens, and between such letters. */
const BREAKS = new RegExp(`[ \\n\\u00ad\\u200b]+|(?<=[-\\u2010\\u2013\\u2014])|(?<=${UNSPACED})(?=${UNSPACED})`, 'u');

/** The width of a text in the font of headings, on one line, in em. It does not depend on the line's direction. */
function textWidth(text: string, faces: Faces): number {
  const drawableText = drawable(text, faces);
  return setLine(drawableText, 'ltr', faces).width + ([...text].length - [...drawableText].length) * UNKNOWN_LETTER;
}

/** The width of the longest word in texts that are set in the font of headings, in em; rounded up to 0.1. */
export async function longestWord(site: Site, ...texts: readonly string[]): Promise<number> {
  const faces = await loadFaces(site);
  const widths = texts.flatMap((text) => text.split(BREAKS).map((word) => textWidth(word, faces)));
  return Math.ceil(Math.max(0, ...widths) * 10) / 10;
}

/**
 * The heading of a page and the text below it, as the page's header shows them.
 *
 * @param localize the localizer of texts in another language than the site's.
 */
export async function headerTexts(
  site: Site,
  heading: string,
  text?: string,
  localize = localizerFor(site.content.site),
) {
  return { heading: localize(heading), longestWord: await longestWord(site, heading), text: localize(text) };
}

/** Sizes of the home page's heading, and the greatest width of its column, half of the page's, in rem. */
const DISPLAY = { sizes: [6.75, 5.5, 4.75], column: 35.25, lines: 3 };

/** The greatest of these sizes at which a heading takes three lines at most, and its share of the column in percent. */
export async function displaySize(site: Site, text: string): Promise<{ rem: number; share: number }> {
  const faces = await loadFaces(site);
  const fits = (rem: number) => linesOf(text, DISPLAY.column / rem, faces) <= DISPLAY.lines;
  const rem = DISPLAY.sizes.find(fits) ?? (DISPLAY.sizes.at(-1) as number);
  return { rem, share: Math.floor((rem / DISPLAY.column) * 10000) / 100 };
}

/** The number of lines of a text in the font of headings, in a column whose width is in em. */
function linesOf(text: string, width: number, faces: Faces): number {
  const breaks = Array.from(text.matchAll(new RegExp(BREAKS, 'gu')), ({ 0: space, index }) => index + space.length);
  let lines = 1;
  let start = 0;
  let end = 0;
  for (const next of [...breaks, text.length]) {
    if (end > start && textWidth(text.slice(start, next).trim(), faces) > width) {
      lines += 1;
      start = end;
    }
    end = next;
  }
  return lines;
}

/** Font sizes of a fact's parts, in rem, as in `factTexts`. The font of a label is somewhat wider than that of headings. */
const FACT = { value: 1.1875, label: 0.9375 * 1.1 };

/** The width of the longest word in each fact, in rem. */
export function factWidths(site: Site, facts: readonly Fact[]): Promise<number[]> {
  return Promise.all(
    facts.map(async ({ label, value }) =>
      Math.max((await longestWord(site, value)) * FACT.value, (await longestWord(site, label)) * FACT.label),
    ),
  );
}
