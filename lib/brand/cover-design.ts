import { hash } from '../hash';
import { type Point, pathThrough, pointsOnCircle, type StarPolygon, sharpestStar, starPolygon } from './geometry';

/** Size of a cover's drawing, in its own units; 16 by 9. */
export const COVER_SIZE = { width: 640, height: 360 } as const;

/** The stars of covers, each with a different number of points: with the khatam {8/3}, {10/3}, {12/5}, {16/7}, {18/7}. */
function starsBeside({ points }: StarPolygon): StarPolygon[] {
  return [points, points + 2, points + 4, 2 * points, 2 * points + 2].map(sharpestStar);
}

/** The possible centres of a star: off-centre, so that its rings extend beyond the frame. */
const CENTRES: readonly Point[] = [
  [490, 70],
  [130, 290],
  [420, 190],
  [190, 90],
  [530, 270],
];

/** The sides of a unit of the lattice behind the star, in px. */
const TILES = [48, 96, 160];

function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

interface CoverDesign {
  star: StarPolygon;
  centre: Point;
  tile: number;
}

/** Derives a cover's star, its place and the scale of its ground from the project's title and the site's star. */
export function designCover(title: string, siteStar: StarPolygon): CoverDesign {
  const seed = hash(title.normalize('NFC'));
  // Different bits of the hash, so that the choices are independent of each other.
  return {
    star: pick(starsBeside(siteStar), seed >>> 8),
    centre: pick(CENTRES, seed >>> 16),
    tile: pick(TILES, seed >>> 4),
  };
}

/** The outermost ring, of radius 310, extends beyond the frame from every centre. */
const RING_COUNT = 5;
const FIRST_RADIUS = 58;
const RING_GROWTH = 1.52;

/** The lines of a cover's star around the origin, from the centre outwards, as SVG path data. */
export function drawStar({ points, step }: StarPolygon): readonly string[] {
  const turn = 1 / (2 * points);
  const rings = Array.from({ length: RING_COUNT }, (_, ring) =>
    starPolygon(pointsOnCircle(points, FIRST_RADIUS * RING_GROWTH ** ring, ring % 2 === 0 ? turn : 0), step),
  );
  return [pathThrough(pointsOnCircle(points, FIRST_RADIUS * 0.4, turn)), ...rings];
}
