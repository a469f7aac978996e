/**
 * A file below `node_modules/@fontsource-variable/`.
 *
 * @typedef {object} FontFile
 * @property {string} file
 * @property {number} [weight] Where it is to be set at one weight, whatever the family's are.
 */

const CAIRO = 'cairo/files/cairo-arabic-wght-normal.woff2';

/**
 * The files that headings are drawn from, in the order in which they are asked for a letter.
 * fonts.ts names the first; from the others the export takes what the pages show. To have one
 * more script drawn alike for all visitors, add a font that holds it.
 *
 * @satisfies {Record<string, FontFile>}
 */
export const headingFiles = {
  latin: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2' },
  latinExt: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2' },
  vietnamese: { file: 'bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2' },
  // Cairo is drawn lighter than Bricolage Grotesque, so it takes more weight.
  arabic: { file: CAIRO, weight: 800 },
};

/**
 * The same for running text.
 *
 * @satisfies {Record<string, FontFile>}
 */
export const bodyFiles = {
  latin: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2' },
  latinExt: { file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2' },
  arabic: { file: CAIRO },
};
