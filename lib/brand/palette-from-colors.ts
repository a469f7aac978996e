import { clampChroma, converter, formatHex } from 'culori';
import type { OwnColors } from '@/lib/content/schema';
import { COLOR_PAIRS, COVER_CONTRAST, type ColorPair } from '../../styles/color-pairs';
import { type Colors, type CoverFamily, type Palette, shipped, type Token } from '../../styles/palette';
import { contrastOf } from './contrast';

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

/** The steps in which a lightness is moved, first and last; no eye sees one of the last. */
const COARSE = 0.04;
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
  const within = (from: number, to: number, step: number) => {
    for (let away = from; away <= to; away += step) {
      const color = [shade.l - away, shade.l + away]
        .filter((l) => l > -step && l < 1 + step)
        .map(meets)
        .find(Boolean);
      if (color) return { color, away };
    }
    return undefined;
  };
  const roughly = within(0, 1 + COARSE, COARSE);
  return roughly && (within(Math.max(0, roughly.away - COARSE), roughly.away, STEP) ?? roughly).color;
}

/** Of the needs that not even black or white meets, the one missed by most. */
function hardest<Kind extends Need>(needs: readonly Kind[]): { need: Kind; best: number } {
  const found = needs.map((need) => {
    const best = Math.max(...['#000000', '#FFFFFF'].map((color) => contrastOf(color, need.ground, need.opacity)));
    return { need, best };
  });
  return found.reduce((worst, one) => (one.best / one.need.least < worst.best / worst.need.least ? one : worst));
}

/** A theme's colours, or why there are none. */
function makeTheme(theme: Theme, own: Own): { colors: Colors } | { fault: string } {
  const made = {} as Colors;
  for (const token of TOKENS) {
    const needs = COLOR_PAIRS.filter(({ color }) => color === token).map((pair) => ({
      ...pair,
      ground: made[pair.on],
    }));
    const color = nearest(draftOf(token, theme, own, made), needs);
    if (!color) {
      const { need, best } = hardest(needs);
      return {
        fault: `${need.use} (${token} on ${need.on} in ${theme}) has a contrast of ${best.toFixed(2)}:1 at most and needs ${need.least}:1`,
      };
    }
    made[token] = color;
  }
  return { colors: made };
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

function makePalette(own: Own): { palette: Palette } | { fault: string } {
  const light = makeTheme('light', own);
  if ('fault' in light) return light;
  const dark = makeTheme('dark', own);
  if ('fault' in dark) return dark;
  return { palette: { light: light.colors, dark: dark.colors, cover: makeCovers(own) } };
}

/** The nearest ground on which there is a palette, lighter (`by` is 1) or darker (-1). */
function workingGround(own: Own, by: 1 | -1): string | undefined {
  for (let l = own.ground.l; l >= 0 && l <= 1; l += by * 0.01) {
    const ground = hexOf({ ...own.ground, l });
    if ('palette' in makePalette({ ...own, ground: shadeOf(ground) })) return ground;
  }
  return undefined;
}

/** A ground on which not everything could be read. */
export class WrongGround extends Error {
  /** @param fault the end of a sentence about the field, without its full stop. */
  constructor(readonly fault: string) {
    super(`content/brand.ts: brand.colors.ground ${fault}.`);
  }
}

/**
 * Makes the whole palette, light, dark and of the covers, of two or three colours. The shipped palette
 * says how light and how strong each colour is beside the others, the owner's colours its hue. A colour
 * that could not be read or seen is moved in its lightness, by as little as will do.
 *
 * @throws {WrongGround} where the ground leaves a pair without the contrast it needs, with the pair, its contrast and a ground that will do.
 */
export function paletteFromColors({ ground, accent, secondAccent }: OwnColors): Palette {
  const own: Own = {
    ground: shadeOf(ground),
    accent: shadeOf(accent),
    ...(secondAccent && { secondAccent: shadeOf(secondAccent) }),
  };
  const made = makePalette(own);
  if ('palette' in made) return made.palette;
  const remedies = [
    ['a lighter ground', workingGround(own, 1)],
    ['a darker one', workingGround(own, -1)],
  ].flatMap(([words, color]) => (color ? `${words}, for example ${color}` : []));
  throw new WrongGround(`is ${ground}, with which ${made.fault}; write ${remedies.join(', or ')}`);
}
