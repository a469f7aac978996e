/** What a palette has a colour for, and the shipped colours in light. */
const shippedLight = {
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
  danger: '#B3261E',
  band: '#10302E',
  onBand: '#F3EEE3',
  onBandMuted: '#C3CEC8',
  bandLine: '#2B514C',
};

export type Token = keyof typeof shippedLight;

/** The colours of one theme. */
export type Colors = Record<Token, string>;

/** The families of colour that a project's cover may have, called by what they are as shipped. */
export type CoverFamily = 'teal' | 'clay' | 'night';

/** Every colour of the site. */
export interface Palette {
  light: Colors;
  dark: Colors;
  /** Of each family the ground and the lines, the same in light and dark. */
  cover: Record<CoverFamily, { ground: string; line: string }>;
}

/** The palette that the site is shipped with. */
export const shipped: Palette = {
  light: shippedLight,
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
    danger: '#FF9A8F',
    band: '#122523',
    onBand: '#F3EEE3',
    onBandMuted: '#B9C6C0',
    bandLine: '#294643',
  },
  cover: {
    teal: { ground: '#103B38', line: '#8FE0D2' },
    clay: { ground: '#3A1D10', line: '#F2B681' },
    night: { ground: '#16233B', line: '#B9CDF2' },
  },
};

/**
 * The site's colours: in light and on paper, in dark, and of the covers. `next.config.ts` passes on the
 * palette that it makes of the owner's colours in `content/brand.ts`, or nothing for the shipped one.
 */
export const { light, dark, cover }: Palette = process.env.BRAND_PALETTE
  ? JSON.parse(process.env.BRAND_PALETTE)
  : shipped;

/**
 * What stands in a colour's place for visitors who ask for more contrast (`prefers-contrast`), light or dark: text
 * has 7:1 then in any palette, and hairlines can be seen. Other colours serve, so that a page says it in one line.
 */
export const moreContrast = {
  line: 'control',
  muted: 'ink',
  accent: 'accentStrong',
  onBandMuted: 'onBand',
} satisfies Partial<Record<Token, Token>>;

/**
 * The colours where the visitor's system forces its own (`forced-colors`). They are CSS system
 * colours, which the browser leaves as they are; it does not replace colours of SVG drawings.
 */
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
  danger: 'CanvasText',
  band: 'Canvas',
  onBand: 'CanvasText',
  onBandMuted: 'CanvasText',
  bandLine: 'Canvas',
};
