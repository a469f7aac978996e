import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import type { OwnColors } from '@/lib/content/schema';
import { COLOR_PAIRS, COVER_CONTRAST, type ColorPair } from '../../styles/color-pairs';
import { type Colors, type CoverFamily, type Palette, shipped, type Token } from '../../styles/palette';

/** A colour in OKLCH: lightness (0 to 1), chroma, and hue in degrees; a grey's hue counts as 0. */
interface Shade {
  l: number;
  c: number;
  h: number;
}

type Theme = 'light' | 'dark';

/** The owner's colours, as shades. */
type Own = Record<'ground' | 'accent', Shade> & { secondAccent?: Shade };

/** What a colour has to stand out from, and how far. */
type Need = Pick<ColorPair, 'least' | 'opacity'> & { ground: string };

/** Which of the owner's colours a colour has its hue from; what means something by itself keeps its own. */
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

/** In their order: each stands on those before it. */
const TOKENS = Object.keys(SOURCES) as Token[];

/** What all others stand on. None of them is moved: what stands on it gives way. */
const GROUNDS: readonly Token[] = ['page', 'surface', 'chip', 'line'];

/** Which of the owner's colours a family of covers has its hue from, and by how many degrees it is turned from there. */
const COVER_SOURCES = {
  teal: { source: 'accent', turn: 0 },
  clay: { source: 'secondAccent', turn: 0 },
  night: { source: 'accent', turn: 76 },
} satisfies Record<CoverFamily, { source: keyof Own; turn: number }>;

/** A ground that is lighter is the one in light, a darker one the one in dark. */
const MIDDLE = 0.55;

/** How much stronger than in the shipped palette the other colours may be made by a strong one of the owner's. */
const STRONGEST = { ground: 3, accent: 1.5, secondAccent: 1.5 };

/** How far the other dark grounds follow a page that is darker than the shipped one: near black, steps between them are not seen. */
const NEAR_BLACK = 0.2;

/** The steps in which a lightness is moved: too small to be seen. */
const STEP = 0.002;

const oklch = converter('oklch');
const rgb = converter('rgb');

function shadeOf(color: string): Shade {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  return { l, c, h };
}

/** How far outside of what a screen shows a channel may be (0 to 1) that is only rounded: a colour comes back as it was. */
const ROUNDING = 0.001;

/** The nearest colour to a shade that a screen can show, with less chroma where it has to be. */
function hexOf({ l, c, h }: Shade): string {
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const;
  const { r, g, b } = rgb(color);
  const isShown = [r, g, b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);
  return formatHex(isShown ? color : clampChroma(color, 'oklch')).toUpperCase();
}

function themeOf(ground: Shade): Theme {
  return ground.l > MIDDLE ? 'light' : 'dark';
}

/** How strong one of the owner's colours is beside the shipped one; greys are 0. */
function strengthOf(source: keyof Own, own: Own): number {
  const shippedShade = {
    ground: shadeOf(shipped[themeOf(own.ground)].page),
    accent: shadeOf(shipped.light.accent),
    secondAccent: shadeOf(shipped.light.secondAccent),
  }[source];
  const shade = own[source];
  return shade ? Math.min(STRONGEST[source], shade.c / shippedShade.c) : Math.min(1, strengthOf('accent', own));
}

/** Hue of one of the owner's colours. A second accent that is not given is as far from the accent as the shipped one. */
function hueOf(source: keyof Own, own: Own): number {
  const [accent, secondAccent] = [shipped.light.accent, shipped.light.secondAccent].map((color) => shadeOf(color).h);
  return own[source]?.h ?? own.accent.h - (accent ?? 0) + (secondAccent ?? 0);
}

/** A shipped colour in the hue and strength of one of the owner's. */
function dyed(color: string, source: keyof Own | 'none', own: Own, turn = 0): Shade {
  const shade = shadeOf(color);
  if (source === 'none') return shade;
  return { l: shade.l, c: shade.c * strengthOf(source, own), h: hueOf(source, own) + turn };
}

/** A ground, as far from the page as the shipped one is. */
function groundOf(token: Token, theme: Theme, own: Own): Shade {
  const page = theme === themeOf(own.ground) ? own.ground : dyed(shipped[theme].page, 'ground', own);
  if (token === 'page') return page;
  const [shade, shippedPage] = [shadeOf(shipped[theme][token]), shadeOf(shipped[theme].page)];
  const away = page.l - shippedPage.l;
  const follows = theme === 'dark' && away < 0 ? NEAR_BLACK : 1;
  return { l: shade.l + away * follows, c: page.c * (shade.c / shippedPage.c), h: page.h };
}

/**
 * What a colour would be if nothing had to be read. The owner's accents are meant for the theme of their
 * ground, and in the other one are at least as dark or light as the shipped ones.
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

/** The colour nearest to a shade, lighter or darker, that meets every need. */
function nearest(shade: Shade, needs: readonly Need[]): string | undefined {
  const meets = (l: number) => {
    const color = hexOf({ ...shade, l });
    return needs.every(({ ground, least, opacity }) => contrastOf(color, ground, opacity) >= least) ? color : undefined;
  };
  // Contrast grows with the distance from the grounds: what black and white lack, no shade has.
  if (!meets(0) && !meets(1)) return undefined;
  for (let away = 0; away <= 1; away += STEP) {
    const color = [shade.l - away, shade.l + away]
      .filter((l) => l > -STEP && l < 1 + STEP)
      .map(meets)
      .find(Boolean);
    if (color) return color;
  }
  return undefined;
}

/** A theme's colours; nothing where the ground leaves one of them without the contrast it needs. */
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
 * Makes the whole palette, light, dark and of the covers, of two or three colours. The shipped palette says how light
 * and how strong each colour is beside the others, the owner's colours its hue. A colour that could not be read or seen
 * is moved in its lightness, by as little as will do.
 *
 * @returns nothing where text on the ground, neither light nor dark, could not have the contrast it needs.
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
