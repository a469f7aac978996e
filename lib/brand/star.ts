import { khatam, type Star } from '../../styles/star';
import { hash } from '../hash';
import { innerRadius } from '../star-geometry';

type Polygon = Pick<Star, 'points' | 'step'>;

/** How many points a star may have: more run into each other in an icon of 16 px. */
export const STAR_POINTS = { least: 5, most: 12 };

/** The fewest points of a star that is drawn from a name: those of five and six stand for much besides. */
const FEWEST_POINTS = 7;

/** How deep the notches between the tips have to be, as a part of the star's radius: 1.5 px of an icon of 16 px. */
const LEAST_DEPTH = 0.225;

/** How deep they may be in a star of two and of three rings, which need room in its middle. */
const MOST_DEPTH = { twoRings: 0.5, threeRings: 0.4 };

/** How wide a tip has to be at its base: 1.9 px of an icon of 16 px. */
const LEAST_WIDTH = 0.3;

/** How a star may be turned: with a tip on top or a notch, and where rings turn against each other in between, too. */
const TURNS = { filled: [0, 0.5], ringed: [0, 0.25, 0.5, 0.75] };

/** The steps that draw a star with so many points which is neither a disc nor all spikes in an icon of 16 px. */
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

/** Every star that a name may draw, with as many rings as it has room for. The khatam is the sample's. */
export const NAME_STARS: readonly Star[] = range(FEWEST_POINTS, STAR_POINTS.most)
  .flatMap((points) =>
    stepsFor(points).flatMap((step) =>
      range(1, mostRings({ points, step })).flatMap((rings) =>
        TURNS[rings === 1 ? 'filled' : 'ringed'].map((turn) => ({ points, step, rings, turn })),
      ),
    ),
  )
  .filter((star) => JSON.stringify(star) !== JSON.stringify(khatam));

/** FNV's own start. */
const OFFSET_BASIS = 0x811c9dc5;

/**
 * The star of a name. It does not depend on how the name's letters are encoded, on capitals, on the spaces between its
 * words, nor on invisible characters such as marks of direction.
 */
export function starFromName(name: string): Star {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ');
  return NAME_STARS[hash(letters, OFFSET_BASIS) % NAME_STARS.length] as Star;
}
