import localFont from 'next/font/local';
import './font-fallbacks.css';

/**
 * Bricolage Grotesque, for headings. `adjustFontFallback` is off for both fonts, because
 * font-fallbacks.css has stand-ins of the same measures for more systems than Next's one.
 */
export const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-heading',
  adjustFontFallback: false,
});

/** Instrument Sans, for running text. */
export const bodyFont = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-body',
  adjustFontFallback: false,
});
