/** @jest-environment node */
import { type Colors, dark, forced, light, moreContrast } from './palette';
import { darkColors, forcedColors, moreContrastColors, paperSizes, theme, variableValues } from './theme';

const DECLARATION = /(--[\w-]+): ([^;{}]+);/g;

/** The variables that a piece of CSS declares, with their values. */
function declared(css: string): [name: string, value: string][] {
  return Array.from(css.matchAll(DECLARATION), ([, name = '', value = '']) => [name, value]);
}

/** The variable that a token asks for, or nothing where it is a value itself. */
function variableOf(token: string): string | undefined {
  return /^var\((--[\w-]+)\)$/.exec(token)?.[1];
}

function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
}

/** The variables of colours, with the values that they have in a theme. */
function colorsAs(colors: Colors) {
  return Object.entries(colors).map(([name, value]) => [variableOf(theme.color[name as keyof Colors]), value]);
}

const names = declared(variableValues).map(([name]) => name);

test('every variable that the styles can ask for is declared, once, and no other', () => {
  const asked = textsIn(theme).map(variableOf).filter(Boolean);
  expect([...names].sort()).toEqual([...asked].sort());
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['light', variableValues, light],
  ['dark', darkColors, dark],
  ['forced colours', forcedColors, forced],
])('in %s every colour has the value of the palette', (_theme, css, colors) => {
  const found = declared(css).filter(([name]) => colorsAs(colors).some(([variable]) => variable === name));
  expect(found).toEqual(colorsAs(colors));
});

test('a colour gives way to a stronger one that stays what it is', () => {
  expect(declared(moreContrastColors)).toEqual(
    Object.entries(moreContrast).map(([name, stronger]) => [
      variableOf(theme.color[name as keyof Colors]),
      theme.color[stronger],
    ]),
  );
  for (const stronger of Object.values(moreContrast)) expect(Object.keys(moreContrast)).not.toContain(stronger);
});

test.each([
  ['every value', variableValues],
  ['dark', darkColors],
  ['forced colours', forcedColors],
  ['more contrast', moreContrastColors],
  ['paper', paperSizes],
])('the declarations for %s are whole, and of variables that there are', (_case, css) => {
  expect(css.replaceAll(DECLARATION, '')).toBe('');
  for (const [name, value] of declared(css)) {
    expect(names).toContain(name);
    expect(value.match(/\(/g)?.length).toBe(value.match(/\)/g)?.length);
  }
});
