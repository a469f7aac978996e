import type { StarNumbers } from '@/lib/content/schema';
import { innerRadius } from '../star-geometry';

type Polygon = Pick<StarNumbers, 'points' | 'step'>;

/** How many points a star may have: more run into each other in an icon of 16 px. */
export const STAR_POINTS = { least: 5, most: 12 };

/** How deep the notches between the tips have to be, as a part of the star's radius: 1.5 px of an icon of 16 px. */
const LEAST_DEPTH = 0.225;

/** How deep they may be in a star of two and of three rings: what is left in its middle has to hold those. */
const MOST_DEPTH = { twoRings: 0.5, threeRings: 0.4 };

/** How wide a tip has to be where it begins, likewise: 1.9 px there. A thinner one fades into its ground. */
const LEAST_WIDTH = 0.3;

function depthOf(star: Polygon): number {
  return 1 - innerRadius(star);
}

function widthOf(star: Polygon): number {
  return 2 * innerRadius(star) * Math.sin(Math.PI / star.points);
}

/** Why a star would not be one at every size, as a clause about its step; nothing where it is well formed. */
export function starFault({ points, step }: Polygon): string | undefined {
  if (step < 2 || 2 * step >= points) return 'draws no star';
  if (depthOf({ points, step }) < LEAST_DEPTH) return 'looks like a disc in an icon of 16 px';
  if (widthOf({ points, step }) < LEAST_WIDTH) return 'has tips too thin for an icon of 16 px';
  return undefined;
}

/** The steps that draw a well-formed star with so many points. */
export function stepsFor(points: number): number[] {
  return Array.from({ length: points }, (_, step) => step).filter((step) => !starFault({ points, step }));
}

/** How many rings a well-formed star has room for. */
export function mostRings(star: Polygon): 1 | 2 | 3 {
  const depth = depthOf(star);
  if (depth > MOST_DEPTH.twoRings) return 1;
  return depth > MOST_DEPTH.threeRings ? 2 : 3;
}
