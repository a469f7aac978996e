import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyFiles, boldFiles, headingFiles } from '../styles/font-files.mjs';
import { cutFont, readFont } from './font-file.mjs';
import { attribute, edit, readPages, textOf } from './pages.mjs';
import { nameBy, readTexts, replaceNames } from './versioned-names.mjs';

/** Where Next puts the fonts of styles/fonts.ts. */
const FOLDER = '_next/static/media';

/** Each family's name in styles/fonts.ts and its files, and whether visitors type in it. */
const families = [
  { family: 'headingFont', files: Object.values(headingFiles), isTyped: false },
  { family: 'bodyFont', files: Object.values(bodyFiles), isTyped: true },
  ...(boldFiles ? [{ family: 'bodyFont', files: Object.values(boldFiles), isTyped: true }] : []),
];

/** Printable ASCII. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/**
 * What visitors type and form services answer for the most part: letters, figures and the
 * punctuation of prose, with what phones' keyboards make of its quotes, hyphens and dots.
 */
const PROSE = [...ASCII.filter((character) => !/[$*<=>[\\\]^`{|}~]/.test(character)), ...'‘’“”–—…'];

/** The layout features of Latin letters that browsers apply unasked; the styles ask for no others. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

/** What visitors type in Arabic: letters, marks, digits and punctuation. */
const ARABIC = /[\u0621-\u063a\u0641-\u0652\u0660-\u0669،؛؟٪٫٬]/u;

/** What needs no letter in a font: spaces, controls, joiners, marks of direction, variation selectors. */
const UNSEEN = /^[\s\p{C}\p{Variation_Selector}]$/u;

/**
 * Cuts each family's font down to what the site shows: the characters of all pages and those of
 * prose, in the weights of its `@font-face`. The pages share it, so that nothing is missing after a
 * click.
 *
 * For the other characters every page gets further rules, each with the `unicode-range` of what
 * its file has of them: a browser loads such a file where it meets such a character, and nowhere
 * else. One file holds what a visitor may type and a script may say besides, the others what the
 * pages show and this font lacks, out of the family's other files.
 *
 * @param {string} folder Path of the exported site, its data still in the pages.
 * @param {Pick<import('./pages.mjs').Site, 'ownFiles'>} [site]
 * @throws {Error} when a font is not where it was expected.
 */
export async function cutFonts(folder, { ownFiles } = {}) {
  const pages = await readPages(folder, ownFiles);
  const texts = await readTexts(folder);
  const site = {
    folder,
    styles: pages.flatMap(({ elements }) => elements.filter(isStyle).map(textOf)),
    shown: unique([...charactersOf(pages.map(({ html }) => html)), ...pages.flatMap(signsOf)]),
    // Toasts and other late words may stand in scripts alone.
    late: charactersOf([...texts.values()]),
  };
  const cuts = await Promise.all(families.map((family) => cutFamily(site, family)));

  const whole = new Set(cuts.map(({ name }) => name.before));
  await Promise.all([...whole].map((name) => rm(path.join(folder, FOLDER, name))));
  await Promise.all(
    cuts.flatMap(({ files }) => files.map(({ name, bytes }) => writeFile(path.join(folder, FOLDER, name), bytes))),
  );
  await replaceNames(folder, texts, namesAfter(cuts));
  const rules = cuts.flatMap((cut) => cut.rules).join('');
  if (rules) await addRules(folder, rules, ownFiles);
  reportLacking(cuts);
}

/**
 * The names of the cut fonts by what stood for them. Families of one font have one file before they are cut: of
 * those but the first, the beginning of their rule stands for them, which comes before the name alone.
 *
 * @param {readonly Cut[]} cuts
 */
function namesAfter(cuts) {
  const isFirst = (/** @type {Cut} */ { name }, /** @type {number} */ index) =>
    cuts.findIndex((other) => other.name.before === name.before) === index;
  const others = cuts.filter((cut, index) => !isFirst(cut, index));
  return new Map([
    ...others.map(({ name, rule }) => {
      const beginning = rule.slice(rule.indexOf('{') + 1, rule.indexOf(name.before) + name.before.length);
      return /** @type {const} */ ([beginning, beginning.replace(name.before, name.after)]);
    }),
    ...cuts.filter(isFirst).map(({ name }) => /** @type {const} */ ([name.before, name.after])),
  ]);
}

/**
 * @typedef {object} Cut What became of a family.
 * @property {{ before: string, after: string }} name Of its own font.
 * @property {string} rule Its `@font-face`, as Next wrote it.
 * @property {readonly { name: string, bytes: Buffer }[]} files Its own font and the further ones.
 * @property {readonly string[]} rules `@font-face` rules of the further ones.
 * @property {readonly string[]} lacking Characters of the pages that are in none.
 */

/**
 * @param {{ folder: string, styles: readonly string[], shown: readonly string[], late: readonly string[] }} site
 * @param {{ family: string, files: readonly import('../styles/font-files.mjs').FontFile[], isTyped: boolean }} family
 * @returns {Promise<Cut>}
 */
async function cutFamily({ folder, styles, shown, late }, { family, files: [first, ...others], isTyped }) {
  if (!first) throw new Error('A family has no font; give it one in styles/font-files.mjs.');
  const whole = await readFont(first);
  const isLatin = drawsLatin(whole);
  // A Latin name takes its signs from its own font, the full stop in ASP.NET among them.
  const font = isLatin ? whole : withoutSigns(whole);
  const before = await findExported(folder, first, font);
  const rule = findRule(styles, before, family);
  const weight = weightOf(rule);
  const typed =
    isTyped && !isLatin ? [...ASCII, ...[...font.covers].filter((character) => ARABIC.test(character))] : [];
  const { has, lacks } = split(unique([...PROSE, ...typed, ...shown, ...(isTyped ? [] : late)]), font);
  const bytes = await cutFont(font, has, first.weight ?? weight, isLatin ? FEATURES : undefined);
  const after = nameBy(before, bytes);

  const files = [{ name: after, bytes }];
  /** @type {string[]} */
  const rules = [];
  /** @param {import('../styles/font-files.mjs').FontFile} file @param {Buffer} part @param {readonly string[]} characters */
  const add = ({ file }, part, characters) => {
    const name = nameBy(`${path.basename(file, '.woff2')}.0000000000000.woff2`, part);
    files.push({ name, bytes: part });
    rules.push(rule.replace(before, name).replace('}', `;unicode-range:${rangesOf(characters)}}`));
  };
  const besides = isTyped
    ? split([...ASCII, ...late], font).has.filter(
        (character) => !has.includes(character) && (isLatin || !UNSEEN.test(character)),
      )
    : [];
  if (besides.length > 0) add(first, await cutFont(font, besides, weight, isLatin ? FEATURES : undefined), besides);
  const needed = new Set([...shown, ...typed]);
  let lacking = lacks.filter((character) => needed.has(character) && !UNSEEN.test(character));
  for (const other of others) {
    const further = await readFont(other);
    const { has, lacks } = split(lacking, further);
    if (has.length === 0) continue;
    add(other, await cutFont(further, has, other.weight ?? weight, drawsLatin(further) ? FEATURES : undefined), has);
    lacking = lacks;
  }
  return { name: { before, after }, rule, files, rules, lacking };
}

/** @param {import('./font-file.mjs').Font} font */
function drawsLatin({ covers }) {
  return covers.has('a');
}

/**
 * A font without what it may have of ASCII, but the space.
 *
 * @param {import('./font-file.mjs').Font} font
 * @returns {import('./font-file.mjs').Font}
 */
function withoutSigns({ covers, ...font }) {
  return { ...font, covers: new Set([...covers].filter((character) => character === ' ' || character > '\x7f')) };
}

/**
 * @param {readonly string[]} characters
 * @param {import('./font-file.mjs').Font} font
 */
function split(characters, { covers }) {
  return {
    has: characters.filter((character) => covers.has(character)),
    lacks: characters.filter((character) => !covers.has(character)),
  };
}

/**
 * Characters as a `unicode-range`.
 *
 * @param {readonly string[]} characters
 */
function rangesOf(characters) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join();
}

/** @param {readonly string[]} characters */
function unique(characters) {
  return [...new Set(characters)];
}

/**
 * The signs of ASCII that a page shows: all of them stand in its markup.
 *
 * @param {import('./pages.mjs').Page} page
 * @returns {string[]}
 */
function signsOf({ elements }) {
  const texts = elements
    .filter(({ tagName }) => !['script', 'style'].includes(tagName))
    .flatMap((element) => [textOf(element), attribute(element, 'placeholder') ?? '']);
  return unique([...texts.join('')]).filter((character) => ASCII.includes(character));
}

/**
 * The characters beyond ASCII, composed: few fonts have the marks that make an é of an e.
 *
 * @param {readonly string[]} texts
 */
function charactersOf(texts) {
  return [...new Set(texts.join('').normalize('NFC'))].filter((character) => character > '\x7f').sort();
}

/**
 * The name Next gave to a font of styles/fonts.ts, whose bytes it leaves as they are.
 *
 * @param {string} folder
 * @param {import('../styles/font-files.mjs').FontFile} source
 * @param {import('./font-file.mjs').Font} font
 */
async function findExported(folder, { file }, { bytes }) {
  for (const name of await readdir(path.join(folder, FOLDER)).catch(() => [])) {
    if (bytes.equals(await readFile(path.join(folder, FOLDER, name)))) return name;
  }
  throw new Error(
    `${FOLDER} holds no copy of ${file}. Each family's first file in styles/font-files.mjs has to be its file in styles/fonts.ts; if it is, bring export/cut-fonts.mjs up to this version of Next.`,
  );
}

/**
 * @param {readonly string[]} styles
 * @param {string} name
 * @param {string} family
 */
function findRule(styles, name, family) {
  const rules = styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const naming = rules.filter((found) => found.includes(name));
  const rule = naming.find((found) => found.includes(family)) ?? naming[0];
  if (!rule) {
    throw new Error(`No @font-face in the pages names ${name}; bring export/cut-fonts.mjs up to this version of Next.`);
  }
  return rule;
}

/**
 * @param {string} rule
 * @returns {import('./font-file.mjs').Weight}
 */
function weightOf(rule) {
  const [, min, max = min] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule) ?? [];
  if (!min) throw new Error(`“${rule}” says no weight in figures; give the font one in styles/fonts.ts.`);
  return min === max ? Number(min) : { min: Number(min), max: Number(max) };
}

/** @param {import('./pages.mjs').Element} element */
function isStyle({ tagName }) {
  return tagName === 'style';
}

/**
 * Puts rules into every page, behind the fonts' own: a visitor may come in where none is needed
 * and click through to where one is.
 *
 * @param {string} folder
 * @param {string} rules
 * @param {ReadonlySet<string>} [ownFiles]
 */
async function addRules(folder, rules, ownFiles) {
  const pages = await readPages(folder, ownFiles);
  await Promise.all(
    pages.map(({ file, html, elements }) => {
      const own = elements.findLast((element) => isStyle(element) && textOf(element).includes(FOLDER));
      const end = own?.sourceCodeLocation?.endTag?.startOffset;
      if (end === undefined) {
        throw new Error(`${file} names no font of ${FOLDER}; bring export/cut-fonts.mjs up to this version of Next.`);
      }
      return writeFile(path.join(folder, file), edit(html, [{ start: end, end, text: rules }]));
    }),
  );
}

/** @param {readonly Cut[]} cuts */
function reportLacking(cuts) {
  const lacking = [...new Set(cuts.flatMap((cut) => cut.lacking))].sort();
  if (lacking.length === 0) return;
  console.warn(
    `Not all of the site's fonts have ${lacking.join(' ')}; visitors see them in fonts of their own. To have them drawn alike for all, add a font that holds them to styles/font-files.mjs.`,
  );
}
