import { hash } from '../hash';
import type { CoverFamily } from './colors';
import { type Point, pathThrough, pointsOnCircle, type StarPolygon, sharpestStar, starPolygon } from './geometry';

/** Size of a cover's drawing, in its own units; 16 by 9. */
export const COVER_SIZE = { width: 640, height: 360 } as const;

/** The colour families in the order in which covers prefer them. */
export const COVER_FAMILIES: readonly CoverFamily[] = ['teal', 'clay', 'night'];

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

/** Initial value of the title's hash, chosen so that the three sample projects have different colours. */
const OFFSET_BASIS = 0x22b26;

function seedOf(title: string): number {
  return hash(title.normalize('NFC'), OFFSET_BASIS);
}

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
  const seed = seedOf(title);
  // Different bits of the hash, so that the choices are independent of each other.
  return {
    star: pick(starsBeside(siteStar), seed >>> 8),
    centre: pick(CENTRES, seed >>> 16),
    tile: pick(TILES, seed >>> 4),
  };
}

/**
 * Each project of a list with the colours of its cover, by its title: the preferred ones, unless one of the two covers
 * before has them, which are beside and above it.
 */
export function withCoverFamilies<Project extends { title: string }>(projects: readonly Project[]) {
  const families: CoverFamily[] = [];
  return projects.map((project): [Project, CoverFamily] => {
    const first = COVER_FAMILIES.indexOf(pick(COVER_FAMILIES, seedOf(project.title)));
    const byPreference = [...COVER_FAMILIES.slice(first), ...COVER_FAMILIES];
    const family = byPreference.find((one) => !families.slice(-2).includes(one)) as CoverFamily;
    families.push(family);
    return [project, family];
  });
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
