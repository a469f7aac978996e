/** Width from which the header has room for its links, as a media condition for script and CSS. */
export const WIDE = '(min-width: 48rem)';

/** Media queries of the site. Widths count from the phone up. */
export const media = {
  wide: `@media ${WIDE}`,
  // `not all and (…)`, because browsers before 2022 do not know a bare `not (…)`.
  narrow: `@media not all and ${WIDE}`,
  /** Too low for a header that stays: a desk at 400 %, a small phone on its side under its keyboard. */
  low: '@media (max-height: 20rem)',
  desktop: '@media (min-width: 62rem)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  moreContrast: '@media (prefers-contrast: more)',
  lessTransparency: '@media (prefers-reduced-transparency: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** A rule for what is left out of print. */
export const notPrinted = `${media.print} { display: none; }`;
