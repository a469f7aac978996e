/** A point in the drawing's own units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

const TURN = 2 * Math.PI;

/** The star polygon {points/step}: so many points on a circle, each joined to the one `step` further on. */
export interface StarPolygon {
  points: number;
  step: number;
}

/**
 * Distance of a star's inner corners from its middle, as a part of its radius: there a line leaves the
 * outline, at its first crossing with another.
 */
export function innerRadius({ points, step }: StarPolygon): number {
  return Math.cos((TURN * step) / (2 * points)) / Math.cos((TURN * (step - 1)) / (2 * points));
}

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
 * SVG path data of the star polygon {count/step}: every point joined to the one
 * `step` further on. With a common divisor it falls into several closed figures.
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
