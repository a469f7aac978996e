import { COLORS } from '../lib/brand/colors';

/** The width of wide screens, on which parts stand beside each other. */
const WIDE_SCREEN = '(min-width: 48rem)';

/** Media queries of the site, mobile first. */
export const media = {
  wide: `@media ${WIDE_SCREEN}`,
  // `not all and (…)`, because browsers before 2022 don't support `not (…)`.
  narrow: `@media not all and ${WIDE_SCREEN}`,
  /** Too low for a fixed header: a desktop at 400 % zoom, a small phone in landscape with its keyboard open. */
  low: '@media (max-height: 20rem)',
  desktop: '@media (min-width: 62rem)',
  moreContrast: '@media (prefers-contrast: more)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** A rule that shows an element's edge where the visitor's colours replace its background. */
export const forcedOutline = 'outline: 1px solid transparent; outline-offset: -1px;';

/** Declarations that hide an element from all but screen readers. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';

/** Declarations of a background that is printed though browsers leave out others, because it says something. */
export const printedBackground = '-webkit-print-color-adjust: exact; print-color-adjust: exact;';

export const notPrinted = `${media.print} { display: none; }`;

/** Keeps the global style from printing addresses behind this link, or behind links in this element. */
export const noPrintedAddress = `${media.print} { &&&::after, &&& a::after { content: none; } }`;

/** The space between the columns of the site's grid. */
export const COLUMN_GAP = '1.5rem';

/**
 * Declarations of equal parts of the site's grid, which has twelve columns. Where a page has two parts, the second one
 * starts at the page's axis, the seventh column. So does the third of four.
 */
export const gridColumns = (parts: 2 | 3 | 4 | 12) =>
  `display: grid; column-gap: ${COLUMN_GAP}; grid-template-columns: repeat(${parts}, minmax(0, 1fr));`;

/** The columns of a grid on wide screens. */
export const wideColumns = (parts: Parameters<typeof gridColumns>[0]) => `${media.wide} { ${gridColumns(parts)} }`;

/** Declarations that lay out items below each other. */
export const stack = (gap: string) => `display: grid; gap: ${gap};`;

/** Declarations that lay out items in a row, and in further ones if there is no room. */
export const row = (gap: string) => `display: flex; flex-wrap: wrap; gap: ${gap};`;

/**
 * Declarations of an entry of a long list that the browser first lays out near the viewport, which shortens the first
 * load. Until then it has an estimated height. So this ends with hydration, and doesn't apply where a browser restores a
 * scroll position (`data-laid-out`, by the bootstrap script): the position would be another place.
 */
export const laidOutLater = (height: string) => `
  @media screen {
    :root:not([data-hydrated], [data-laid-out]) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${height};
    }
  }`;

/** Makes a link that stands alone in a line of text as high as other controls, without moving anything. */
export const tallLink = 'display: inline-block; padding-block: 0.75rem; margin-block: -0.75rem;';

/** The sign of the site's direction, for values without logical properties in CSS, such as `translate`. */
export const INLINE_SIGN = 'var(--k-sign)';

/**
 * The design tokens: `theme.color.ink` is `var(--k-color-ink)`. Class names don't depend on the theme, so they can't
 * differ between the HTML and the browser. A token is a variable if a theme, print or a visitor's preference changes it,
 * or if its value is long (`styles/global.css`). This is half a kilobyte shorter on every page than styled-components'
 * `createTheme`.
 */
export const theme = {
  color: cssVariables('color', [...COLORS, 'fill', 'onFill']),
  font: cssVariables('font', ['heading', 'body', 'mono']),
  size: cssVariables('size', ['display', 'h1', 'h2', 'h3', 'lead', 'base', 'small', 'tiny']),
  space: cssVariables('space', ['gutter', 'section', 'header']),
  width: { ...cssVariables('width', ['text']), content: '72rem' },
  radius: { card: '1.4rem', field: '0.8rem', chip: '0.5rem', pill: '999px' },
  motion: {
    quick: '160ms',
    reveal: '700ms',
    draw: '1500ms',
    settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  layer: { header: '10', skip: '20', toast: '30' },
  /** Minimum size of a control, 44 px (WCAG 2.2, 2.5.5). */
  target: '2.75rem',
};

/** Declarations of a line in the font of headings: its `size / line height`, and its letter spacing. */
export const headingFont = (size: string, spacing: string) =>
  `font: 640 ${size} ${theme.font.heading}; letter-spacing: ${spacing};`;

/** Declarations of text in narrow columns, where browsers also hyphenate words that are not long. */
export const narrowText =
  'hyphenate-limit-chars: 8 3 3; -webkit-hyphenate-limit-before: 4; -webkit-hyphenate-limit-after: 4;';

/** Declarations of text that accompanies other text. */
export const smallText = `color: ${theme.color.muted}; font-size: ${theme.size.small};`;

/** Declarations of a `summary`, whose second line is below its first, not below its mark. */
export const summaryLine =
  'margin-inline-start: 1.1em; padding-block: 0.6rem; list-style-position: outside; font-weight: 600; cursor: pointer;';

/** Opens a `details` on paper, which has no line to press, where browsers can do so from the style sheet. */
export const openOnPaper = `${media.print} { &::details-content { content-visibility: visible; } }`;

/** A reference to each of a group's variables. */
function cssVariables<Name extends string>(group: string, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--k-${group}-${name})`])) as Record<Name, string>;
}
