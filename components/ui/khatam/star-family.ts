import type { StarPolygon } from './geometry';

/**
 * The sharpest star of so many points that is drawn in one line: the step is the largest below their half
 * that has no divisor in common with them. Six points have no such star, and get the one of two triangles.
 */
export function sharpestStar(points: number): StarPolygon {
  const below = points % 2 === 1 ? 0.5 : points % 4 === 0 ? 1 : 2;
  return { points, step: Math.max(2, points / 2 - below) };
}

/**
 * The stars that go with one of so many points: its own and its neighbours', and those of twice as many.
 * With the khatam's eight they are {8/3}, {10/3}, {12/5}, {16/7} and {18/7}.
 */
export function starFamily(points: number): StarPolygon[] {
  return [points, points + 2, points + 4, 2 * points, 2 * points + 2].map(sharpestStar);
}
