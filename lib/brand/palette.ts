import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import { COLOR_PAIRS, COVER_CONTRAST, type ColorPair } from '../../styles/color-pairs';
import { type Colors, type CoverFamily, type Palette, shipped, type Token } from '../../styles/palette';

/** A colour in OKLCH: lightness (0 to 1), chroma, and hue in degrees; a grey's hue counts as 0. */
interface Shade {
  l: number;
  c: number;
  h: number;
}

type Theme = 'light' | 'dark';

/** The colours that the owner chooses. */
export interface OwnColors {
  ground: string;
  accent: string;
  secondAccent?: string;
}

/** The owner's colours as shades. */
type Own = Record<'ground' | 'accent', Shade> & { secondAccent?: Shade };

/** The contrast that a colour needs on a background. */
type Need = Pick<ColorPair, 'least' | 'opacity'> & { ground: string };

/** Which of the owner's colours each token takes its hue from; colours with a meaning keep their own. */
const SOURCES = {
  page: 'ground',
  surface: 'ground',
  chip: 'ground',
  line: 'ground',
  control: 'ground',
  ink: 'ground',
  muted: 'ground',
  accent: 'accent',
  accentStrong: 'accent',
  onAccent: 'accent',
  secondAccent: 'secondAccent',
  live: 'none',
  danger: 'none',
  band: 'accent',
  onBand: 'ground',
  onBandMuted: 'accent',
  bandLine: 'accent',
} satisfies Record<Token, keyof Own | 'none'>;

/** All tokens, in an order in which each one comes after the backgrounds that it is used on. */
const TOKENS = Object.keys(SOURCES) as Token[];

/** The background tokens. Only the colours on them are adjusted to reach a contrast. */
const GROUNDS: readonly Token[] = ['page', 'surface', 'chip', 'line'];

/** Which of the owner's colours a family of covers takes its hue from, and by how many degrees the hue is rotated. */
const COVER_SOURCES = {
  teal: { source: 'accent', turn: 0 },
  clay: { source: 'secondAccent', turn: 0 },
  night: { source: 'accent', turn: 76 },
} satisfies Record<CoverFamily, { source: keyof Own; turn: number }>;

/** The lightness above which a ground is used in the light theme. */
const MIDDLE = 0.55;

/** The maximum factor by which a strong colour of the owner's multiplies the chroma of the shipped colours. */
const STRONGEST = { ground: 3, accent: 1.5, secondAccent: 1.5 };

/**
 * How much of the page's difference in lightness the other dark grounds follow (0 to 1) if the page is darker than the
 * shipped one: near black, small steps are invisible.
 */
const NEAR_BLACK = 0.2;

/** The step by which lightness is adjusted, too small to be visible. */
const STEP = 0.002;

const oklch = converter('oklch');
const rgb = converter('rgb');

function shadeOf(color: string): Shade {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  return { l, c, h };
}

/** How far a channel (0 to 1) may be outside the gamut because of rounding. */
const ROUNDING = 0.001;

/** The nearest colour that a screen can show, with reduced chroma if necessary. */
function hexOf({ l, c, h }: Shade): string {
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const;
  const { r, g, b } = rgb(color);
  const isShown = [r, g, b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);
  return formatHex(isShown ? color : clampChroma(color, 'oklch')).toUpperCase();
}

function themeOf(ground: Shade): Theme {
  return ground.l > MIDDLE ? 'light' : 'dark';
}

/** The chroma of one of the owner's colours relative to the shipped one; 0 for greys. */
function strengthOf(source: keyof Own, own: Own): number {
  const shade = own[source];
  if (!shade) return Math.min(1, strengthOf('accent', own));
  const color = source === 'ground' ? shipped[themeOf(own.ground)].page : shipped.light[source];
  return Math.min(STRONGEST[source], shade.c / shadeOf(color).c);
}

/** Hue of one of the owner's colours. A missing second accent has the shipped one's distance from the accent. */
function hueOf(source: keyof Own, own: Own): number {
  return own[source]?.h ?? own.accent.h - shadeOf(shipped.light.accent).h + shadeOf(shipped.light.secondAccent).h;
}

/** A shipped colour with the hue of one of the owner's colours, and with its chroma scaled accordingly. */
function dyed(color: string, source: keyof Own | 'none', own: Own, turn = 0): Shade {
  const shade = shadeOf(color);
  if (source === 'none') return shade;
  return { l: shade.l, c: shade.c * strengthOf(source, own), h: hueOf(source, own) + turn };
}

/** A background whose lightness differs from the page's by as much as in the shipped palette. */
function groundOf(token: Token, theme: Theme, own: Own): Shade {
  const page = theme === themeOf(own.ground) ? own.ground : dyed(shipped[theme].page, 'ground', own);
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
function draftOf(token: Token, theme: Theme, own: Own, made: Colors): Shade {
  const template = shipped[theme];
  if (GROUNDS.includes(token)) return groundOf(token, theme, own);
  if (token === 'accentStrong') {
    const accent = shadeOf(made.accent);
    return { ...accent, l: accent.l + shadeOf(template.accentStrong).l - shadeOf(template.accent).l };
  }
  const given = token === 'accent' || token === 'secondAccent' ? own[token] : undefined;
  if (!given) return dyed(template[token], SOURCES[token], own);
  if (theme === themeOf(own.ground)) return given;
  const { l } = shadeOf(template[token]);
  return { ...given, l: theme === 'dark' ? Math.max(l, given.l) : Math.min(l, given.l) };
}

/** The nearest lighter or darker colour with the contrast it needs, or `undefined` if there is none. */
function nearest(shade: Shade, needs: readonly Need[]): string | undefined {
  const meets = (l: number) => {
    const color = hexOf({ ...shade, l });
    return needs.every(({ ground, least, opacity }) => contrastOf(color, ground, opacity) >= least) ? color : undefined;
  };
  for (let away = 0; away <= 1; away += STEP) {
    const color = [shade.l - away, shade.l + away]
      .filter((l) => l > -STEP && l < 1 + STEP)
      .map(meets)
      .find(Boolean);
    if (color) return color;
  }
  return undefined;
}

/** A theme's colours, or `undefined` if one of them cannot have the contrast it needs on this ground. */
function makeTheme(theme: Theme, own: Own): Colors | undefined {
  const made = {} as Colors;
  for (const token of TOKENS) {
    const needs = COLOR_PAIRS.filter(({ color }) => color === token).map((pair) => ({
      ...pair,
      ground: made[pair.on],
    }));
    const color = nearest(draftOf(token, theme, own, made), needs);
    if (!color) return undefined;
    made[token] = color;
  }
  return made;
}

function makeCovers(own: Own): Palette['cover'] {
  const families = Object.entries(COVER_SOURCES).map(([family, { source, turn }]) => {
    const template = shipped.cover[family as CoverFamily];
    const ground = hexOf(dyed(template.ground, source, own, turn));
    const line = nearest(dyed(template.line, source, own, turn), [{ ground, least: COVER_CONTRAST }]) ?? template.line;
    return [family, { ground, line }];
  });
  return Object.fromEntries(families);
}

/** The contrast of a colour on another by WCAG's formula, 1 to 21; both as `#` and six digits. */
export function contrastOf(color: string, on: string, opacity = 1): number {
  return wcagContrast(interpolate([on, color], 'rgb')(opacity), on);
}

/**
 * Makes a palette for the light theme, the dark theme and the covers from two or three colours. The shipped palette
 * determines each colour's relative lightness and chroma, the owner's colours its hue. If a colour has too little
 * contrast, its lightness is adjusted as little as possible.
 *
 * @returns The palette, or `undefined` if the ground is neither light nor dark enough for text.
 */
export function paletteFromColors({ ground, accent, secondAccent }: OwnColors): Palette | undefined {
  const own: Own = {
    ground: shadeOf(ground),
    accent: shadeOf(accent),
    ...(secondAccent && { secondAccent: shadeOf(secondAccent) }),
  };
  const [light, dark] = [makeTheme('light', own), makeTheme('dark', own)];
  return light && dark && { light, dark, cover: makeCovers(own) };
}
