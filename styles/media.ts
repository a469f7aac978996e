/** Width from which the header has room for its links, as a media condition for scripts and CSS. */
export const WIDE = '(min-width: 48rem)';

/** Media queries of the site, mobile first. */
export const media = {
  wide: `@media ${WIDE}`,
  // `not all and (…)`, because browsers before 2022 don't support `not (…)`.
  narrow: `@media not all and ${WIDE}`,
  /** Too low for a fixed header: a desktop at 400 % zoom, a small phone in landscape with its keyboard open. */
  low: '@media (max-height: 20rem)',
  /** Too narrow for two columns: a phone with large text. */
  cramped: '@media (max-width: 17rem)',
  desktop: '@media (min-width: 62rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  moreContrast: '@media (prefers-contrast: more)',
  lessTransparency: '@media (prefers-reduced-transparency: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** A rule that shows an element's edge where the visitor's colours replace its background. */
export const forcedOutline = 'outline: 1px solid transparent; outline-offset: -1px;';

/** Declarations that hide an element from all but screen readers. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';

/** A rule that hides an element in print. */
export const notPrinted = `${media.print} { display: none; }`;
