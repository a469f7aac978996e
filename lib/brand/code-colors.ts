import type { Colors, Palette } from './colors';
import { contrastOf, nearest, shadeOf } from './palette';

/** The colours of code that are no tokens of the palette; keywords have its strong accent, comments its muted colour. */
export interface CodeColors {
  string: string;
  number: string;
}

/** The minimum contrast of code on its background (WCAG 2.2, 1.4.6). */
const CONTRAST = 7;

/** The angle between the hues of strings and numbers, in degrees. */
const TURN = -100;

/** The colours of code: strings in the second accent, numbers in a hue of their own, both readable on cards. */
export function codeColors({ light, dark }: Palette): Record<'light' | 'dark', CodeColors> {
  return { light: colorsOn(light), dark: colorsOn(dark) };
}

function colorsOn({ secondAccent, surface, ink }: Colors): CodeColors {
  const shade = shadeOf(secondAccent);
  const readable = (turn: number) =>
    nearest({ ...shade, h: shade.h + turn }, (color) => contrastOf(color, surface) >= CONTRAST) ?? ink;
  return { string: readable(0), number: readable(TURN) };
}
