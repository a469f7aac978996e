import type { OwnColors } from '@/lib/content/schema';
import type { Palette } from '@/styles/palette';
import { COLOR_PAIRS } from '../../styles/color-pairs';
import { contrastOf } from './contrast';

/** One sentence for each accent of the owner's that is another shade in the theme of their ground, and why. */
export function movedColors(colors: OwnColors, { light, dark }: Palette): string[] {
  const isLight = light.page === colors.ground.toUpperCase();
  const [theme, made] = isLight ? (['light', light] as const) : (['dark', dark] as const);
  return (['accent', 'secondAccent'] as const).flatMap((token) => {
    const given = colors[token];
    if (!given || given.toUpperCase() === made[token]) return [];
    const missed = COLOR_PAIRS.filter(({ color }) => color === token)
      .map(({ on, least, use }) => ({ least, use, contrast: contrastOf(given, made[on]) }))
      .reduce((worst, pair) => (pair.contrast / pair.least < worst.contrast / worst.least ? pair : worst));
    const ratio = `${missed.contrast.toFixed(2)}:1 in ${theme} and needs ${missed.least}:1`;
    return [
      `content/brand.ts: brand.colors.${token} is ${made[token]} in place of ${given}, of which ${missed.use} would have a contrast of ${ratio}.`,
    ];
  });
}
