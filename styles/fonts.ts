// Bricolage Grotesque 5.3.0 and Instrument Sans 5.3.0
// Written by look/write-fonts.mjs from content/brand.ts; what is changed here is lost.
import localFont from 'next/font/local';
import './font-fallbacks.css';

/**
 * For headings. `adjustFontFallback` is off for both fonts, because font-fallbacks.css has
 * stand-ins of the same measures for more systems than Next's one. The weights are those the
 * styles use: an export ships no others, and no characters that the site does not show
 * (export/cut-fonts.mjs).
 */
export const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '640',
  variable: '--font-heading',
  adjustFontFallback: false,
});

/** For running text. */
export const bodyFont = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 600',
  variable: '--font-body',
  adjustFontFallback: false,
});
