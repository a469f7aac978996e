/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, interpolate } from 'culori';
import fc from 'fast-check';
import { contrastOf, paletteFromColors } from '@/lib/brand/palette';
import { COLOR_PAIRS, type ColorPair } from './color-pairs';
import { type Colors, moreContrast, type Palette, shipped, type Token } from './palette';

/** A CSS declaration that uses colours of the theme. */
interface Declaration {
  file: string;
  property: string;
  /** With each `${theme.color.ink}` replaced by `§ink`. */
  value: string;
  tokens: Token[];
}

/** The declarations of a CSS rule, without those of the rules nested in it. */
type Rule = Declaration[];

const COLOR = /\btheme\.color\.(\w+)/g;

/** A file's source with `§ink` for each `${…}` of one colour, and `§ink §muted` for one that chooses by a prop. */
function withTokens(source: string): string {
  return source
    .replace(/theme\.color\[\$(\w+)\]/g, (_, prop) =>
      [...(new RegExp(`\\$${prop}: ('[^>]*)\\}>`).exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)]
        .map(([, token]) => `theme.color.${token}`)
        .join(' : '),
    )
    .replace(/\$\{(?:\(\{[^}]*\}\) => )?[^{}]*\btheme\.color\.[^{}]*\}/g, (chosen) =>
      [...chosen.matchAll(COLOR)].map(([, token]) => `§${token}`).join(' '),
    );
}

function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  const open = [{ rule: [] as Rule, begin: '' }];
  for (const [piece] of withTokens(readFileSync(file, 'utf8')).matchAll(/[^;{}`]*[;{}`]/g)) {
    const [, property, value] = /([a-z-]+):\s([^:]*§\w.*);$/s.exec(piece) ?? [];
    const begin = piece.at(-1) ?? '';
    const current = open.at(-1);
    if (property && value) {
      const tokens = [...value.matchAll(/§(\w+)/g)].map(([, token]) => token as Token);
      current?.rule.push({ file, property, value, tokens });
    }
    if (begin === '}' || (begin === '`' && current?.begin === '`')) rules.push(open.pop()?.rule ?? []);
    else if (begin !== ';') open.push({ rule: [], begin });
  }
  return rules;
}

const sources = ['app', 'components', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);
const rules = sources.flatMap(rulesOf);
const declarations = rules.flat();

/** Decorative or redundant colours, which may have less than 3:1 contrast to their background. */
const DECORATIVE: readonly Token[] = ['line', 'bandLine'];

const isBackground = ({ property }: Declaration) => property === 'background';

/** Whether `COLOR_PAIRS` has these two colours, in either order. */
function isPair(one: Token, other: Token): boolean {
  return COLOR_PAIRS.some(({ color, on }) => (color === one && on === other) || (color === other && on === one));
}

test('the parser finds every colour that the styles use', () => {
  const named = sources
    .filter((file) => file !== path.join('styles', 'theme.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btheme\.color\b/g)].map(() => file));
  // An interpolation that chooses by a prop is one place in the file and two colours here.
  const chosen = declarations.filter(({ tokens, value }) => tokens.length > 1 && !value.includes('color-mix'));
  expect(chosen.length).toBeGreaterThan(1);
  expect(new Set(declarations.map(({ file }) => file))).toEqual(new Set(named));
  expect(declarations.flatMap(({ tokens }) => tokens).length).toBeGreaterThanOrEqual(named.length);
});

test('every colour that the styles use is decorative or in a pair', () => {
  const paired = new Set([...DECORATIVE, ...COLOR_PAIRS.flatMap(({ color, on }) => [color, on])]);
  const strays = declarations.flatMap(({ file, property, tokens }) =>
    tokens.filter((token) => !paired.has(token)).map((token) => `${file}: ${property} in ${token}`),
  );
  expect(strays).toEqual([]);
});

test('every colour of a rule is paired with the background of that rule', () => {
  const strays = rules.flatMap((rule) =>
    rule
      .filter(isBackground)
      .flatMap((background) =>
        rule
          .filter((declaration) => !isBackground(declaration))
          .flatMap(({ property, tokens, file }) =>
            tokens
              .filter((token) => !DECORATIVE.includes(token) && !background.tokens.some((on) => isPair(token, on)))
              .map((token) => `${file}: ${property} in ${token} on ${background.tokens}`),
          ),
      ),
  );
  expect(strays).toEqual([]);
});

test('the styles use both colours of every pair', () => {
  const used = new Set(declarations.flatMap(({ tokens }) => tokens));
  expect(COLOR_PAIRS.filter(({ color, on }) => !used.has(color) || !used.has(on))).toEqual([]);
});

/** The text of form errors, whose colour under `prefers-contrast: more` is a `color-mix` in the styles. */
const isError = ({ color, least }: ColorPair) => color === 'danger' && least === 7;

function withMoreContrast(colors: Colors): Colors {
  const stronger = Object.entries(moreContrast).map(([token, other]) => [token, colors[other]]);
  return { ...colors, ...Object.fromEntries(stronger) };
}

function contrastIn(colors: Colors, { color, on, opacity }: ColorPair): number {
  return contrastOf(colors[color], colors[on], opacity);
}

/** The pairs that lack their minimum contrast under `prefers-contrast: more`. */
function pairsBelow({ light, dark }: Pick<Palette, 'light' | 'dark'>): string[] {
  return Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    COLOR_PAIRS.filter((pair) => !isError(pair) && contrastIn(withMoreContrast(colors), pair) < pair.least).map(
      ({ use }) => `${theme}: ${use}`,
    ),
  );
}

/** The contrast of the error text in a theme, whose colour the styles compute with `color-mix`. */
function errorContrast(colors: Colors): number[] {
  const mixed = declarations.filter(({ property, value }) => property === 'color' && value.includes('color-mix'));
  return mixed.flatMap(({ value }) => {
    const [, color, share, other] = /color-mix\(in srgb, §(\w+) (\d+)%, §(\w+)\)/.exec(value) ?? [];
    const mix = interpolate([colors[color as Token], colors[other as Token]], 'rgb')(1 - Number(share) / 100);
    return COLOR_PAIRS.filter(isError).map(({ on }) => contrastOf(formatHex(mix), withMoreContrast(colors)[on]));
  });
}

test('under prefers-contrast every pair of the shipped palette has its minimum contrast', () => {
  expect(pairsBelow(shipped)).toEqual([]);
  for (const colors of [shipped.light, shipped.dark]) {
    const errors = errorContrast(colors);
    expect(errors).toHaveLength(1);
    expect(Math.min(...errors)).toBeGreaterThanOrEqual(7);
    // Hairlines are visible (WCAG 2.2, 1.4.11).
    expect(contrastOf(withMoreContrast(colors).line, colors.page)).toBeGreaterThanOrEqual(3);
  }
});

test('under prefers-contrast every pair of a generated palette has its minimum contrast', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
  fc.assert(
    fc.property(color, color, (ground, accent) => {
      const made = paletteFromColors({ ground, accent });
      if (!made) return;
      expect(pairsBelow(made)).toEqual([]);
      expect(Math.min(...errorContrast(made.light), ...errorContrast(made.dark))).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 30 },
  );
});
