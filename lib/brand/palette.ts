import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import { COLORS, type Colors, type OwnAccent, type Palette, shipped, type Token } from './colors';

/** A colour that the styles put on others, in both themes, and its minimum contrast by WCAG's formula (1 to 21). */
interface ColorPairs {
  color: Token;
  on: readonly Token[];
  least: number;
  /** Opacity of the colour, 0 to 1; 1 if not set. */
  opacity?: number;
}

/** Running text: WCAG 2.2, 1.4.6. */
const TEXT_CONTRAST = 7;
/** Large text and placeholders: 1.4.3. */
const LARGE_TEXT_CONTRAST = 4.5;
/** Borders of controls, focus rings, icons with a meaning, and the lines of a cover: 1.4.11. */
const SHAPE_CONTRAST = 3;

/** All colours that visitors have to be able to tell apart; hairlines and the figures' lines are decorative. */
export const COLOR_PAIRS: readonly ColorPairs[] = [
  { color: 'ink', on: ['page', 'surface', 'chip'], least: TEXT_CONTRAST },
  { color: 'muted', on: ['page', 'surface'], least: TEXT_CONTRAST },
  { color: 'muted', on: ['page'], least: LARGE_TEXT_CONTRAST, opacity: 0.85 },
  { color: 'accent', on: ['page', 'surface'], least: TEXT_CONTRAST },
  { color: 'onAccent', on: ['accent', 'accentStrong'], least: TEXT_CONTRAST },
  { color: 'secondAccent', on: ['page', 'surface'], least: SHAPE_CONTRAST },
  { color: 'live', on: ['surface'], least: SHAPE_CONTRAST },
  { color: 'booked', on: ['surface'], least: SHAPE_CONTRAST },
  { color: 'danger', on: ['surface'], least: TEXT_CONTRAST },
  { color: 'danger', on: ['page'], least: SHAPE_CONTRAST },
  { color: 'control', on: ['page', 'surface'], least: SHAPE_CONTRAST },
  { color: 'onBand', on: ['band'], least: TEXT_CONTRAST },
  { color: 'onBandMuted', on: ['band'], least: TEXT_CONTRAST },
];

/** A colour in OKLCH: lightness (0 to 1), chroma, and hue in degrees; a grey's hue counts as 0. */
interface Shade {
  l: number;
  c: number;
  h: number;
}

type Theme = 'light' | 'dark';

/** A colour, or one for each theme. */
type ThemedColor = string | Record<Theme, string>;

/** The colours that the owner chooses. */
export type ChosenColors = { ground: ThemedColor; accent: ThemedColor; secondAccent?: ThemedColor };

/** Those of a theme. */
interface OwnColors {
  ground: string;
  accent: string;
  secondAccent?: string;
}

/** The owner's colours for a theme, and whether its accents are chosen for it. */
function colorsFor(theme: Theme, { ground, accent, secondAccent }: ChosenColors) {
  const pick = (color: ThemedColor) => (typeof color === 'string' ? color : color[theme]);
  const own: OwnColors = {
    ground: pick(ground),
    accent: pick(accent),
    secondAccent: secondAccent && pick(secondAccent),
  };
  return { own, isChosen: typeof accent !== 'string' || themeOf(own) === theme };
}

/** Whose hue a token takes, if not that of the ground; colours with a meaning keep their own. */
const SOURCES: Partial<Record<Token, keyof OwnColors | 'none'>> = {
  accent: 'accent',
  accentStrong: 'accent',
  onAccent: 'accent',
  secondAccent: 'secondAccent',
  live: 'none',
  booked: 'none',
  danger: 'none',
  band: 'accent',
  onBandMuted: 'accent',
  bandLine: 'accent',
};

/** The background tokens. Only the colours on them are adjusted to reach a contrast. */
const BACKGROUND_TOKENS: readonly Token[] = ['page', 'surface', 'chip', 'line'];

/** The maximum factor by which a strong colour of the owner's multiplies the chroma of the shipped colours. */
const STRONGEST = { ground: 3, accent: 1.5, secondAccent: 1.5 };

/**
 * How much of the page's difference in lightness the other dark grounds follow (0 to 1) if the page is darker than the
 * shipped one: near black, small steps are invisible.
 */
const NEAR_BLACK = 0.2;

const oklch = converter('oklch');
const rgb = converter('rgb');

/** A colour in OKLCH. */
function shadeOf(color: string): Shade {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  return { l, c, h };
}

/** The nearest colour that a screen can show, with reduced chroma if necessary. */
function hexOf({ l, c, h }: Shade): string {
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const;
  const { r, g, b } = rgb(color);
  // Rounding may put a channel (0 to 1) outside the gamut.
  const isShown = Math.min(r, g, b) > -0.001 && Math.max(r, g, b) < 1.001;
  return formatHex(isShown ? color : clampChroma(color, 'oklch')).toUpperCase();
}

/** The theme that a ground is used in. */
function themeOf({ ground }: OwnColors): Theme {
  return shadeOf(ground).l > 0.55 ? 'light' : 'dark';
}

/**
 * A shipped colour with the hue of one of the owner's colours, and with its chroma scaled accordingly. Without a second
 * accent, the hue has the shipped one's distance from the accent.
 */
function withOwnersHue(color: string, source: keyof OwnColors, ownersColors: OwnColors, turn = 0): Shade {
  const { l, c } = shadeOf(color);
  const ownersColor = ownersColors[source];
  if (!ownersColor) {
    const distance = shadeOf(shipped.light.secondAccent).h - shadeOf(shipped.light.accent).h;
    const shade = withOwnersHue(color, 'accent', ownersColors, turn + distance);
    return { ...shade, c: Math.min(c, shade.c) };
  }
  const shade = shadeOf(ownersColor);
  const counterpart = source === 'ground' ? shipped[themeOf(ownersColors)].page : shipped.light[source];
  return { l, c: c * Math.min(STRONGEST[source], shade.c / shadeOf(counterpart).c), h: shade.h + turn };
}

/** A background whose lightness differs from the page's by as much as in the shipped palette. */
function groundOf(token: Token, theme: Theme, ownersColors: OwnColors): Shade {
  const page =
    theme === themeOf(ownersColors)
      ? shadeOf(ownersColors.ground)
      : withOwnersHue(shipped[theme].page, 'ground', ownersColors);
  if (token === 'page') return page;
  const [shade, shippedPage] = [shadeOf(shipped[theme][token]), shadeOf(shipped[theme].page)];
  const away = page.l - shippedPage.l;
  const follows = theme === 'dark' && away < 0 ? NEAR_BLACK : 1;
  return { l: shade.l + away * follows, c: page.c * (shade.c / shippedPage.c), h: page.h };
}

/**
 * A colour before its contrast is adjusted. The owner's accents are used unchanged in the theme of their ground. In the
 * other theme, they are at least as dark or as light as the shipped ones.
 */
function draftOf(token: Token, theme: Theme, choice: ChosenColors, colors: Colors): Shade {
  const { own: ownersColors, isChosen } = colorsFor(theme, choice);
  if (BACKGROUND_TOKENS.includes(token)) return groundOf(token, theme, ownersColors);
  const template = shipped[theme];
  const source = SOURCES[token] ?? 'ground';
  if (source === 'none') return shadeOf(template[token]);
  const { l } = shadeOf(template[token]);
  if (token === 'accentStrong') {
    const accent = shadeOf(colors.accent);
    return { ...accent, l: accent.l + l - shadeOf(template.accent).l };
  }
  const ownersColor = token === 'accent' || token === 'secondAccent' ? ownersColors[token] : undefined;
  if (!ownersColor) return withOwnersHue(template[token], source, ownersColors);
  const shade = shadeOf(ownersColor);
  if (isChosen) return shade;
  return { ...shade, l: theme === 'dark' ? Math.max(l, shade.l) : Math.min(l, shade.l) };
}

/** The nearest lighter or darker colour with enough contrast, or `undefined` if there is none. */
function findReadableShade(shade: Shade, hasContrast: (color: string) => boolean): string | undefined {
  // In steps too small to be visible.
  for (let away = 0; away <= 1; away += 0.002) {
    const color = [shade.l - away, shade.l + away].map((l) => hexOf({ ...shade, l })).find(hasContrast);
    if (color) return color;
  }
  return undefined;
}

/** A theme's colours, or `undefined` if one of them cannot have the contrast it needs on this ground. */
function makeTheme(theme: Theme, choice: ChosenColors): Colors | undefined {
  const colors = {} as Colors;
  if (typeof choice.ground !== 'string' && themeOf(colorsFor(theme, choice).own) !== theme) return undefined;
  for (const token of COLORS) {
    const pairs = COLOR_PAIRS.filter(({ color }) => color === token);
    const color = findReadableShade(draftOf(token, theme, choice, colors), (candidate) =>
      pairs.every(({ on, least, opacity }) =>
        on.every((other) => contrastOf(candidate, colors[other], opacity) >= least),
      ),
    );
    if (!color) return undefined;
    colors[token] = color;
  }
  return colors;
}

/** How little contrast the owner's accent may have in decoration on the ground that they have chosen it for. */
const DECORATION_CONTRAST = 1.5;

/** The owner's accent as it is, in drawings where it can be seen, and in buttons if text on it can be read. */
function ownAccentOn(theme: Theme, { page, accent, onAccent }: Colors, choice: ChosenColors): OwnAccent {
  const { own: ownersColors, isChosen } = colorsFor(theme, choice);
  const own = ownersColors.accent.toUpperCase();
  const isSeen = contrastOf(own, page) >= (isChosen ? DECORATION_CONTRAST : SHAPE_CONTRAST);
  const text = isSeen && findReadableShade(shadeOf(onAccent), (color) => contrastOf(color, own) >= TEXT_CONTRAST);
  return {
    drawing: isSeen ? own : accent,
    ...(text ? { fill: own, onFill: text } : { fill: accent, onFill: onAccent }),
  };
}

/** The contrast of a colour on another by WCAG's formula, 1 to 21; both as `#` and six digits. */
export function contrastOf(color: string, on: string, opacity = 1): number {
  return wcagContrast(interpolate([on, color], 'rgb')(opacity), on);
}

/**
 * Makes a palette for the light theme, the dark theme and the covers from two or three colours. The shipped palette
 * determines each colour's relative lightness and chroma, the owner's colours its hue. If a colour has too little
 * contrast, its lightness is adjusted as little as possible; drawings, covers and buttons keep the owner's accent where
 * it can be seen. Covers have no colours but those of bands, buttons and dark labels.
 *
 * @returns The palette, or `undefined` if the ground is neither light nor dark enough for text.
 */
export function paletteFromColors(choice: ChosenColors): Palette | undefined {
  const [light, dark] = [makeTheme('light', choice), makeTheme('dark', choice)];
  if (!light || !dark) return undefined;
  const ownAccent = {
    light: ownAccentOn('light', light, choice),
    dark: ownAccentOn('dark', dark, choice),
  };
  const covers = [
    { ground: light.band, line: light.onBandMuted },
    { ground: ownAccent.light.fill, line: ownAccent.light.onFill },
    { ground: dark.chip, line: dark.accent },
  ];
  const isUsed = ownAccent.light.drawing !== light.accent || ownAccent.dark.drawing !== dark.accent;
  return { light, dark, covers, ...(isUsed && { ownAccent }) };
}

/** The hues of added and of removed lines of code, in degrees of OKLCH. */
const CHANGES = { added: 150, removed: 25 };

/**
 * The colours of code in a theme: strings in the second accent, numbers in a hue of their own; the grounds of marked,
 * added and removed lines. All code is readable on cards and on these.
 */
export function codeColors({ secondAccent, accent, accentStrong, muted, page, surface, ink }: Colors) {
  // Darker than a card in light, lighter than one in dark, as far as the text on it allows.
  const cardLightness = shadeOf(surface).l;
  const l = cardLightness > 0.5 ? Math.min(shadeOf(page).l, 0.97) : cardLightness + 0.06;
  const tint = (h: number) =>
    findReadableShade({ l, c: 0.035, h }, (ground) =>
      [muted, accentStrong].every((color) => contrastOf(color, ground) >= TEXT_CONTRAST),
    ) ?? surface;
  const grounds = { marked: tint(shadeOf(accent).h), added: tint(CHANGES.added), removed: tint(CHANGES.removed) };
  const shade = shadeOf(secondAccent);
  const readable = (turn: number) =>
    findReadableShade({ ...shade, h: shade.h + turn }, (color) =>
      [surface, ...Object.values(grounds)].every((ground) => contrastOf(color, ground) >= TEXT_CONTRAST),
    ) ?? ink;
  return { string: readable(0), number: readable(-100), ...grounds };
}
