import { khatam, type Star } from '../../styles/star';
import { hash } from '../hash';
import { innerRadius } from '../star-geometry';

type Polygon = Pick<Star, 'points' | 'step'>;

/** Limits of a star's number of points: more cannot be told apart in an icon of 16 px. */
export const STAR_POINTS = { least: 5, most: 12 };

/** Minimum points of a star generated from a name: stars with five and six points have other meanings. */
const FEWEST_POINTS = 7;

/** Minimum depth of the notches between the points, relative to the star's radius: 1.5 px in an icon of 16 px. */
const LEAST_DEPTH = 0.225;

/** Maximum depth in a star with two and with three rings, which need room in its middle. */
const MOST_DEPTH = { twoRings: 0.5, threeRings: 0.4 };

/** Minimum width of a point at its base: 1.9 px in an icon of 16 px. */
const LEAST_WIDTH = 0.3;

/** How a star may be rotated: with a point or a notch at the top, or also between the two if it has rings. */
const TURNS = { filled: [0, 0.5], ringed: [0, 0.25, 0.5, 0.75] };

/** The steps that draw a star that can be recognized in an icon of 16 px. */
export function stepsFor(points: number): number[] {
  return range(2, Math.ceil(points / 2) - 1).filter((step) => {
    const inner = innerRadius({ points, step });
    return 1 - inner >= LEAST_DEPTH && 2 * inner * Math.sin(Math.PI / points) >= LEAST_WIDTH;
  });
}

/** How many rings a star has room for. */
export function mostRings(star: Polygon): 1 | 2 | 3 {
  const depth = 1 - innerRadius(star);
  if (depth > MOST_DEPTH.twoRings) return 1;
  return depth > MOST_DEPTH.threeRings ? 2 : 3;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** All stars that a name may generate. The khatam is excluded, because it is the star of the sample content. */
export const NAME_STARS: readonly Star[] = range(FEWEST_POINTS, STAR_POINTS.most)
  .flatMap((points) =>
    stepsFor(points).flatMap((step) =>
      range(1, mostRings({ points, step })).flatMap((rings) =>
        TURNS[rings === 1 ? 'filled' : 'ringed'].map((turn) => ({ points, step, rings, turn })),
      ),
    ),
  )
  .filter((star) => JSON.stringify(star) !== JSON.stringify(khatam));

/** FNV's offset basis. */
const OFFSET_BASIS = 0x811c9dc5;

/** The star generated from a name, ignoring case. */
export function starFromName(name: string): Star {
  return NAME_STARS[hash(name.normalize('NFKC').toLowerCase(), OFFSET_BASIS) % NAME_STARS.length] as Star;
}
