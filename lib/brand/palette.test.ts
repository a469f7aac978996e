import fc from 'fast-check';
import { type Colors, moreContrast, type Palette, shipped } from '@/lib/brand/colors';
import { LOOKS } from '@/scripts/new/looks';
import { type ChosenColors, COLOR_PAIRS, codeColors, contrastOf, paletteFromColors } from './palette';

/** The palette of valid colours. */
const paletteOf = (colors: ChosenColors) => paletteFromColors(colors) as Palette;

/** Descriptions of the pairs in a palette that have less contrast than they need. */
function pairsBelow({ light, dark, covers, ownAccent }: Palette): string[] {
  const inThemes = Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    COLOR_PAIRS.flatMap(({ color, on, least, opacity }) =>
      on.flatMap((other) => {
        const contrast = contrastOf(colors[color], colors[other], opacity);
        return contrast < least
          ? [`${theme}: ${color} on ${other}, ${Math.floor(contrast * 100) / 100} of ${least}`]
          : [];
      }),
    ),
  );
  const inCode = [light, dark].flatMap((colors) => {
    const { string, number, ...grounds } = codeColors(colors);
    return [colors.muted, colors.accentStrong, string, number].flatMap((color) =>
      [colors.surface, ...Object.values(grounds)].filter((ground) => contrastOf(color, ground) < 7),
    );
  });
  const ofCovers = covers
    .filter(({ ground, line }) => contrastOf(line, ground) < 3)
    .map(({ line, ground }) => `the lines ${line} of a cover on ${ground}`);
  const inButtons = Object.values(ownAccent ?? {})
    .filter(({ fill, onFill }) => contrastOf(onFill, fill) < 7)
    .map(({ fill }) => `text on ${fill}`);
  return [...inThemes, ...inCode, ...ofCovers, ...inButtons];
}

/** The palette for visitors who prefer more contrast. */
function withMoreContrast({ light, dark, covers }: Palette): Palette {
  const stronger = (colors: Colors): Colors => {
    const replaced = Object.entries(moreContrast).map(([token, other]) => [token, colors[other]]);
    return { ...colors, ...Object.fromEntries(replaced) };
  };
  return { light: stronger(light), dark: stronger(dark), covers };
}

/**
 * The shipped palette has these known exceptions: in the light theme, its coloured text meets WCAG AA (4.5:1) but not
 * AAA (7:1).
 */
test('the shipped palette has enough contrast for all pairs except these', () => {
  expect(pairsBelow(shipped)).toEqual([
    'light: muted on page, 6.99 of 7',
    'light: accent on page, 5.78 of 7',
    'light: accent on surface, 6.19 of 7',
    'light: onAccent on accent, 6.45 of 7',
    'light: danger on surface, 6.26 of 7',
  ]);
  const { light, dark, covers } = withMoreContrast(shipped);
  // The styles then mix it with the colour of text, which axe measures.
  expect(pairsBelow({ light, dark, covers })).toEqual(['light: danger on surface, 6.26 of 7']);
  // Hairlines are visible then (WCAG 2.2, 1.4.11).
  for (const { line, page } of [light, dark]) expect(contrastOf(line, page)).toBeGreaterThanOrEqual(3);
});

test('drawings, covers and buttons have the owner’s accent, unless it can’t be seen', () => {
  const coral = paletteOf({ ground: '#FFF8F0', accent: '#FF6B57' });
  expect(coral.light.accent).not.toBe('#FF6B57');
  expect(coral.ownAccent).toMatchObject({
    light: { drawing: '#FF6B57', fill: '#FF6B57' },
    dark: { drawing: '#FF6B57' },
  });
  const { band, onBandMuted } = coral.light;
  expect(coral.covers).toEqual([
    { ground: band, line: onBandMuted },
    { ground: '#FF6B57', line: coral.ownAccent?.light.onFill },
    { ground: coral.dark.chip, line: coral.dark.accent },
  ]);
  const { light, dark, ownAccent } = paletteOf({ ground: '#FFFFFF', accent: '#1A237E' });
  expect([light.accent, ownAccent, dark.accent === '#1A237E']).toEqual(['#1A237E', undefined, false]);
});

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

test('any colours make a palette with enough contrast, unless the ground is neither light nor dark', () => {
  fc.assert(
    fc.property(color, color, fc.option(color, { nil: undefined }), (ground, accent, secondAccent) => {
      const palette = paletteFromColors({ ground, accent, secondAccent });
      if (!palette) {
        expect(Math.max(contrastOf(ground, '#000000'), contrastOf(ground, '#FFFFFF'))).toBeLessThan(12);
        return;
      }
      expect(pairsBelow(palette)).toEqual([]);
      expect(pairsBelow(withMoreContrast(palette))).toEqual([]);
      expect([palette.light.page, palette.dark.page]).toContain(ground);
    }),
    { numRuns: 12, examples: [['#FFFFFF', '#777777', undefined]] },
  );
});

test.each(Object.entries(LOOKS))('the look %s has enough contrast, and keeps its accent', (_, { colors }) => {
  if (colors === 'shipped') return;
  const palette = paletteOf(colors);
  expect(pairsBelow(palette)).toEqual([]);
  expect([palette.light.accent, palette.dark.accent]).toContain(colors.accent);
});

test('a colour with too little contrast becomes its nearest shade with enough', () => {
  const { light, dark } = paletteOf({ ground: '#FFFFFF', accent: '#FFE600' });
  const lighter = light.accent.replace(/^#(..)(..)/, (_, red, green) => `#${next(red)}${next(green)}`);
  expect(contrastOf(light.accent, light.page)).toBeGreaterThanOrEqual(7);
  expect(contrastOf(lighter, light.page)).toBeLessThan(7.1);
  expect(dark.accent).toBe('#FFE600');
});

/** A channel in hexadecimal digits, increased by two. */
function next(channel: string): string {
  return (Number.parseInt(channel, 16) + 2).toString(16).padStart(2, '0');
}

test('a dark ground is the page background of the dark theme, and the light theme is still light', () => {
  const { light, dark } = paletteOf({ ground: '#0B1020', accent: '#9DB2FF' });
  expect(dark).toMatchObject({ page: '#0B1020', accent: '#9DB2FF' });
  expect(contrastOf(light.page, '#000000')).toBeGreaterThan(17);
});

test('colours for each theme are used as they are where they can be read', () => {
  const ground = { light: '#FFFFFF', dark: '#101418' };
  const palette = paletteOf({ ground, accent: { light: '#0B4F8A', dark: '#8CC4FF' }, secondAccent: '#B5512B' });
  expect([palette.light.page, palette.dark.page]).toEqual(['#FFFFFF', '#101418']);
  expect([palette.light.accent, palette.dark.accent]).toEqual(['#0B4F8A', '#8CC4FF']);
  expect(palette.ownAccent).toBeUndefined();
  expect(paletteFromColors({ ground: { light: ground.dark, dark: ground.light }, accent: '#0B4F8A' })).toBeUndefined();
});
