import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { charactersIn } from '../lib/fonts/choose';
import { cutFont, shapedAs } from '../lib/fonts/cut-font';
import type { FontFace, WeightRange } from '../lib/fonts/packages';
import { scriptsOf } from '../lib/language/writing-systems';
import { attribute, type Edit, type Export, type HtmlPage, type PageEdits, rangeOf, textOf } from './pages';

/** Next's folder for files that style sheets refer to. */
const FOLDER = '_next/static/media';

/** What visitors type and form services answer: letters, digits and punctuation. */
const PROSE = [...' !"#%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz‘’“”–—…'];

/** What visitors of a site in Arabic letters type, too: letters, marks, digits and punctuation. */
const ARABIC = Array.from({ length: 0x6a - 0x21 }, (_, index) => String.fromCodePoint(0x621 + index)).concat(...'،؛؟');

/** Letters, their invisible joiners, spaces and the punctuation of sentences. */
const TEXT = /^[\p{L}\p{M}\p{Cf}\p{Zs}.,:;?!()/’-]$/u;

/**
 * The size of a host's first response, in bytes: ten segments of 1,460 (RFC 6928), less the headers. A larger file takes
 * another round trip, about a tenth of a page's LCP on a slow phone.
 */
const FIRST_RESPONSE = 13_900;

/** A font file, and its @font-face rule as Next wrote it. */
interface Declared extends FontFace {
  rule: string;
  /** Whether pages preload it: the first file of a family and weight is for the script of the site's language. */
  isPreloaded: boolean;
}

type Cut = Awaited<ReturnType<typeof cut>>;

/**
 * Cuts the fonts down to the characters and weights that all pages together need, and makes each page preload those of
 * the site's script. The complete files stay, for the rules in React's data, which apply if React renders a page again.
 *
 * @throws {Error} if the pages lack the rule of a font, before any file is written.
 */
export async function cutFonts(exported: Export, pages: readonly HtmlPage[]): Promise<PageEdits> {
  const declared = declaredFonts(pages, exported);
  const needed = await charactersNeeded(pages, exported);
  const cuts = await Promise.all(declared.map((font) => cut(font, needed, exported)));
  return new Map(pages.map((page) => [page, cutIn(page, cuts)]));
}

function declaredFonts(pages: readonly HtmlPage[], { site }: Export): Declared[] {
  const styles = pages.flatMap(({ elements }) => elements.filter(({ tagName }) => tagName === 'style'));
  const rules = styles.flatMap((style) => textOf(style).match(/@font-face\s*\{[^}]*\}/g) ?? []);
  return Object.entries(site.fonts.shown).flatMap(([family, faces]) =>
    faces.map((face) => {
      const url = `/${FOLDER}/${path.basename(face.file, 'woff2')}`;
      const parts = [family, url, `weight:${face.weight}`];
      const rule = rules.find((text) => parts.every((part) => text.includes(part)));
      if (!rule) throw new Error(`No page has an @font-face rule with ${parts.join(', ')}.`);
      return { ...face, rule, isPreloaded: faces.find(({ weight }) => weight === face.weight) === face };
    }),
  );
}

/** The characters of the pages in both cases, of messages in scripts, and of what visitors type. */
async function charactersNeeded(pages: readonly HtmlPage[], { folder, site }: Export): Promise<string[]> {
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const shown = [...new Set(shapedAs(pages.map(textShown).join('').normalize('NFC')))];
  const said = [...new Set(texts.join('').normalize('NFC'))].filter((character) => character > '\x7f');
  const cases = shown.flatMap((character) => [character.toUpperCase(), character.toLowerCase()]);
  const typed = scriptsOf(site.content.site.language).includes('Arab') ? ARABIC : [];
  return [...new Set([...PROSE, ...shown, ...cases, ...said, ...typed])];
}

/** The text of a page, with the placeholders of fields. */
function textShown({ elements }: HtmlPage): string {
  return elements
    .filter(({ tagName }) => tagName !== 'script' && tagName !== 'style')
    .map((element) => textOf(element) + (attribute(element, 'placeholder') ?? ''))
    .join('');
}

/** Cuts a font file down to the needed characters of its range. Its rule is replaced by nothing if there are none. */
async function cut({ rule, range, axis, isPreloaded }: Declared, needed: readonly string[], { folder, site }: Export) {
  const [name = ''] = /[^/]+\.woff2/.exec(rule) ?? [];
  const font = await readFile(path.join(folder, FOLDER, name));
  const covered = new Set(charactersIn(font));
  const inRange = patternOf(range);
  const characters = needed.filter((one) => covered.has(one) && inRange.test(one));
  const parts = await Promise.all(
    (await cutInParts(font, characters, axis)).map(async ({ bytes, range }) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const file = name.replace(/\..*/, `.${hash}.woff2`);
      await writeFile(path.join(folder, FOLDER, file), bytes);
      const url = `${site.basePath}/${FOLDER}/${file}`;
      return {
        rule: rule.replace(name, file).replace(/unicode-range:[^;}]*/, `unicode-range:${range}`),
        preload: `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`,
      };
    }),
  );
  return {
    rule,
    cutRules: parts.map((part) => part.rule).join(''),
    preloads: isPreloaded ? parts.map(({ preload }) => preload).join('') : '',
  };
}

/** Matches the characters of a `unicode-range` without wildcards, which Fontsource does not use. */
function patternOf(range = 'U+0-10FFFF'): RegExp {
  const classes = range.split(',').map((part) => {
    const codes = part.trim().slice('U+'.length).split('-');
    return codes.map((code) => `\\u{${code}}`).join('-');
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/**
 * Cuts a font, with its characters as a `unicode-range`; one that doesn't fit into a host's first response is split in two:
 * one for text, one for digits and signs.
 */
async function cutInParts(
  font: Buffer,
  characters: readonly string[],
  axis?: WeightRange,
): Promise<{ bytes: Buffer; range: string }[]> {
  if (characters.length === 0) return [];
  const range = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
  const whole = { bytes: await cutFont(font, characters.join(''), axis), range };
  const [text, signs] = [true, false].map((isText) => characters.filter((one) => TEXT.test(one) === isText));
  if (whole.bytes.length <= FIRST_RESPONSE || !text?.length || !signs?.length) return [whole];
  return [...(await cutInParts(font, text, axis)), ...(await cutInParts(font, signs, axis))];
}

function cutIn({ html, elements }: HtmlPage, cuts: readonly Cut[]): Edit[] {
  const styles = elements.filter((it) => it.tagName === 'style' && cuts.some(({ rule }) => textOf(it).includes(rule)));
  const preloads = [...new Set(cuts.map((cut) => cut.preloads))].join('');
  return styles.map((style, index): Edit => {
    const { start, end } = rangeOf(style);
    const css = cuts.reduce((text, { rule, cutRules }) => text.replaceAll(rule, cutRules), html.slice(start, end));
    return { start, end, text: (index === 0 ? preloads : '') + css };
  });
}
