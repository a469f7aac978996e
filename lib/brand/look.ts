import type { Content } from '@/lib/content/schema';
import type { Palette } from '@/styles/palette';
import type { Star } from '@/styles/star';
import { movedColors } from './moved-colors';
import { paletteFromColors } from './palette-from-colors';
import { starFromName } from './star-from-name';

/** What an owner's site looks like where it differs from the shipped one. */
export interface Look {
  star?: Star;
  palette?: Palette;
  /** What the owner should know of their colours, in sentences. */
  notes: readonly string[];
}

/**
 * Makes what `content/brand.ts` asks for.
 *
 * @throws {Error} with a sentence for the owner, where their colours make no palette.
 */
export function lookOf({ brand, profile }: Content): Look {
  const { star, colors } = brand;
  const palette = colors === 'shipped' ? undefined : paletteFromColors(colors);
  return {
    ...(star !== 'khatam' && { star: star === 'name' ? starFromName(profile.name) : star }),
    ...(palette && { palette }),
    notes: palette && colors !== 'shipped' ? movedColors(colors, palette) : [],
  };
}
