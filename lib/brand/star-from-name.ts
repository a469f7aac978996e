import { khatam, type Star } from '../../styles/star';
import { hash } from '../hash';
import { mostRings, STAR_POINTS, stepsFor } from './star-shape';

/** The fewest points of a star that is drawn from a name. Those of five and six stand for much besides; who wants one can say so in numbers. */
const FEWEST_POINTS = 7;

/** How a star may be turned: with a tip on top or a notch, and where rings turn against each other in between, too. */
const TURNS = { filled: [0, 0.5], ringed: [0, 0.25, 0.5, 0.75] };

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Every star that a name may draw: the well-formed ones, with as many rings as they have room for. The khatam is the sample's. */
export const NAME_STARS: readonly Star[] = range(FEWEST_POINTS, STAR_POINTS.most)
  .flatMap((points) =>
    stepsFor(points).flatMap((step) =>
      range(1, mostRings({ points, step })).flatMap((rings) =>
        TURNS[rings === 1 ? 'filled' : 'ringed'].map((turn) => ({ points, step, rings, turn })),
      ),
    ),
  )
  .filter((star) => !isKhatam(star));

function isKhatam({ points, step, rings, turn }: Star): boolean {
  return points === khatam.points && step === khatam.step && rings === khatam.rings && turn === khatam.turn;
}

/** FNV's own start. */
const OFFSET_BASIS = 0x811c9dc5;

/**
 * The star of a name. It does not depend on how the name's letters are encoded, on capitals, on the
 * spaces between its words, nor on characters that nobody can see, such as marks of direction.
 */
export function starFromName(name: string): Star {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ');
  return NAME_STARS[hash(letters, OFFSET_BASIS) % NAME_STARS.length] as Star;
}
