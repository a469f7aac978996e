/** @jest-environment node */
import { type Colors, dark, forced, light, moreContrast } from '../lib/brand/colors';
import { darkColors, forcedColors, moreContrastColors, paperSizes, theme, variableValues } from './theme';

/** The variables that a piece of CSS declares, with their values. It has nothing else. */
function declared(css: string): [variable: string, value: string][] {
  const declaration = /(--[\w-]+): ([^;{}]+);/g;
  expect(css.replaceAll(declaration, '')).toBe('');
  return Array.from(css.matchAll(declaration), ([, name = '', value = '']) => [`var(${name})`, value]);
}

/** Colours by the variables of their tokens. */
function byVariable(colors: Partial<Colors>) {
  return Object.entries(colors).map(([name, value]) => [theme.color[name as keyof Colors], value]);
}

function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
}

const variables = declared(variableValues).map(([variable]) => variable);

test('exactly the variables that the tokens refer to are declared, each once', () => {
  const referenced = textsIn(theme).filter((text) => text.startsWith('var('));
  expect(variables.sort()).toEqual(referenced.sort());
  expect(new Set(variables).size).toBe(variables.length);
  expect(variables).toEqual(expect.arrayContaining(declared(paperSizes).map(([variable]) => variable)));
});

test.each([
  ['light', variableValues.slice(0, variableValues.indexOf('--k-font')), byVariable(light)],
  ['dark', darkColors, byVariable(dark)],
  ['forced colours', forcedColors, byVariable(forced)],
  [
    'more contrast',
    moreContrastColors,
    Object.entries(moreContrast).map(([name, stronger]) => [theme.color[name as keyof Colors], theme.color[stronger]]),
  ],
])('in %s the colour variables have their values from the palette', (_theme, css, colors) => {
  expect(declared(css)).toEqual(colors);
});
