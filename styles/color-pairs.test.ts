/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex, interpolate } from 'culori';
import fc from 'fast-check';
import { contrastOf, paletteFromColors } from '@/lib/brand/palette';
import { COLOR_PAIRS, type ColorPair } from './color-pairs';
import { type Colors, moreContrast, type Palette, shipped, type Token } from './palette';

/** A declaration with colours of the theme in it. */
interface Declaration {
  file: string;
  property: string;
  /** With `§ink` for `${theme.color.ink}`. */
  value: string;
  tokens: Token[];
}

/** What stands between two braces of a file's styles, the rules within it aside. */
type Rule = Declaration[];

const COLOR = /\btheme\.color\.(\w+)/g;

/** A file's styles with `§ink` for each `${…}` of one colour, and `§ink §muted` for one that chooses. */
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

/** What may be told from what it stands on by less than 3:1: it adorns, or says what something else says too. */
const ADORNS: readonly Token[] = ['line', 'bandLine'];

const isGround = ({ property }: Declaration) => property === 'background';

/** Whether two colours are a pair of the list, whichever of them is the ground. */
function isPair(one: Token, other: Token): boolean {
  return COLOR_PAIRS.some(({ color, on }) => (color === one && on === other) || (color === other && on === one));
}

test('finds every colour that the styles use', () => {
  const named = sources
    .filter((file) => file !== path.join('styles', 'theme.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btheme\.color\b/g)].map(() => file));
  // What chooses by a prop is one place in the file and two colours here.
  const chosen = declarations.filter(({ tokens, value }) => tokens.length > 1 && !value.includes('color-mix'));
  expect(chosen.length).toBeGreaterThan(1);
  expect(new Set(declarations.map(({ file }) => file))).toEqual(new Set(named));
  expect(declarations.flatMap(({ tokens }) => tokens).length).toBeGreaterThanOrEqual(named.length);
});

test('every colour that the styles use is in a pair', () => {
  const paired = new Set([...ADORNS, ...COLOR_PAIRS.flatMap(({ color, on }) => [color, on])]);
  const strays = declarations.flatMap(({ file, property, tokens }) =>
    tokens.filter((token) => !paired.has(token)).map((token) => `${file}: ${property} in ${token}`),
  );
  expect(strays).toEqual([]);
});

test('every two colours that a rule sets on each other are a pair', () => {
  const strays = rules.flatMap((rule) =>
    rule
      .filter(isGround)
      .flatMap((ground) =>
        rule
          .filter((declaration) => !isGround(declaration))
          .flatMap(({ property, tokens, file }) =>
            tokens
              .filter((token) => !ADORNS.includes(token) && !ground.tokens.some((on) => isPair(token, on)))
              .map((token) => `${file}: ${property} in ${token} on ${ground.tokens}`),
          ),
      ),
  );
  expect(strays).toEqual([]);
});

test('every pair is one of colours that the styles use', () => {
  const used = new Set(declarations.flatMap(({ tokens }) => tokens));
  expect(COLOR_PAIRS.filter(({ color, on }) => !used.has(color) || !used.has(on))).toEqual([]);
});

/** The errors of a form, whose colour with more contrast is mixed in the styles. */
const isError = ({ color, least }: ColorPair) => color === 'danger' && least === 7;

function withMoreContrast(colors: Colors): Colors {
  const stronger = Object.entries(moreContrast).map(([token, other]) => [token, colors[other]]);
  return { ...colors, ...Object.fromEntries(stronger) };
}

function contrastIn(colors: Colors, { color, on, opacity }: ColorPair): number {
  return contrastOf(colors[color], colors[on], opacity);
}

/** The pairs without the contrast they need where visitors ask for more of it. */
function pairsBelow({ light, dark }: Pick<Palette, 'light' | 'dark'>): string[] {
  return Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    COLOR_PAIRS.filter((pair) => !isError(pair) && contrastIn(withMoreContrast(colors), pair) < pair.least).map(
      ({ use }) => `${theme}: ${use}`,
    ),
  );
}

/** The contrast of the errors' text in the colours of a theme, as `color-mix` in the styles has it. */
function errorContrast(colors: Colors): number[] {
  const mixed = declarations.filter(({ property, value }) => property === 'color' && value.includes('color-mix'));
  return mixed.flatMap(({ value }) => {
    const [, color, share, other] = /color-mix\(in srgb, §(\w+) (\d+)%, §(\w+)\)/.exec(value) ?? [];
    const mix = interpolate([colors[color as Token], colors[other as Token]], 'rgb')(1 - Number(share) / 100);
    return COLOR_PAIRS.filter(isError).map(({ on }) => contrastOf(formatHex(mix), withMoreContrast(colors)[on]));
  });
}

test('with more contrast every pair of the shipped palette has its contrast', () => {
  expect(pairsBelow(shipped)).toEqual([]);
  for (const colors of [shipped.light, shipped.dark]) {
    const errors = errorContrast(colors);
    expect(errors).toHaveLength(1);
    expect(Math.min(...errors)).toBeGreaterThanOrEqual(7);
    // What was a hairline is seen as one.
    expect(contrastOf(withMoreContrast(colors).line, colors.page)).toBeGreaterThanOrEqual(3);
  }
});

test('with more contrast a palette of the owner’s colours has it too', () => {
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
