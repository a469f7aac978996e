import { type Star, star } from '@/styles/star';
import { type Point, pathThrough, pointsOnCircle } from './geometry';
import { RING } from './rosette-paths';
import { sharpestStar } from './star-family';

/** The rosette's bold star without one of its lines, as SVG path data. */
export interface BrokenStar {
  /** The star as one stroke that stops before its last line. */
  open: string;
  /** The line that `open` leaves out. */
  missing: string;
}

/** Breaks the bold star of the rosette around `seed`. A module of its own, because one page alone shows it. */
export function breakStar({ points }: Star): BrokenStar {
  const count = 2 * points;
  const { step } = sharpestStar(count);
  const outer = pointsOnCircle(count, RING, 1 / (2 * count));
  // The points in the order in which the bold star is drawn, from one near the top.
  const line = outer.map((_, at) => outer[(Math.floor(count * 0.75) + at * step) % count] as Point);
  return { open: pathThrough(line, ''), missing: pathThrough([line[0] as Point, line.at(-1) as Point], '') };
}

/** The broken star of the owner's rosette. */
export const brokenStar = breakStar(star);
