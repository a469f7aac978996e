import { body, bold, heading } from './chosen-fonts.mjs';

/**
 * A file below `node_modules/@fontsource-variable/`.
 *
 * @typedef {object} FontFile
 * @property {string} file
 * @property {number} [weight] Where it is to be set at one weight, whatever the family's are.
 */

const CAIRO = 'cairo/files/cairo-arabic-wght-normal.woff2';

/**
 * What draws letters that a chosen font lacks. To have one more script drawn alike for all
 * visitors, add a font that holds it, for headings and for text.
 */
const further = {
  // Cairo is drawn lighter than Bricolage Grotesque, so it takes more weight.
  heading: { arabic: { file: CAIRO, weight: 800 } },
  body: { arabic: { file: CAIRO } },
};

/** @typedef {{ latin: FontFile } & Record<string, FontFile>} Files */

/**
 * The files that headings are drawn from, in the order in which they are asked for a letter.
 * fonts.ts names the first, which is of the site's own script; from the others the export takes what the pages show.
 *
 * @type {Files}
 */
export const headingFiles = { ...heading, ...without(further.heading, heading) };

/**
 * The same for running text.
 *
 * @type {Files}
 */
export const bodyFiles = { ...body, ...without(further.body, body) };

/**
 * The same for its bold weight, where that is in files of its own.
 *
 * @type {Files | undefined}
 */
export const boldFiles = bold && { ...bold, ...without(further.body, bold) };

/**
 * The files of scripts that a font has none of.
 *
 * @param {Record<string, FontFile>} files
 * @param {Record<string, FontFile>} own
 */
function without(files, own) {
  return Object.fromEntries(Object.entries(files).filter(([script]) => !own[script]));
}
