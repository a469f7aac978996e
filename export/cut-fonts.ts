import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChosenFonts } from '../lib/fonts/choose';
import { cutFont, type Weight } from '../lib/fonts/cut-font';
import { inspectFont } from '../lib/fonts/inspect-font';
import type { Site } from './finish-export';
import { attribute, type Edit, type Element, edit, type Page, rangeOf, readPages, textOf } from './pages';

/** Next's folder for files that style sheets refer to. */
const FOLDER = '_next/static/media';

/** An @font-face rule with a file of the site: captures the family and the file's name. */
const FONT_FACE = /@font-face\s*\{[^}]*font-family:\s*["']?(\w+)[^}]*\/_next\/static\/media\/([\w.-]+\.woff2)[^}]*\}/g;

/** What visitors type and form services answer: letters, digits and punctuation. */
const PROSE = [...' !"#%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz‘’“”–—…'];

/** What visitors of a site in Arabic type, too: letters, marks, digits and punctuation. */
const ARABIC = Array.from({ length: 0x6a - 0x21 }, (_, index) => String.fromCodePoint(0x621 + index)).concat(...'،؛؟');

/** Letters, spaces and the punctuation of sentences. */
const TEXT = /^[\p{L}\p{M}\p{Zs}.,:;?!()/’-]$/u;

/**
 * The size of a host's first response, in bytes: ten segments of 1,460 (RFC 6928), less the headers. A larger file takes
 * another round trip, about a tenth of a page's LCP on a slow phone.
 */
const FIRST_RESPONSE = 13_900;

/** An @font-face rule whose font was cut. */
interface Cut {
  /** The rule as Next wrote it. */
  rule: string;
  /** The rules that replace it; empty if the site needs no character of the font. */
  cutRules: string;
  /** Family and weights, which rules for the same text have in common. */
  group: string;
  /** Names of the cut files. */
  files: readonly string[];
}

/**
 * Cuts the fonts down to the characters and weights that the site needs, and makes each page preload those of the site's
 * script. All pages share the files, so that the next page has its characters too.
 *
 * The complete files stay in the export, for the rules in React's data, which apply if React renders a page again.
 *
 * @throws {Error} if no page has a font of the site, before any page is written.
 */
export async function cutFonts(site: Site): Promise<void> {
  const pages = await readPages(site.folder, site.ownFiles);
  const rules = [...new Set(pages.flatMap(({ elements }) => elements.filter(isStyle).flatMap(rulesIn)))];
  if (rules.length === 0) throw new Error(`No page has an @font-face rule with a file of ${FOLDER}.`);

  const needed = await charactersOf(pages, site);
  const cuts = await Promise.all(rules.map((rule) => cutRule(rule, needed, site)));
  await Promise.all(
    pages.map((page) => writeFile(path.join(site.folder, page.file), withCutFonts(page, cuts, site.basePath))),
  );
}

function isStyle({ tagName }: Element): boolean {
  return tagName === 'style';
}

function rulesIn(style: Element): string[] {
  return textOf(style).match(FONT_FACE) ?? [];
}

/** The characters of the pages in both cases, of messages in scripts, and of what visitors type. */
async function charactersOf(pages: readonly Page[], { folder, environment }: Site): Promise<string[]> {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const shown = [...new Set(pages.map(textShown).join('').normalize('NFC'))];
  const said = [...new Set(texts.join('').normalize('NFC'))].filter((character) => character > '\x7f');
  const cases = shown.flatMap((character) => [character.toUpperCase(), character.toLowerCase()]);
  const typed = environment.SITE_DIRECTION === 'rtl' ? ARABIC : [];
  return [...new Set([...PROSE, ...shown, ...cases, ...said, ...typed])];
}

/** The text of a page, with the placeholders of fields. */
function textShown({ elements }: Page): string {
  return elements
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'style')
    .map((element) => textOf(element) + (attribute(element, 'placeholder') ?? ''))
    .join('');
}

/** Cuts the file of a rule down to the characters of its range that are needed. */
async function cutRule(rule: string, needed: readonly string[], site: Site): Promise<Cut> {
  const [, family = '', name = ''] = [...rule.matchAll(FONT_FACE)][0] ?? [];
  const [source = ''] = name.split('.');
  const font = await readFile(path.join(site.folder, FOLDER, name));
  const { characters: covered, hasWeights } = await inspectFont(font);
  const inRange = rangeOfRule(rule);
  const characters = needed.filter((character) => covered.has(character) && inRange.test(character));
  const weight = weightOf(rule);
  const cutWeight = hasWeights ? (pinnedWeights(site).get(`${family} ${source}`) ?? weight) : undefined;
  const parts = await Promise.all(
    (await cutInParts(font, characters, cutWeight)).map(async ({ bytes, range }) => {
      const file = `${source}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.woff2`;
      await writeFile(path.join(site.folder, FOLDER, file), bytes);
      return { file, rule: rule.replace(name, file).replace(/unicode-range:[^;}]*/, `unicode-range:${range}`) };
    }),
  );
  return {
    rule,
    cutRules: parts.map((part) => part.rule).join(''),
    group: `${family} ${JSON.stringify(weight)}`,
    files: parts.map(({ file }) => file),
  };
}

/** A cut font, and its characters as a `unicode-range`. */
type Part = { bytes: Buffer; range: string };

/** Splits a font that doesn't fit into a host's first response in two: one for text, one for digits and signs. */
async function cutInParts(font: Buffer, characters: readonly string[], weight?: Weight): Promise<Part[]> {
  if (characters.length === 0) return [];
  const range = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
  const whole = { bytes: await cutFont(font, characters, weight), range };
  const [text, signs] = [true, false].map((isText) => characters.filter((one) => TEXT.test(one) === isText));
  if (whole.bytes.length <= FIRST_RESPONSE || !text?.length || !signs?.length) return [whole];
  return [...(await cutInParts(font, text, weight)), ...(await cutInParts(font, signs, weight))];
}

/** The weights that files are cut to if their rules have another, by family and file. */
function pinnedWeights({ environment }: Site): Map<string, number> {
  const { heading = [], body = [] }: Partial<ChosenFonts> = JSON.parse(environment.FONTS ?? '{}');
  const families = { headingFont: heading, bodyFont: body };
  const faces = Object.entries(families).flatMap(([family, all]) => all.map((face) => ({ family, ...face })));
  return new Map(
    faces.flatMap(({ family, file, pinned }) =>
      pinned ? [[`${family} ${path.basename(file, '.woff2')}`, pinned] as const] : [],
    ),
  );
}

function weightOf(rule: string): Weight {
  const [, min = '400', max = min] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule) ?? [];
  return min === max ? Number(min) : { min: Number(min), max: Number(max) };
}

/** Matches the characters of a rule's `unicode-range`, or any character if it has none. */
function rangeOfRule(rule: string): RegExp {
  const [, ranges = 'U+0-10FFFF'] = /unicode-range:\s*([^;}]*)/.exec(rule) ?? [];
  const classes = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}

function withCutFonts(page: Page, cuts: readonly Cut[], basePath: string): string {
  // The first rule of a family and weight is for the script of the site's language (lib/fonts/choose.ts).
  const first = cuts.filter((cut) => cuts.find(({ group }) => group === cut.group) === cut);
  const preloads = first.flatMap(({ files }) => files).map((name) => preload(`${basePath}/${FOLDER}/${name}`));
  const styles = page.elements.filter((element) => isStyle(element) && rulesIn(element).length > 0);
  const edits = styles.map((style, index): Edit => {
    const { start, end } = rangeOf(style);
    const text = cuts.reduce((css, { rule, cutRules }) => css.replaceAll(rule, cutRules), page.html.slice(start, end));
    return { start, end, text: (index === 0 ? preloads.join('') : '') + text };
  });
  return edit(page.html, edits);
}

function preload(url: string): string {
  return `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`;
}
