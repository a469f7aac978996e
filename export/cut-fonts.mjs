import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyFiles, headingFiles } from '../styles/font-files.mjs';
import { cutFont, readFont } from './font-file.mjs';
import { edit, rangeOf, readPages, textOf } from './pages.mjs';
import { nameBy, readTexts, replaceNames } from './versioned-names.mjs';

/** Where Next puts the fonts of styles/fonts.ts. */
const FOLDER = '_next/static/media';

/** Each family's files, by what it is for. */
const families = { headings: Object.values(headingFiles), text: Object.values(bodyFiles) };

/**
 * What visitors type and form services answer: printable ASCII for the most part, and what phones'
 * keyboards make of its quotes, hyphens and dots.
 */
const TYPED = [...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)), ...'‘’“”–—…'];

/** The layout features of Latin letters that browsers apply unasked; the styles ask for no others. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

/** What needs no letter in a font: spaces, controls, joiners, marks of direction, variation selectors. */
const UNSEEN = /^[\s\p{C}\p{Variation_Selector}]$/u;

/**
 * Cuts each family's font down to what the site can show: the characters of all pages and
 * scripts and those that visitors type, in the weights of its `@font-face`. The pages share it,
 * so that nothing is missing after a click.
 *
 * For characters of the pages that this font lacks, every page gets further rules, each with
 * the `unicode-range` of what another of the family's files has of them: a browser loads such
 * a file where it meets such a character, and nowhere else.
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
    shown: charactersOf(pages.map(({ html }) => html)),
    // Toasts and other late words may stand in scripts alone.
    known: [...new Set([...TYPED, ...charactersOf([...texts.values()])])],
  };
  const cuts = await Promise.all(Object.values(families).map((files) => cutFamily(site, files)));

  await Promise.all(cuts.map(({ name }) => rm(path.join(folder, FOLDER, name.before))));
  await Promise.all(
    cuts.flatMap(({ files }) => files.map(({ name, bytes }) => writeFile(path.join(folder, FOLDER, name), bytes))),
  );
  await replaceNames(folder, texts, new Map(cuts.map(({ name }) => [name.before, name.after])));
  const rules = cuts.flatMap((cut) => cut.rules).join('');
  if (rules) await addRules(folder, rules, ownFiles);
  reportLacking(cuts);
}

/**
 * @typedef {object} Cut What became of a family.
 * @property {{ before: string, after: string }} name Of its own font.
 * @property {readonly { name: string, bytes: Buffer }[]} files Its own font and the further ones.
 * @property {readonly string[]} rules `@font-face` rules of the further ones.
 * @property {readonly string[]} lacking Characters of the pages that are in none.
 */

/**
 * @param {{ folder: string, styles: readonly string[], shown: readonly string[], known: readonly string[] }} site
 * @param {readonly import('../styles/font-files.mjs').FontFile[]} files
 * @returns {Promise<Cut>}
 */
async function cutFamily({ folder, styles, shown, known }, [first, ...others]) {
  if (!first) throw new Error('A family has no font; give it one in styles/font-files.mjs.');
  const font = await readFont(first);
  const before = await findExported(folder, first, font);
  const rule = findRule(styles, before);
  const weight = weightOf(rule);
  const { has, lacks } = split(known, font);
  const bytes = await cutFont(font, has, weight, FEATURES);
  const after = nameBy(before, bytes);

  const files = [{ name: after, bytes }];
  const rules = [];
  let lacking = lacks.filter((character) => shown.includes(character) && !UNSEEN.test(character));
  for (const other of others) {
    const further = await readFont(other);
    const { has, lacks } = split(lacking, further);
    if (has.length === 0) continue;
    const part = await cutFont(further, has, other.weight ?? weight);
    const name = nameBy(`${path.basename(other.file, '.woff2')}.0000000000000.woff2`, part);
    const range = has.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
    files.push({ name, bytes: part });
    rules.push(rule.replace(before, name).replace('}', `;unicode-range:${range}}`));
    lacking = lacks;
  }
  return { name: { before, after }, files, rules, lacking };
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
 */
function findRule(styles, name) {
  const rules = styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const rule = rules.find((found) => found.includes(name));
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
 * Puts rules into every page, behind the styles with the fonts' own: a visitor may come in
 * where none is needed and click through to where one is.
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
      if (!own) {
        throw new Error(`${file} names no font of ${FOLDER}; bring export/cut-fonts.mjs up to this version of Next.`);
      }
      const { end } = rangeOf(own);
      return writeFile(path.join(folder, file), edit(html, [{ start: end, end, text: `<style>${rules}</style>` }]));
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
