import { type Star, star } from '@/styles/star';
import { innerRadius, type Point, pathThrough, pointsOnCircle } from './geometry';

/** Radius of the second ring as a part of the star's inner radius, so that it stays within the star as it turns… */
const HOLE = 0.7;

/** …and of the third as a part of the second's. */
const HEART = 0.5;

/**
 * SVG path data of the owner's mark, a filled star. Its rings run one way and the other, so that the
 * second cuts a hole and the third fills the hole's middle.
 *
 * @param radius of its tips.
 */
export function drawMark(radius: number, centre?: Point, { points, step, rings, turn }: Star = star): string {
  const half = 1 / (2 * points);
  const inner = innerRadius({ points, step });
  const hole = radius * inner * HOLE;
  return [radius, hole, hole * HEART]
    .slice(0, rings)
    .map((tip, index) => {
      // In turns clockwise from the right: the tip nearest to there, whichever it is on the star.
      const offset = (turn * (index + 1) + Math.floor(points / 4)) / points - 1 / 4;
      const tips = pointsOnCircle(points, tip, offset, centre);
      const corners = pointsOnCircle(points, tip * inner, offset + half, centre);
      const outline = tips.flatMap((point, at) => [point, corners[at] as Point]);
      return pathThrough(index === 1 ? outline.reverse() : outline);
    })
    .join('');
}
