/** @jest-environment node */
import { type Colors, dark, forced, light, moreContrast } from './palette';
import { darkColors, forcedColors, moreContrastColors, paperSizes, theme, variableValues } from './theme';

const DECLARATION = /(--[\w-]+): ([^;{}]+);/g;

/** The variables that a piece of CSS declares, with their values. */
function declared(css: string): [name: string, value: string][] {
  return Array.from(css.matchAll(DECLARATION), ([, name = '', value = '']) => [name, value]);
}

/** The variable that a token refers to; `undefined` if the token is a plain value. */
function variableOf(token: string): string | undefined {
  return /^var\((--[\w-]+)\)$/.exec(token)?.[1];
}

function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
}

/** The colour variables with their values in a theme. */
function colorsAs(colors: Colors) {
  return Object.entries(colors).map(([name, value]) => [variableOf(theme.color[name as keyof Colors]), value]);
}

const names = declared(variableValues).map(([name]) => name);

test('exactly the variables that the tokens refer to are declared, each once', () => {
  const referenced = textsIn(theme).map(variableOf).filter(Boolean);
  expect([...names].sort()).toEqual([...referenced].sort());
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['light', variableValues, light],
  ['dark', darkColors, dark],
  ['forced colours', forcedColors, forced],
])('in %s every colour variable has its value from the palette', (_theme, css, colors) => {
  const found = declared(css).filter(([name]) => colorsAs(colors).some(([variable]) => variable === name));
  expect(found).toEqual(colorsAs(colors));
});

test('with more contrast a colour is replaced by one that is not replaced itself', () => {
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
])('the declarations for %s are well-formed and set only known variables', (_case, css) => {
  expect(css.replaceAll(DECLARATION, '')).toBe('');
  for (const [name, value] of declared(css)) {
    expect(names).toContain(name);
    expect(value.match(/\(/g)?.length).toBe(value.match(/\)/g)?.length);
  }
});
