import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyFiles, boldFiles, headingFiles } from '../styles/font-files.mjs';
import { charactersIn, drawsLatin, shareOut, withoutSigns } from './font-characters.mjs';
import { cutFont, readFont } from './font-file.mjs';
import { findRule, furtherRule, namesAfter, weightOf } from './font-rules.mjs';
import { edit, readPages, textOf } from './pages.mjs';
import { nameBy, readTexts, replaceNames } from './versioned-names.mjs';

/** @typedef {import('../styles/font-files.mjs').FontFile} FontFile */
/** @typedef {import('./font-file.mjs').Font} Font */

/** Where Next puts the fonts of styles/fonts.ts. */
const FOLDER = '_next/static/media';

/** Each family's name in styles/fonts.ts and its files, and whether visitors type in it. */
const families = [
  { family: 'headingFont', files: Object.values(headingFiles), isTyped: false },
  { family: 'bodyFont', files: Object.values(bodyFiles), isTyped: true },
  ...(boldFiles ? [{ family: 'bodyFont', files: Object.values(boldFiles), isTyped: true }] : []),
];

/** The layout features of Latin letters that browsers apply unasked; the styles ask for no others. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'];

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
 * @param {{ ownFiles?: ReadonlySet<string> }} [site]
 * @throws {Error} when a font is not where it was expected.
 */
export async function cutFonts(folder, { ownFiles } = {}) {
  const pages = await readPages(folder, ownFiles);
  const texts = await readTexts(folder);
  const site = {
    folder,
    styles: pages.flatMap(({ elements }) => elements.filter(isStyle).map(textOf)),
    characters: charactersIn(pages, [...texts.values()]),
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
 * @typedef {object} Cut What became of a family.
 * @property {{ before: string, after: string }} name Of its own font.
 * @property {string} rule Its `@font-face`, as Next wrote it.
 * @property {readonly { name: string, bytes: Buffer }[]} files Its own font and the further ones.
 * @property {readonly string[]} rules `@font-face` rules of the further ones.
 * @property {readonly string[]} lacking Characters of the pages that are in none.
 */

/**
 * @param {{ folder: string, styles: readonly string[], characters: import('./font-characters.mjs').SiteCharacters }} site
 * @param {{ family: string, files: readonly FontFile[], isTyped: boolean }} family
 * @returns {Promise<Cut>}
 */
async function cutFamily({ folder, styles, characters }, { family, files: [first, ...others], isTyped }) {
  if (!first) throw new Error('A family has no font; give it one in styles/font-files.mjs.');
  const whole = await readFont(first);
  const font = drawsLatin(whole.covers) ? whole : { ...whole, covers: withoutSigns(whole.covers) };
  const before = await findExported(folder, first, font);
  const rule = findRule(styles, before, family);
  const weight = weightOf(rule);

  const { own, besides, elsewhere, cases } = shareOut(characters, font.covers, isTyped);
  const bytes = await cutFont(font, own, first.weight ?? weight, featuresOf(font));
  const after = nameBy(before, bytes);
  const further = besides.length > 0 ? [await cutFurther(first, font, besides, weight)] : [];
  let lacking = elsewhere;
  for (const other of others) {
    const source = await readFont(other);
    const found = lacking.filter((character) => source.covers.has(character));
    if (found.length > 0) further.push(await cutFurther(other, source, found, weight));
    lacking = lacking.filter((character) => !source.covers.has(character));
  }
  return {
    name: { before, after },
    rule,
    files: [{ name: after, bytes }, ...further],
    rules: further.map((file) => furtherRule(rule, { before, ...file })),
    lacking: lacking.filter((character) => !cases.includes(character)),
  };
}

/**
 * @param {FontFile} file
 * @param {Font} font What is in it.
 * @param {readonly string[]} characters
 * @param {import('./font-file.mjs').Weight} weight The family's.
 */
async function cutFurther(file, font, characters, weight) {
  const bytes = await cutFont(font, characters, file.weight ?? weight, featuresOf(font));
  const name = nameBy(`${path.basename(file.file, '.woff2')}.0000000000000.woff2`, bytes);
  return { name, bytes, characters };
}

/**
 * The layout features that a font keeps; other letters than Latin ones need all of theirs.
 *
 * @param {Font} font
 */
function featuresOf({ covers }) {
  return drawsLatin(covers) ? FEATURES : undefined;
}

/**
 * The name Next gave to a font of styles/fonts.ts, whose bytes it leaves as they are.
 *
 * @param {string} folder
 * @param {FontFile} source
 * @param {Font} font
 */
async function findExported(folder, { file }, { bytes }) {
  for (const name of await readdir(path.join(folder, FOLDER)).catch(() => [])) {
    if (bytes.equals(await readFile(path.join(folder, FOLDER, name)))) return name;
  }
  throw new Error(
    `${FOLDER} holds no copy of ${file}. Each family's first file in styles/font-files.mjs has to be its file in styles/fonts.ts; if it is, bring export/cut-fonts.mjs up to this version of Next.`,
  );
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
