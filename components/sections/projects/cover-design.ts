import { type Point, pathThrough, pointsOnCircle, starPolygon } from '@/components/ui/khatam/geometry';

/** Size of a cover's drawing, in its own units; 16 by 9. */
export const COVER_SIZE = { width: 640, height: 360 } as const;

/** The families of colour a cover may have; their values are the theme's. */
export const COVER_FAMILIES = ['teal', 'clay', 'night'] as const;

export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** A project's cover: its colours, its star, and where the star stands. */
export interface CoverDesign {
  family: CoverFamily;
  star: CoverStar;
  centre: Point;
}

/** The lines of a star around the origin, from the heart outwards, as SVG path data. */
export interface StarLines {
  /** The figure at the star's heart. */
  heart: string;
  /** One ring each. */
  rings: readonly string[];
}

/** Start of the hash. Not FNV's own: with this one the sample's three projects get a family of colours each. */
const OFFSET_BASIS = 0x22b26;

const FNV_PRIME = 0x01000193;

/** FNV-1a over the title's code points: the same title always gives the same number, of 32 bits. */
function hash(title: string): number {
  let value = OFFSET_BASIS;
  for (const character of title.normalize('NFC')) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), FNV_PRIME);
  }
  return value >>> 0;
}

/** The entry of a list that a number points at. */
function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

/** Star polygons {points/step} that read well as a cover. */
const STARS = [
  { points: 8, step: 3 },
  { points: 10, step: 3 },
  { points: 12, step: 5 },
  { points: 16, step: 7 },
  { points: 18, step: 7 },
] as const;

/** One of these star polygons; no two have the same number of points. */
export type CoverStar = (typeof STARS)[number];

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
  const seed = hash(title);
  // Different bits of the hash, so that the three choices hardly depend on each other.
  return {
    family: pick(COVER_FAMILIES, seed),
    star: pick(STARS, seed >>> 8),
    centre: pick(CENTRES, seed >>> 16),
  };
}

/** Draws a cover's star. */
export function drawStar({ points, step }: CoverStar): StarLines {
  const turn = 1 / (2 * points);
  return {
    heart: pathThrough(pointsOnCircle(points, FIRST_RADIUS * 0.4, turn)),
    rings: Array.from({ length: RINGS }, (_, ring) =>
      starPolygon(pointsOnCircle(points, FIRST_RADIUS * GROWTH ** ring, ring % 2 === 0 ? turn : 0), step),
    ),
  };
}
