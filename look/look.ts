import type { Content } from '../content/types';
import type { Palette } from '../styles/palette';
import type { Star } from '../styles/star';
import { paletteFromColors } from './palette-from-colors';
import { starFromName } from './star-from-name';

/** What an owner's site looks like where it differs from the shipped one. */
export interface Look {
  star?: Star;
  palette?: Palette;
}

/**
 * Makes what `content/brand.ts` asks for.
 *
 * @throws {Error} with a sentence for the owner, where their colours make no palette.
 */
export function lookOf({ brand, profile }: Content): Look {
  const { star, colors } = brand;
  return {
    ...(star !== 'khatam' && { star: star === 'name' ? starFromName(profile.name) : star }),
    ...(colors !== 'shipped' && { palette: paletteFromColors(colors) }),
  };
}
