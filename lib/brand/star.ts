import { hash } from '../hash';

/** The numbers of the star that the site draws everywhere; `lib/content/schema/brand.ts` explains each. */
export interface Star {
  points: number;
  step: number;
  rings: number;
  turn: number;
}

/** The khatam, Cairo's star of two squares. */
export const khatam: Star = { points: 8, step: 2, rings: 1, turn: 0.5 };

/** The star polygons that can be recognized in an icon of 16 px, with the largest number of rings that fit in each. */
export const STAR_SHAPES = [
  { points: 5, step: 2, mostRings: 1 },
  { points: 6, step: 2, mostRings: 2 },
  { points: 7, step: 2, mostRings: 3 },
  { points: 7, step: 3, mostRings: 1 },
  { points: 8, step: 2, mostRings: 3 },
  { points: 8, step: 3, mostRings: 2 },
  { points: 9, step: 3, mostRings: 3 },
  { points: 10, step: 3, mostRings: 3 },
  { points: 10, step: 4, mostRings: 2 },
  { points: 11, step: 4, mostRings: 3 },
  { points: 12, step: 4, mostRings: 3 },
];

/** How a star may be rotated: with a point or a notch at the top, or also between the two if it has rings. */
const TURNS = { filled: [0, 0.5], ringed: [0, 0.25, 0.5, 0.75] };

/** All stars that a name may generate: not the sample's khatam, nor those with 5 or 6 points, which have meanings. */
const NAME_STARS: readonly Star[] = STAR_SHAPES.filter(({ points }) => points > 6)
  .flatMap(({ points, step, mostRings }) =>
    [1, 2, 3]
      .slice(0, mostRings)
      .flatMap((rings) => TURNS[rings === 1 ? 'filled' : 'ringed'].map((turn) => ({ points, step, rings, turn }))),
  )
  .filter((star) => JSON.stringify(star) !== JSON.stringify(khatam));

/** The star generated from a name, ignoring case. */
export function starFromName(name: string): Star {
  return NAME_STARS[hash(name.normalize('NFKC').toLowerCase()) % NAME_STARS.length] as Star;
}
