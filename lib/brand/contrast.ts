import { converter, wcagContrast } from 'culori';
import type { ColorPair } from '@/styles/color-pairs';
import type { Colors } from '@/styles/palette';

const rgb = converter('rgb');

/** The contrast of a colour on another by WCAG's formula, 1 to 21; both as `#` and six digits. */
export function contrastOf(color: string, on: string, opacity = 1): number {
  const [above, below] = [rgb(color), rgb(on)];
  if (!above || !below)
    throw new Error(`${above ? on : color} is no colour; write it as # and six digits from 0 to F.`);
  const mix = (channel: 'r' | 'g' | 'b') => above[channel] * opacity + below[channel] * (1 - opacity);
  return wcagContrast({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') }, below);
}

/** The contrast of a pair in a theme's colours. */
export function contrastIn(colors: Colors, { color, on, opacity }: ColorPair): number {
  return contrastOf(colors[color], colors[on], opacity);
}
