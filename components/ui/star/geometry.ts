import { type Star, star } from '@/styles/star';

/** A point in the drawing's own units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The star polygon {points/step}: so many points on a circle, each joined to the one `step` further on. */
export interface StarPolygon {
  points: number;
  step: number;
}

/** What a page's figure is drawn from: a star polygon in rings. */
export interface FigureNumbers extends StarPolygon {
  /** How often the star is drawn, each time larger and fainter. */
  rings: number;
  /** How far the first ring is turned from a point straight up, in parts of the way to the next point (0 to 1). */
  turn: number;
}

const TURN = 2 * Math.PI;

/** Two decimals are finer than a pixel at any size the site draws, and keep the HTML small. */
function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** `count` points on a circle, the first one `offset` turns (0 to 1) clockwise from the right. */
export function pointsOnCircle(count: number, radius: number, offset = 0, [cx, cy]: Point = [0, 0]): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = TURN * (index / count + offset);
    return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
  });
}

/** SVG path data of a line through the points, closed unless told otherwise. */
export function pathThrough(points: readonly Point[], end: 'Z' | '' = 'Z'): string {
  return `M${points.map((point) => point.join(' ')).join('L')}${end}`;
}

/**
 * SVG path data of the star polygon {count/step}: every point joined to the one `step` further on.
 * With a common divisor it falls into several closed figures.
 *
 * @param ends `capped` lets each figure's last line end on its first point with a line cap
 *   instead of a join: the tip keeps its full length, while a sharp join is cut off.
 */
export function starPolygon(points: readonly Point[], step: number, ends: 'joined' | 'capped' = 'joined'): string {
  const visited = new Set<number>();
  const figures: string[] = [];
  for (let start = 0; start < points.length; start++) {
    if (visited.has(start)) continue;
    const figure: Point[] = [];
    for (let at = start; !visited.has(at); at = (at + step) % points.length) {
      visited.add(at);
      figure.push(points[at] as Point);
    }
    figures.push(ends === 'joined' ? pathThrough(figure) : pathThrough([...figure, figure[0] as Point], ''));
  }
  return figures.join('');
}

/**
 * Distance of a star's inner corners from its middle, as a part of its radius: there a line leaves the
 * outline, at its first crossing with another.
 */
export function innerRadius({ points, step }: StarPolygon): number {
  return Math.cos((TURN * step) / (2 * points)) / Math.cos((TURN * (step - 1)) / (2 * points));
}

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

function figure(points: number): FigureNumbers {
  return { ...sharpestStar(points), rings: 4, turn: star.turn };
}

/**
 * The figures of the inner pages, each with more points than the owner's star has or with as many: with the
 * khatam {16/7}, {12/5}, {10/3} and {8/3}. A page that an owner adds has `added`.
 */
export const figures = {
  about: figure(2 * star.points),
  projects: figure(star.points + 4),
  services: figure(star.points + 2),
  contact: figure(star.points),
  added: figure(star.points + 6),
} satisfies Record<string, FigureNumbers>;

/** Radius of the mark's second ring as a part of the star's inner radius, so that it stays within the star as it turns. */
const HOLE = 0.7;

/** Radius of its third ring as a part of the second's. */
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

/** Radii of the rosette's outer circle, and of the one on which its points lie. */
const RIM = 99.5;
const RING = 95.5;

/** The rosette's points: two for every one of the star at its heart. */
function rosettePoints({ points }: Star): Point[] {
  return pointsOnCircle(2 * points, RING, 1 / (4 * points));
}

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
 * SVG path data of everything else.
 */
export function drawRosette(seed: Star) {
  const { points } = seed;
  const outer = rosettePoints(seed);
  const inner = pointsOnCircle(points, 43, 1 / (2 * points));
  const bold = sharpestStar(2 * points).step;
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

/** The rosette's bold star without one of its lines, as SVG path data. */
export interface BrokenStar {
  /** The star as one stroke that stops before its last line. */
  open: string;
  /** The line that `open` leaves out. */
  missing: string;
}

/** Breaks the bold star of the rosette around `seed`, for the not-found page. */
export function breakStar(seed: Star): BrokenStar {
  const outer = rosettePoints(seed);
  const { step } = sharpestStar(outer.length);
  // The points in the order in which the bold star is drawn, from one near the top.
  const line = outer.map((_, at) => outer[(Math.floor(outer.length * 0.75) + at * step) % outer.length] as Point);
  return { open: pathThrough(line, ''), missing: pathThrough([line[0] as Point, line.at(-1) as Point], '') };
}
