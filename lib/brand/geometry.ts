import type { Star } from './star';

/** A point in the drawing's own units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The star polygon {points/step}: points on a circle, each connected to the one `step` points further on. */
export type StarPolygon = Pick<Star, 'points' | 'step'>;

const TURN = 2 * Math.PI;

/** Two decimals are precise enough at any size the site draws, and keep the HTML small. */
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

/** SVG path data of a line through the points, closed by default. Points that follow `M` need no letter of their own. */
export function pathThrough(points: readonly Point[], end: 'Z' | '' = 'Z'): string {
  return `M${points.flat().join(' ')}${end}`;
}

/**
 * SVG path data of the star polygon {count/step}. It consists of several closed figures if the two numbers have a
 * common divisor.
 *
 * @param ends `capped` ends each figure with a line cap instead of a line join: the tip keeps its full length, while a
 * sharp join is cut off.
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

/** Distance of a star's inner corners from its centre, relative to its radius. */
export function innerRadius({ points, step }: StarPolygon): number {
  return Math.cos((TURN * step) / (2 * points)) / Math.cos((TURN * (step - 1)) / (2 * points));
}

/**
 * The sharpest star with this number of points that a single line can draw: its step is the largest number below half
 * the points that has no common divisor with them. Six points have no such star, and get the one made of two triangles.
 */
export function sharpestStar(points: number): StarPolygon {
  const below = points % 2 === 1 ? 0.5 : points % 4 === 0 ? 1 : 2;
  return { points, step: Math.max(2, points / 2 - below) };
}

/** The stars of the inner pages' figures; `added` is for pages that the owner added. */
export function figuresOf({ points }: Star) {
  return {
    about: sharpestStar(2 * points),
    projects: sharpestStar(points + 4),
    services: sharpestStar(points + 2),
    contact: sharpestStar(points),
    added: sharpestStar(points + 6),
  };
}

/** Radius of the mark's second ring relative to the star's inner radius, and of the third relative to the second. */
const SECOND_RING = 0.7;
const THIRD_RING = 0.5;

/**
 * SVG path data of the owner's mark, a filled star. The second ring has the opposite winding order, so that the fill
 * leaves a hole.
 *
 * @param radius Distance of the tips from the centre.
 */
export function drawMark(radius: number, { points, step, rings, turn }: Star, centre?: Point): string {
  const half = 1 / (2 * points);
  const inner = innerRadius({ points, step });
  const hole = radius * inner * SECOND_RING;
  return [radius, hole, hole * THIRD_RING]
    .slice(0, rings)
    .map((tip, index) => {
      const offset = (turn * (index + 1) + Math.floor(points / 4)) / points - 1 / 4;
      const tips = pointsOnCircle(points, tip, offset, centre);
      const corners = pointsOnCircle(points, tip * inner, offset + half, centre);
      const outline = tips.flatMap((point, at) => [point, corners[at] as Point]);
      return pathThrough(index === 1 ? outline.reverse() : outline);
    })
    .join('');
}

/** Radii of the rosette's outer circle, and of the circle that its points are on. */
const RIM = 99.5;
const RING = 95.5;

/** A number for each star, from which its rosette differs from others with as many points; 0 for the khatam. */
function variantOf({ step, rings, turn }: Star): number {
  return 5 * (step - 2) + 7 * (rings - 1) + 4 * Math.round(4 * Math.abs(turn - 0.5));
}

/** The rosette's points, twice as many as those of the star at its centre, or two or four more. */
function rosettePoints(seed: Star): Point[] {
  const count = 2 * (seed.points + (variantOf(seed) % 3));
  return pointsOnCircle(count, RING, 1 / (2 * count));
}

/** The rosette's parts in a square of 200 units around the origin: radii of its two circles, and SVG path data. */
export function drawRosette(seed: Star) {
  const { points } = seed;
  const outer = rosettePoints(seed);
  const inner = pointsOnCircle(points, 43, 1 / (2 * points));
  const bold = sharpestStar(outer.length).step;
  const variant = variantOf(seed);
  const middle = Math.max(2, bold - 1 - (variant % 2));
  // Lines of no length, which a round cap draws as dots.
  const dots = outer.map(([x, y]) => `M${x} ${y}h0`);
  // From one larger dot to the next: three to seven of them are evenly spaced, or else every other one is larger.
  const strides = [7, 6, 5, 4, 3].map((sparks) => outer.length / sparks).filter(Number.isInteger);
  const stride = strides[variant % strides.length] ?? 2;
  return {
    rim: RIM,
    ring: RING,
    /** Between two neighbouring points, in degrees. */
    angle: 360 / outer.length,
    faint: starPolygon(outer, Math.max(2, middle - 1 - (variant % 3 === 1 ? 1 : 0)), 'capped'),
    middle: starPolygon(outer, middle, 'capped'),
    bold: starPolygon(outer, bold, 'capped'),
    heart: starPolygon(inner, 2, 'capped') + starPolygon(inner, sharpestStar(points).step, 'capped'),
    seed: drawMark(13, seed),
    /** Small dots on all points, and larger ones on some, to be stroked with round caps. */
    dots: dots.join(''),
    sparks: dots.filter((_, index) => index % stride === Math.floor(stride / 2)).join(''),
  };
}

/** The rosette's bold star as SVG path data, for the not-found page: `open` lacks one line, `missing`. */
export function breakStar(seed: Star) {
  const outer = rosettePoints(seed);
  const { step } = sharpestStar(outer.length);
  // The points in the order in which the bold star is drawn, from a point near the top.
  const line = outer.map((_, at) => outer[(Math.floor(outer.length * 0.75) + at * step) % outer.length] as Point);
  return { open: pathThrough(line, ''), missing: pathThrough([line[0] as Point, line.at(-1) as Point], '') };
}
