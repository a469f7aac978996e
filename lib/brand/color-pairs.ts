import type { Token } from './colors';

/** Two colours that the styles combine, in both themes. */
export interface ColorPair {
  /** The colour of the text, the border or the icon. */
  color: Token;
  /** Its background. */
  on: Token;
  /** The minimum contrast by WCAG's formula (1 to 21). */
  least: number;
  /** Opacity of the colour, 0 to 1; 1 if not set. */
  opacity?: number;
  /** What it is used for, as the subject of an error message. */
  use: string;
}

/** Running text: WCAG 2.2, 1.4.6. */
const TEXT = 7;
/** Large text and placeholders: 1.4.3. */
const PLACEHOLDER = 4.5;
/** Borders of controls, focus rings, and icons with a meaning: 1.4.11. */
const SHAPE = 3;

/**
 * Every pair of tokens that visitors have to be able to tell apart. Hairlines (`line`, `bandLine`) and the lines of
 * the figures are decorative and not among them.
 */
export const COLOR_PAIRS: readonly ColorPair[] = [
  { color: 'ink', on: 'page', least: TEXT, use: 'text on the page' },
  { color: 'ink', on: 'surface', least: TEXT, use: 'text on a card' },
  { color: 'ink', on: 'chip', least: TEXT, use: 'text on a chip' },
  { color: 'muted', on: 'page', least: TEXT, use: 'secondary text on the page' },
  { color: 'muted', on: 'surface', least: TEXT, use: 'secondary text on a card' },
  { color: 'muted', on: 'page', least: PLACEHOLDER, opacity: 0.85, use: 'the placeholder of a field' },
  { color: 'accent', on: 'page', least: TEXT, use: 'a link on the page' },
  { color: 'accent', on: 'surface', least: TEXT, use: 'a link on a card' },
  { color: 'accent', on: 'chip', least: TEXT, use: 'a link in the notice of a restored draft' },
  { color: 'onAccent', on: 'accent', least: TEXT, use: 'the label of a button' },
  { color: 'onAccent', on: 'accentStrong', least: TEXT, use: 'the label of a hovered button' },
  { color: 'secondAccent', on: 'page', least: SHAPE, use: 'a mark on the page' },
  { color: 'secondAccent', on: 'surface', least: SHAPE, use: 'a mark on a card' },
  { color: 'live', on: 'surface', least: SHAPE, use: 'the dot of the badge' },
  { color: 'danger', on: 'surface', least: TEXT, use: 'the error under a field' },
  { color: 'danger', on: 'page', least: SHAPE, use: 'the border of an invalid field' },
  { color: 'control', on: 'page', least: SHAPE, use: 'the border of a control on the page' },
  { color: 'control', on: 'surface', least: SHAPE, use: 'the border of a control on a card' },
  { color: 'onBand', on: 'band', least: TEXT, use: 'text on the closing band, and the label of its button' },
  { color: 'onBandMuted', on: 'band', least: TEXT, use: 'secondary text on the closing band' },
];

/** The minimum contrast of a cover's lines on its background; they also frame screenshots. */
export const COVER_CONTRAST = SHAPE;
