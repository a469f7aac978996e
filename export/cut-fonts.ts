import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChosenFonts } from '../lib/fonts/choose';
import { cutFont, type Weight } from '../lib/fonts/cut-font';
import { inspectFont } from '../lib/fonts/inspect-font';
import type { Site } from './finish-export';
import { attribute, type Edit, type Element, edit, type Page, rangeOf, readPages, textOf } from './pages';

/** Where Next puts the files that style sheets name. */
const FOLDER = '_next/static/media';

/** A rule of a font whose file is the site's: its family, and the file's name. */
const FONT_FACE = /@font-face\s*\{[^}]*font-family:\s*["']?(\w+)[^}]*\/_next\/static\/media\/([\w.-]+\.woff2)[^}]*\}/g;

/** What visitors type and form services answer for the most part: letters, figures and the punctuation of prose. */
const PROSE = [...' !"#%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz‘’“”–—…'];

/** What visitors of a site in Arabic type: letters, marks, digits and punctuation. */
const ARABIC = Array.from({ length: 0x6a - 0x21 }, (_, index) => String.fromCodePoint(0x621 + index)).concat(...'،؛؟');

/** Letters, spaces and the punctuation of sentences. */
const TEXT = /^[\p{L}\p{M}\p{Zs}.,:;?!()/’-]$/u;

/**
 * Bytes that a host's first answer carries: ten segments of 1,460 (RFC 6928), less its headers. A larger file takes
 * another round trip, a tenth of the time to the largest paint of a page on a slow phone.
 */
const FIRST_ANSWER = 13_900;

/** What needs no letter in a font: spaces, controls, joiners, marks of direction, variation selectors. */
const UNSEEN = /^[\s\p{C}\p{Variation_Selector}]$/u;

/** A font as Next wrote it, and what of it the site needs. */
interface Face {
  rule: string;
  name: string;
  font: Buffer;
  group: string;
  characters: ReadonlySet<string>;
}

/** A font in the pages, cut down. */
interface Cut {
  /** The font's rule as Next wrote it. */
  rule: string;
  /** What comes in its place; nothing where the site needs no character of the file. */
  cutRule: string;
  /** Which files serve the same text: the family, and the weights. */
  group: string;
  file: { name: string; bytes: Buffer } | undefined;
  characters: ReadonlySet<string>;
}

/**
 * Cuts the fonts down to the characters that the site needs, in the weights of their rules, and has each page preload
 * those that most of its text is drawn in. All pages share the files, so that nothing is missing after a click.
 *
 * The whole files stay in the export for the rules in React's data, which are of use where a page is rendered anew.
 *
 * @throws {Error} where the pages have no font that is a file of the site, before any page is written.
 */
export async function cutFonts(site: Site): Promise<void> {
  const pages = await readPages(site.folder, site.ownFiles);
  const rules = [...new Set(pages.flatMap(({ elements }) => elements.filter(isStyle).flatMap(rulesIn)))];
  if (rules.length === 0) throw new Error(`No page has an @font-face rule with a file of ${FOLDER}.`);

  const { shown, needed } = await charactersOf(pages, site);
  const cuts = await cutAll(rules, needed, site);
  const files = cuts.flatMap(({ file }) => file ?? []);
  await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(site.folder, FOLDER, name), bytes)));
  await Promise.all(
    pages.map((page) => writeFile(path.join(site.folder, page.file), withCutFonts(page, cuts, site.basePath))),
  );
  reportLacking(shown, cuts);
}

function isStyle({ tagName }: Element): boolean {
  return tagName === 'style';
}

function rulesIn(style: Element): string[] {
  return textOf(style).match(FONT_FACE) ?? [];
}

/**
 * The characters that the pages show, and those that fonts need: the shown ones with their other cases, what the scripts
 * say later, and what visitors type.
 */
async function charactersOf(pages: readonly Page[], { folder, environment }: Site) {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const shown = new Set(pages.map(textShown).join('').normalize('NFC'));
  const late = new Set([...texts.join('').normalize('NFC')].filter((character) => character > '\x7f'));
  const cases = [...shown].flatMap((character) => [character.toUpperCase(), character.toLowerCase()]);
  const typed = environment.SITE_DIRECTION === 'rtl' ? ARABIC : [];
  return { shown, needed: new Set([...PROSE, ...shown, ...late, ...cases, ...typed]) };
}

/** The text of a page, and what stands in its empty fields. */
function textShown({ elements }: Page): string {
  return elements
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'style')
    .map((element) => textOf(element) + (attribute(element, 'placeholder') ?? ''))
    .join('');
}

/** Of several rules of a family a browser takes the last that has a character in its range. */
async function cutAll(rules: readonly string[], needed: ReadonlySet<string>, site: Site): Promise<Cut[]> {
  const pinned = await pinnedWeights(site);
  const cuts: Cut[] = [];
  for (const rule of rules.toReversed()) {
    const [, family = '', name = ''] = [...rule.matchAll(FONT_FACE)][0] ?? [];
    const font = await readFile(path.join(site.folder, FOLDER, name));
    const weight = weightOf(rule);
    const group = `${family} ${JSON.stringify(weight)}`;
    const taken = new Set(cuts.filter((cut) => cut.group === group).flatMap((cut) => [...cut.characters]));
    const { characters: covers, hasWeights } = await inspectFont(font);
    const inRange = rangeOfRule(rule);
    const characters = new Set(
      [...needed].filter((character) => covers.has(character) && inRange(character) && !taken.has(character)),
    );
    const cutWeight = hasWeights ? (pinned.get(family + hashOf(font)) ?? weight) : undefined;
    cuts.unshift(...(await cutInParts({ rule, name, font, group, characters }, cutWeight)));
  }
  return cuts;
}

/** A font that does not fit into a host's first answer becomes two: one for text, one for digits and signs. */
async function cutInParts(face: Face, weight: Weight | undefined): Promise<Cut[]> {
  const whole = await cutFace(face, weight);
  if (!whole.file || whole.file.bytes.length <= FIRST_ANSWER) return [whole];
  const parts = [true, false].map((isText) => ({
    ...face,
    characters: new Set([...face.characters].filter((character) => TEXT.test(character) === isText)),
  }));
  return Promise.all(parts.map((part) => cutFace(part, weight)));
}

async function cutFace({ rule, name, font, group, characters }: Face, weight: Weight | undefined): Promise<Cut> {
  if (characters.size === 0) return { rule, cutRule: '', group, file: undefined, characters };
  const bytes = await cutFont(font, characters, weight);
  const file = { name: `${name.split('.')[0]}.${hashOf(bytes)}.woff2`, bytes };
  const range = `unicode-range:${rangesOf(characters)}`;
  return {
    rule,
    cutRule: rule.replace(name, file.name).replace(/unicode-range:[^;}]*/, range),
    group,
    file,
    characters,
  };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The weights that files are cut to where their rules say another, by family and file. */
async function pinnedWeights({ environment }: Site): Promise<Map<string, number>> {
  const { heading = [], body = [] }: Partial<ChosenFonts> = JSON.parse(environment.FONTS ?? '{}');
  const families = { headingFont: heading, bodyFont: body };
  const faces = Object.entries(families).flatMap(([family, all]) => all.map((face) => ({ family, ...face })));
  const found = await Promise.all(
    faces.map(async ({ family, file, pinned }) => {
      const bytes = pinned && (await readFile(path.join(process.cwd(), 'node_modules', file)));
      return bytes ? [[family + hashOf(bytes), pinned] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function weightOf(rule: string): Weight {
  const [, min = '400', max = min] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule) ?? [];
  return min === max ? Number(min) : { min: Number(min), max: Number(max) };
}

/** Whether a character is in a rule's `unicode-range`; every one is where it has none. */
function rangeOfRule(rule: string): (character: string) => boolean {
  const ranges = /unicode-range:\s*([^;}]*)/.exec(rule)?.[1];
  if (!ranges) return () => true;
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return pairs.some(([from, to]) => from <= code && code <= to);
  };
}

/** Characters as a `unicode-range`. */
function rangesOf(characters: Iterable<string>): string {
  const ranges: { from: number; to: number }[] = [];
  for (const code of [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join();
}

function withCutFonts(page: Page, cuts: readonly Cut[], basePath: string): string {
  const styles = page.elements.filter((element) => isStyle(element) && rulesIn(element).length > 0);
  const preloads = preloadedOn(page, cuts).map(
    (name) => `<link rel="preload" href="${basePath}/${FOLDER}/${name}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  const edits = styles.map((style, index): Edit => {
    const { start, end } = rangeOf(style);
    const text = [...new Set(cuts.map(({ rule }) => rule))].reduce(
      (css, rule) =>
        css.replaceAll(
          rule,
          cutsOf(rule, cuts)
            .map(({ cutRule }) => cutRule)
            .join(''),
        ),
      page.html.slice(start, end),
    );
    return { start, end, text: (index === 0 ? preloads.join('') : '') + text };
  });
  return edit(page.html, edits);
}

function cutsOf(rule: string, cuts: readonly Cut[]): Cut[] {
  return cuts.filter((cut) => cut.rule === rule);
}

/** Of each family and weight the font that most of a page's text is drawn from. */
function preloadedOn(page: Page, cuts: readonly Cut[]): string[] {
  const text = [...textShown(page)];
  const use = new Map(cuts.map((cut) => [cut, text.filter((character) => cut.characters.has(character)).length]));
  return [...new Set(cuts.map(({ group }) => group))].flatMap((group) => {
    const [most] = cuts
      .filter((cut) => cut.group === group)
      .sort((one, other) => (use.get(other) ?? 0) - (use.get(one) ?? 0));
    return most ? cutsOf(most.rule, cuts).flatMap(({ file }) => file?.name ?? []) : [];
  });
}

function reportLacking(shown: ReadonlySet<string>, cuts: readonly Cut[]) {
  const groups = [...new Set(cuts.map(({ group }) => group))];
  const drawn = (character: string) =>
    groups.every((group) => cuts.some((cut) => cut.group === group && cut.characters.has(character)));
  const lacking = [...shown].filter((character) => !UNSEEN.test(character) && !drawn(character)).sort();
  if (lacking.length === 0) return;
  console.warn(
    `Not all of the site's fonts have ${lacking.join(' ')}. Visitors see them in fonts of their own; name fonts in content/brand.ts that have them to have them drawn alike for all.`,
  );
}
