/** @jest-environment node */
import fc from 'fast-check';
import type { HexColor, OwnColors } from '@/lib/content/schema';
import { COLOR_PAIRS, COVER_CONTRAST } from '@/styles/color-pairs';
import { type Palette, shipped } from '@/styles/palette';
import { contrastIn, contrastOf } from './contrast';
import { movedColors } from './moved-colors';
import { paletteFromColors } from './palette-from-colors';

/** The pairs of a palette that have less contrast than they need, in the words of the list. */
function pairsBelow({ light, dark, cover }: Palette): string[] {
  const inThemes = Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    COLOR_PAIRS.filter((pair) => contrastIn(colors, pair) < pair.least).map(
      (pair) => `${theme}: ${pair.use}, ${Math.floor(contrastIn(colors, pair) * 100) / 100} of ${pair.least}`,
    ),
  );
  const ofCovers = Object.entries(cover)
    .filter(([, { ground, line }]) => contrastOf(line, ground) < COVER_CONTRAST)
    .map(([family]) => `the lines of a ${family} cover`);
  return [...inThemes, ...ofCovers];
}

/** The shipped palette stays what it is: in light its text in a colour has WCAG's 4.5:1 for AA, and not 7:1 for AAA. */
test('the shipped palette has the contrast of every pair but these', () => {
  expect(pairsBelow(shipped)).toEqual([
    'light: secondary text on the page, 6.99 of 7',
    'light: a link on the page, 5.78 of 7',
    'light: a link on a card, 6.19 of 7',
    'light: a link in the offer of a draft, 5.15 of 7',
    'light: the words of a button, 6.45 of 7',
    'light: the error under a field, 6.26 of 7',
  ]);
});

test('calculates contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#000000', '#FFFFFF', 0.5)).toBeCloseTo(3.98, 1);
});

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColor => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

test('makes of any colours a palette in which all can be read, or says which pair cannot', () => {
  fc.assert(
    fc.property(color, color, fc.option(color, { nil: undefined }), (ground, accent, secondAccent) => {
      const outcome = tryColors({ ground, accent, secondAccent });
      if (typeof outcome === 'string') {
        expect(outcome).toMatch(
          /^content\/brand\.ts: brand\.colors\.ground is #[0-9A-F]{6}, with which .+ \(\w+ on \w+ in (light|dark)\) has a contrast of \d+\.\d\d:1 at most and needs \d(\.\d)?:1; write a (lighter|darker) /,
        );
      } else {
        expect(pairsBelow(outcome)).toEqual([]);
        expect([outcome.light.page, outcome.dark.page]).toContain(ground);
      }
    }),
    { numRuns: 30 },
  );
});

function tryColors(colors: OwnColors): Palette | string {
  try {
    return paletteFromColors(colors);
  } catch (error) {
    return (error as Error).message;
  }
}

test('keeps colours that can be read as they are', () => {
  const { light, dark } = paletteFromColors({ ground: '#FAF7FF', accent: '#4A148C', secondAccent: '#B3400A' });
  expect(light).toMatchObject({ page: '#FAF7FF', accent: '#4A148C', secondAccent: '#B3400A' });
  expect(pairsBelow({ ...shipped, light, dark })).toEqual([]);
});

test('tells the owner of a colour that is not as it was written', () => {
  const kept: OwnColors = { ground: '#FAF7FF', accent: '#4a148c', secondAccent: '#B3400A' };
  expect(movedColors(kept, paletteFromColors(kept))).toEqual([]);
  const moved: OwnColors = { ground: '#FFFFFF', accent: '#FFE600', secondAccent: '#B3400A' };
  expect(movedColors(moved, paletteFromColors(moved))).toEqual([
    expect.stringMatching(
      /^content\/brand\.ts: brand\.colors\.accent is #\w{6} in place of #FFE600, of which a link in the offer of a draft would have a contrast of 1\.1\d:1 in light and needs 7:1\.$/,
    ),
  ]);
});

test('takes the nearest shade of one that cannot', () => {
  const { light, dark } = paletteFromColors({ ground: '#FFFFFF', accent: '#FFE600' });
  const lighter = light.accent.replace(/^#(..)(..)/, (_, red, green) => `#${next(red)}${next(green)}`);
  expect(contrastOf(light.accent, light.chip)).toBeGreaterThanOrEqual(7);
  expect(contrastOf(lighter, light.chip)).toBeLessThan(7.1);
  expect(dark.accent).toBe('#FFE600');
});

/** The next value of a channel but one. */
function next(channel: string): string {
  return (Number.parseInt(channel, 16) + 2).toString(16).padStart(2, '0');
}

test('a dark ground is the page in dark, and the one in light has its hue', () => {
  const { light, dark } = paletteFromColors({ ground: '#0B1020', accent: '#9DB2FF' });
  expect(dark).toMatchObject({ page: '#0B1020', accent: '#9DB2FF' });
  expect(contrastOf(light.page, '#000000')).toBeGreaterThan(17);
});

test('stops at a ground on which nothing can be read, and names grounds that will do', () => {
  const message = tryColors({ ground: '#808080', accent: '#8A8A8A' });
  expect(message).toMatch(
    /^content\/brand\.ts: brand\.colors\.ground is #808080, with which text on a chip \(ink on chip in light\) has a contrast of 4\.\d\d:1 at most and needs 7:1; write a lighter ground, for example (#\w{6}), or a darker one, for example (#\w{6})\.$/,
  );
  for (const ground of String(message).match(/example (#\w{6})/g) ?? []) {
    expect(tryColors({ ground: ground.slice(8) as HexColor, accent: '#8A8A8A' })).toHaveProperty('light');
  }
});

test('turns grey into greys', () => {
  const { light, dark, cover } = paletteFromColors({ ground: '#FFFFFF', accent: '#777777' });
  const { live: _live, danger: _danger, ...greys } = light;
  for (const grey of [...Object.values(greys), dark.accent, ...Object.values(cover).flatMap(Object.values)]) {
    expect(grey).toMatch(/^#(..)\1\1$/);
  }
});
