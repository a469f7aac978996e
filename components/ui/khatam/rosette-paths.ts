import { khatam, type Point, pathThrough, pointsOnCircle, starPolygon } from './geometry';

const RIM = 99.5;
const RING = 95.5;
const POINTS = pointsOnCircle(16, RING, 1 / 32);
const INNER = pointsOnCircle(8, 43, 1 / 16);

/** The point at which `open` begins: the line left out is the one that would lead back to it. */
const FIRST = 12;

function pointAfter(steps: number): Point {
  return POINTS[(FIRST + steps * 7) % 16] as Point;
}

/** A line without length: stroked with a round cap it is a dot. */
function dot([x, y]: Point) {
  return `M${x} ${y}h0`;
}

/**
 * The rosette's parts in a square of 200 by 200 units around the origin: radii
 * of its two circles, and SVG path data of everything else.
 */
export const rosette = {
  rim: RIM,
  ring: RING,
  faint: starPolygon(POINTS, 5, 'capped'),
  middle: starPolygon(POINTS, 6, 'capped'),
  bold: starPolygon(POINTS, 7, 'capped'),
  /** The bold star as one stroke that stops before its last line. */
  open: pathThrough(
    Array.from({ length: 16 }, (_, steps) => pointAfter(steps)),
    '',
  ),
  /** The line that `open` leaves out. */
  missing: pathThrough([pointAfter(0), pointAfter(15)], ''),
  heart: starPolygon(INNER, 2, 'capped') + starPolygon(INNER, 3, 'capped'),
  seed: khatam(13, 1 / 16),
  /** Lines without length, to be stroked with round caps: small dots on all points… */
  dots: POINTS.map(dot).join(''),
  /** …and larger ones on four of them. */
  sparks: POINTS.filter((_, index) => index % 4 === 2)
    .map(dot)
    .join(''),
};
