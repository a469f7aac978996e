import type { Fact } from '@/lib/content/schema';
import { joinFrenchSigns } from '@/lib/language/french-signs';
import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { drawable, type Faces, loadFaces, setLine } from './preview/typesetting';

/** The width of a letter that the fonts lack, in em. The device's fonts are not known, so it is that of a wide letter. */
const UNKNOWN_LETTER = 0.64;

/** Letters between which browsers break lines without a space. */
const UNSPACED_CLASS =
  '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]';

/** Where browsers break lines: at spaces, after hyphens and dashes, at soft hyphens, and between such letters. */
const BREAKS = new RegExp(
  `[ \\n\\u00ad\\u200b]+|(?<=[-\\u2010\\u2013\\u2014])|(?<=${UNSPACED_CLASS})(?=${UNSPACED_CLASS})`,
  'u',
);

/** The width of a text in the font of headings, on one line, in em. It does not depend on the line's direction. */
function textWidth(text: string, faces: Faces): number {
  const drawableText = drawable(text, faces);
  return setLine(drawableText, 'ltr', faces).width + ([...text].length - [...drawableText].length) * UNKNOWN_LETTER;
}

/** The width of the longest word in texts that are set in the font of headings, in em; rounded up to 0.1. */
export async function longestWord(site: Site, ...texts: readonly string[]): Promise<number> {
  const faces = await loadFaces(site);
  const { language } = site.content.site;
  const joined = texts.map((text) => joinFrenchSigns(text, language));
  const widths = joined.flatMap((text) => text.split(BREAKS).map((word) => textWidth(word, faces)));
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
  const fits = (rem: number) => countLines(text, DISPLAY.column / rem, faces) <= DISPLAY.lines;
  const rem = DISPLAY.sizes.find(fits) ?? (DISPLAY.sizes.at(-1) as number);
  return { rem, share: Math.floor((rem / DISPLAY.column) * 10000) / 100 };
}

/** The number of lines of a text in the font of headings, in a column whose width is in em. */
function countLines(text: string, width: number, faces: Faces): number {
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

/** Sizes in the header, in rem (`components/layout/header.tsx`): of texts, and the widths of what else is in its row. */
const HEADER = {
  name: 1.125,
  link: 0.9375,
  /** The least space at each side of a link, usually and if there are many. */
  padding: [0.9, 0.35] as const,
  /** The star and its gap, the gap beside a logo, and the theme button with the gaps between the parts. */
  mark: 2.1,
  gap: 0.7,
  others: 2.75 + 1.5,
  gutter: (width: number) => Math.min(2.5, Math.max(1.25, width * 0.04)),
  most: 72,
};

/** The most links with the usual space beside them. */
const FEW_LINKS = 5;

/** Room for the fonts in which a page is shown until the site's have loaded. */
const SPARE = 1.15;

/** No window is that wide, in rem. */
const NEVER = 1000;

/** The width of a label in the font of texts, on one line, in em; rounded up to 0.1. */
export async function labelWidth(site: Site, label: string): Promise<number> {
  const faces = await loadFaces(site, 'bodyFont');
  const untracked = faces.map((face) => ({ ...face, tracking: 0 }));
  return Math.ceil(textWidth(label, untracked) * 10) / 10;
}

/** How the header's links and the name are laid out, by the widths of their texts: from which window on in one row. */
export async function headerRow(site: Site, labels: readonly string[]) {
  const isTight = labels.length > FEW_LINKS;
  const { logo } = site.brand;
  const mark = logo ? logo.width / 16 + HEADER.gap : HEADER.mark;
  const name = logo?.hidesName ? 0 : SPARE * textWidth(site.content.profile.name, await loadFaces(site));
  const widths = await Promise.all(labels.map((label) => labelWidth(site, label)));
  const links = widths.map((width) => SPARE * width * HEADER.link);
  const spaces = labels.length * 2 * HEADER.padding[isTight ? 1 : 0];
  const needed = [mark, name * HEADER.name, ...links, spaces].reduce((sum, width) => sum + width, HEADER.others);
  const windows = Array.from({ length: 32 }, (_, index) => 48 + index);
  const fits = (width: number) => Math.min(HEADER.most, width - 2 * HEADER.gutter(width)) >= needed;
  // Beside a wide logo a name has less room on a phone.
  const widest = Math.max(1, name + (mark - HEADER.mark) / HEADER.name);
  return { from: windows.find(fits) ?? NEVER, isTight, name: Math.ceil(widest * 10) / 10 };
}
