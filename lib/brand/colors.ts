/** The names of a palette's colours. Each comes after those that it is used on. */
export const COLORS = [
  'page',
  'surface',
  'chip',
  'line',
  'control',
  'ink',
  'muted',
  'accent',
  'accentStrong',
  'onAccent',
  'secondAccent',
  'live',
  'booked',
  'danger',
  'band',
  'onBand',
  'onBandMuted',
  'bandLine',
] as const;

/** The name of a colour. */
export type Token = (typeof COLORS)[number];

/** The colours of one theme. */
export type Colors = Record<Token, string>;

/** The background and the lines of a drawn cover. */
export type CoverColors = Record<'ground' | 'line', string>;

/** Every colour of the site. */
export interface Palette {
  light: Colors;
  dark: Colors;
  /** The colours of projects' covers, which take turns; the same in light and dark. */
  covers: readonly CoverColors[];
  /** If a theme's accent is another shade of the owner's: their accent in drawings, and in buttons with its text. */
  ownAccent?: Record<'light' | 'dark', OwnAccent>;
}

/** Colours where the accent covers more than text does. */
export type OwnAccent = Record<'drawing' | 'fill' | 'onFill', string>;

/** The colours of code in both themes that the palette lacks: of strings and numbers, and of the grounds of lines. */
export type CodeColors = Record<'light' | 'dark', Record<'string' | 'number' | 'marked' | 'added' | 'removed', string>>;

/** The default palette. */
export const shipped: Palette = {
  light: {
    page: '#F6F2EA',
    surface: '#FCFAF5',
    chip: '#ECE5D8',
    line: '#DFD7C8',
    control: '#857D6E',
    ink: '#17191E',
    muted: '#4F525A',
    accent: '#0A6A62',
    accentStrong: '#07534D',
    onAccent: '#FFFFFF',
    secondAccent: '#A4480F',
    live: '#1F9D6B',
    booked: '#B7750F',
    danger: '#B3261E',
    band: '#10302E',
    onBand: '#F3EEE3',
    onBandMuted: '#C3CEC8',
    bandLine: '#2B514C',
  },
  dark: {
    page: '#0D1013',
    surface: '#14181C',
    chip: '#1C2127',
    line: '#272C32',
    control: '#6F757D',
    ink: '#EFEAE0',
    muted: '#B0B3B9',
    accent: '#5FD0BF',
    accentStrong: '#86E0D2',
    onAccent: '#06221F',
    secondAccent: '#E9A15B',
    live: '#34C48B',
    booked: '#E2A63B',
    danger: '#FF9A8F',
    band: '#122523',
    onBand: '#F3EEE3',
    onBandMuted: '#B9C6C0',
    bandLine: '#294643',
  },
  covers: [
    { ground: '#103B38', line: '#8FE0D2' },
    { ground: '#3A1D10', line: '#F2B681' },
    { ground: '#16233B', line: '#B9CDF2' },
  ],
};

/**
 * The tokens that replace others for visitors who prefer more contrast (`prefers-contrast`), in light and dark: text
 * then has 7:1 in any palette, and hairlines are visible.
 */
export const moreContrast = {
  line: 'control',
  muted: 'ink',
  accent: 'accentStrong',
  onBandMuted: 'onBand',
} satisfies Partial<Record<Token, Token>>;

/** The system colours of `forced-colors` mode, because browsers don't replace the colours of SVG drawings. */
export const forced: Colors = {
  page: 'Canvas',
  surface: 'Canvas',
  chip: 'Canvas',
  line: 'CanvasText',
  control: 'CanvasText',
  ink: 'CanvasText',
  muted: 'CanvasText',
  accent: 'LinkText',
  accentStrong: 'LinkText',
  onAccent: 'Canvas',
  secondAccent: 'CanvasText',
  live: 'CanvasText',
  booked: 'CanvasText',
  danger: 'CanvasText',
  band: 'Canvas',
  onBand: 'CanvasText',
  onBandMuted: 'CanvasText',
  bandLine: 'Canvas',
};

/** Rules for an element inside the root, by default the root itself, while the page is dark; print is always light. */
export function whileDark(declarations: string, selector = ''): string {
  return `@media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light'])${selector} { ${declarations} }
  }
  @media screen {
    :root[data-theme='dark']${selector} { ${declarations} }
  }`;
}
