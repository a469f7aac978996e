// Bricolage Grotesque 5.3.0 and Instrument Sans 5.3.0
// Written by look/write-fonts.mjs from content/brand.ts; what is changed here is lost.

/** @typedef {{ latin: import('./font-files.mjs').FontFile } & Record<string, import('./font-files.mjs').FontFile>} Files */

/**
 * The files of the font for headings, by script.
 *
 * @type {Files}
 */
export const heading = {
  latin: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2' },
  latinExt: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2' },
  vietnamese: { file: 'bricolage-grotesque/files/bricolage-grotesque-vietnamese-wght-normal.woff2' },
};

/**
 * The same of the font for text.
 *
 * @type {Files}
 */
export const body = {
  latin: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2' },
  latinExt: { file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2' },
};

/**
 * The same of its bold weight, where that is in files of its own.
 *
 * @type {Files | undefined}
 */
export const bold = undefined;
