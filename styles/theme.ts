import { palette } from '@/site-data/browser';
import { forced, moreContrast } from '../lib/brand/colors';

/** Width from which the header has room for its links, as a media condition for scripts and CSS. */
export const WIDE = '(min-width: 48rem)';

/** Media queries of the site, mobile first. */
export const media = {
  wide: `@media ${WIDE}`,
  // `not all and (…)`, because browsers before 2022 don't support `not (…)`.
  narrow: `@media not all and ${WIDE}`,
  /** Too low for a fixed header: a desktop at 400 % zoom, a small phone in landscape with its keyboard open. */
  low: '@media (max-height: 20rem)',
  desktop: '@media (min-width: 62rem)',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
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

/** The columns of a grid on wide screens. */
export const wideColumns = (columns: string) => `${media.wide} { grid-template-columns: ${columns}; }`;

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
 * The tokens that are CSS variables: those that a theme, print or a visitor's preference changes, and long ones. This
 * is half a kilobyte shorter on every page than styled-components' `createTheme`.
 *
 * Minimums of headings and spaces are in px, here and in cards: they don't grow with the text where a phone has no room.
 */
const values = {
  color: palette.light,
  font: {
    heading: "headingFont, 'Heading Arial', 'Heading Roboto', system-ui, sans-serif",
    body: "bodyFont, 'Body Arial', 'Body Roboto', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  size: {
    display: 'clamp(48px, 1.2rem + 7.4vw, 6.75rem)',
    h1: 'clamp(44px, 1.6rem + 4.6vw, 5rem)',
    h2: 'min(11vw, clamp(32px, 1.3rem + 2.8vw, 3.5rem))',
    h3: 'min(11vw, clamp(1.5rem, 1.35rem + 0.18vw, 1.75rem))',
    lead: 'clamp(1.125rem, 1.06rem + 0.36vw, 1.6rem)',
    base: 'clamp(1.0625rem, 0.98rem + 0.18vw, 1.25rem)',
    small: '0.9375rem',
    tiny: '0.8125rem',
  },
  space: {
    gutter: 'clamp(20px, 4vw, 2.5rem)',
    section: 'clamp(4.5rem, 9vw, 8rem)',
  },
  width: { text: '38rem' },
};

type Values = typeof values;

const variables = readVariables(values);

/**
 * The design tokens: `theme.color.ink` is `var(--k-color-ink)`. Class names don't depend on the theme therefore, and
 * can't differ between the HTML and the browser.
 */
export const theme = {
  ...variables,
  cover: palette.cover,
  space: { ...variables.space, header: 'clamp(3.75rem, 20svh, 5rem)' },
  width: { ...variables.width, content: '72rem' },
  radius: { card: '1.4rem', field: '0.8rem', chip: '0.55rem', pill: '999px' },
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

/** Rules for an element inside the root, by default the root itself, while the page is dark; print is always light. */
export function whileDark(declarations: string, selector = ''): string {
  return `@media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light'])${selector} { ${declarations} }
  }
  @media screen {
    :root[data-theme='dark']${selector} { ${declarations} }
  }`;
}

/** CSS declarations of every variable, with the colours in light. */
export const variableValues = declare(values);

export const darkColors = declare({ color: palette.dark });

/** CSS declarations of the colours for `prefers-contrast: more`. */
export const moreContrastColors = declare({
  color: Object.fromEntries(Object.entries(moreContrast).map(([name, token]) => [name, variables.color[token]])),
});

export const forcedColors = declare({ color: forced });

/** CSS declarations of the sizes in print, which don't depend on a viewport. */
export const paperSizes = declare({
  size: { display: '24pt', h1: '22pt', h2: '14pt', h3: '11pt', lead: '11pt' },
  space: { gutter: '0px', section: '0.6cm' },
  width: { text: 'none' },
});

function nameOf(group: string, name: string): string {
  return `--k-${group}-${name}`;
}

/** The same shape, with a reference to the variable in place of each value. */
function readVariables<Groups extends Record<string, Record<string, string>>>(groups: Groups): Groups {
  const read = (group: string, names: Record<string, string>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, `var(${nameOf(group, name)})`]));
  return Object.fromEntries(Object.entries(groups).map(([group, names]) => [group, read(group, names)])) as Groups;
}

function declare(groups: { [Group in keyof Values]?: Partial<Record<keyof Values[Group], string>> }): string {
  return Object.entries<Record<string, string>>(groups)
    .flatMap(([group, entries]) => Object.entries(entries).map(([name, value]) => `${nameOf(group, name)}: ${value};`))
    .join('');
}
