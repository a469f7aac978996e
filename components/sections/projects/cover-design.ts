import {
  type Point,
  pathThrough,
  pointsOnCircle,
  type StarPolygon,
  starPolygon,
} from '@/components/ui/khatam/geometry';
import { starFamily } from '@/components/ui/khatam/star-family';
import { hash } from '@/lib/hash';
import type { CoverFamily } from '@/styles/palette';
import { star } from '@/styles/star';

/** Size of a cover's drawing, in its own units; 16 by 9. */
export const COVER_SIZE = { width: 640, height: 360 } as const;

/** The families of colour a cover may have; their values are the theme's. */
export const COVER_FAMILIES: readonly CoverFamily[] = ['teal', 'clay', 'night'];

/** A project's cover: its colours, its star, and where the star stands. */
export interface CoverDesign {
  family: CoverFamily;
  star: StarPolygon;
  centre: Point;
}

/** The lines of a star around the origin, from the heart outwards, as SVG path data. */
export interface StarLines {
  /** The figure at the star's heart. */
  heart: string;
  /** One ring each. */
  rings: readonly string[];
}

/** Start of the title's hash. Not FNV's own: with this one the sample's three projects get a family of colours each. */
const OFFSET_BASIS = 0x22b26;

/** The entry of a list that a number points at. */
function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

/** The star polygons that a cover may have; no two have the same number of points. */
const STARS: readonly StarPolygon[] = starFamily(star.points);

/** Where a star may stand: off the middle, so that its rings run out of the frame. */
const CENTRES: readonly Point[] = [
  [490, 70],
  [130, 290],
  [420, 190],
  [190, 90],
  [530, 270],
];

/** The outermost ring, of radius 310, runs out of the frame wherever the centre is. */
const RINGS = 5;
const FIRST_RADIUS = 58;
const GROWTH = 1.52;

/** Designs the cover of a project from nothing but its title. */
export function designCover(title: string): CoverDesign {
  const seed = hash(title.normalize('NFC'), OFFSET_BASIS);
  // Different bits of the hash, so that the three choices hardly depend on each other.
  return {
    family: pick(COVER_FAMILIES, seed),
    star: pick(STARS, seed >>> 8),
    centre: pick(CENTRES, seed >>> 16),
  };
}

/** Draws a cover's star. */
export function drawStar({ points, step }: StarPolygon): StarLines {
  const turn = 1 / (2 * points);
  return {
    heart: pathThrough(pointsOnCircle(points, FIRST_RADIUS * 0.4, turn)),
    rings: Array.from({ length: RINGS }, (_, ring) =>
      starPolygon(pointsOnCircle(points, FIRST_RADIUS * GROWTH ** ring, ring % 2 === 0 ? turn : 0), step),
    ),
  };
}
