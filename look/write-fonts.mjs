// Writes what the site knows of its two fonts into styles/: their rules, their stand-ins, their files.
// The build runs it where content/brand.ts names other fonts than the files there are of:
// node look/write-fonts.mjs '{"heading":"Bricolage Grotesque","body":"Instrument Sans"}' en
import { writeFile } from 'node:fs/promises';
import { facesOf, packagesOf, scriptFacesOf, titleOf } from '../content/font-choice.mjs';
import { standInsFor } from './stand-ins.mjs';

const [, , fonts = '', language = 'en'] = process.argv;
const packages = packagesOf(JSON.parse(fonts));
const latin = facesOf(packages.heading, packages.body);
const own = scriptFacesOf(JSON.parse(fonts), language);
const { heading, body, bold } = own ?? latin;
const title = [own?.title, titleOf(packages)].filter(Boolean).join(', with ');
const NOTE = 'Written by look/write-fonts.mjs from content/brand.ts; what is changed here is lost.';

const pathOf = (/** @type {import('../content/font-choice.mjs').Face} */ { files }) => {
  const file = files[own?.script ?? 'latin'];
  return `'${`../node_modules/${file?.startsWith('../') ? file.slice(3) : `@fontsource-variable/${file}`}`}'`;
};

const source = (/** @type {import('../content/font-choice.mjs').Face[]} */ ...[face, ...others]) =>
  face && others.length === 0
    ? `  src: ${pathOf(face)},\n  weight: '${face.weight}',`
    : [
        '  src: [',
        ...[face, ...others].map((each) => each && `    { path: ${pathOf(each)}, weight: '${each.weight}' },`),
        '  ],',
      ].join('\n');

const rules = `// ${title}
// ${NOTE}
import localFont from 'next/font/local';
import './font-fallbacks.css';

/**
 * For headings. \`adjustFontFallback\` is off for both fonts, because font-fallbacks.css has
 * stand-ins of the same measures for more systems than Next's one. The weights are those the
 * styles use: an export ships no others, and no characters that the site does not show
 * (export/cut-fonts.mjs).
 */
export const headingFont = localFont({
${source(heading)}
  variable: '--font-heading',
  adjustFontFallback: false,
});

/** For running text. */
export const bodyFont = localFont({
${bold ? source(body, bold) : source(body)}
  variable: '--font-body',
  adjustFontFallback: false,
});
`;

const standIns = `/*
 * ${title}
 * ${NOTE}
 * What stands in for the fonts until they arrive: the device's own Arial or Roboto,
 * stretched to the fonts' widths and heights so that no line breaks anew.
 */
${await standInsFor(latin, own)}
`;

/** The files of a face, those of the site's own script first. */
const list = (
  /** @type {import('../content/font-choice.mjs').Face} */ { files },
  /** @type {import('../content/font-choice.mjs').Face} */ first,
  /** @type {number | undefined} */ weight = undefined,
) =>
  Object.entries(own ? { [own.script]: first.files[own.script], ...without(files, own.script) } : files)
    .map(([script, file]) => {
      const pinned = script === own?.script && weight ? `, weight: ${weight}` : '';
      return `  ${script}: { file: '${file}'${pinned} },\n`;
    })
    .join('');

/** @param {Record<string, string>} files @param {string} script */
function without({ ...files }, script) {
  delete files[script];
  return files;
}

const files = `// ${title}
// ${NOTE}

/** @typedef {{ latin: import('./font-files.mjs').FontFile } & Record<string, import('./font-files.mjs').FontFile>} Files */

/**
 * The files of the font for headings, by script.
 *
 * @type {Files}
 */
export const heading = {
${list(latin.heading, heading, own?.headingWeight)}};

/**
 * The same of the font for text.
 *
 * @type {Files}
 */
export const body = {
${list(latin.body, body)}};

/**
 * The same of its bold weight, where that is in files of its own.
 *
 * @type {Files | undefined}
 */
export const bold = ${bold ? `{\n${list(latin.bold ?? latin.body, bold)}}` : 'undefined'};
`;

await writeFile('styles/fonts.ts', rules);
await writeFile('styles/font-fallbacks.css', standIns);
await writeFile('styles/chosen-fonts.mjs', files);
