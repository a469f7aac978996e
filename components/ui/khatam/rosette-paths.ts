import { type Star, star } from '@/styles/star';
import { type Point, pointsOnCircle, starPolygon } from './geometry';
import { drawMark } from './mark';
import { sharpestStar } from './star-family';

const RIM = 99.5;

/** Radius of the circle on which the points lie. */
export const RING = 95.5;

/** A line without length: stroked with a round cap it is a dot. */
function dot([x, y]: Point) {
  return `M${x} ${y}h0`;
}

/** Every how many points of the rosette a larger dot stands: thirds or fourths of the circle, or else every other. */
function strideOf(points: number): number {
  if (points % 3 === 0) return (2 * points) / 3;
  return points % 2 === 0 ? points / 2 : 2;
}

/**
 * The rosette's parts in a square of 200 by 200 units around the origin: radii of its two circles, and
 * SVG path data of everything else. It has two points for every one of the star at its heart.
 */
export function drawRosette(seed: Star) {
  const { points } = seed;
  const count = 2 * points;
  const outer = pointsOnCircle(count, RING, 1 / (2 * count));
  const inner = pointsOnCircle(points, 43, 1 / count);
  const bold = sharpestStar(count).step;
  const stride = strideOf(points);
  return {
    rim: RIM,
    ring: RING,
    faint: starPolygon(outer, points - 3, 'capped'),
    middle: starPolygon(outer, 2 * points - 3 - bold, 'capped'),
    bold: starPolygon(outer, bold, 'capped'),
    heart: starPolygon(inner, 2, 'capped') + starPolygon(inner, sharpestStar(points).step, 'capped'),
    seed: drawMark(13, undefined, seed),
    /** Lines without length, to be stroked with round caps: small dots on all points… */
    dots: outer.map(dot).join(''),
    /** …and larger ones on some of them. */
    sparks: outer
      .filter((_, index) => index % stride === Math.floor(stride / 2))
      .map(dot)
      .join(''),
  };
}

/** The rosette of the owner's star. */
export const rosette = drawRosette(star);
