/** @jest-environment node */
import { khatam } from '@/styles/star';
import { breakStar, drawMark, drawRosette, figures, sharpestStar, starFamily } from './star-geometry';

test('the khatam and its family are the stars of the site’s design', () => {
  expect(drawMark(12, undefined, khatam)).toBe(
    'M11.09 4.59L6.49 6.49L4.59 11.09L0 9.18L-4.59 11.09L-6.49 6.49L-11.09 4.59L-9.18 0L-11.09 -4.59L-6.49 -6.49L-4.59 -11.09L0 -9.18L4.59 -11.09L6.49 -6.49L11.09 -4.59L9.18 0Z',
  );
  expect(starFamily(khatam.points).map(({ points, step }) => `${points}/${step}`)).toEqual([
    '8/3',
    '10/3',
    '12/5',
    '16/7',
    '18/7',
  ]);
  expect(figures).toEqual({
    about: { points: 16, step: 7 },
    projects: { points: 12, step: 5 },
    services: { points: 10, step: 3 },
    contact: { points: 8, step: 3 },
    added: { points: 14, step: 5 },
  });
});

const POINTS = [5, 6, 7, 8, 9, 10, 11, 12];

/** The number of points that a line visits if it always moves on by `step` points. */
function visited(points: number, step: number): number {
  return new Set(Array.from({ length: points }, (_, at) => (at * step) % points)).size;
}

test('the sharpest star is a single line with the largest possible step', () => {
  for (const points of POINTS.flatMap((count) => starFamily(count).map((star) => star.points)).filter((n) => n !== 6)) {
    const { step } = sharpestStar(points);
    expect({ points, visited: visited(points, step) }).toEqual({ points, visited: points });
    for (let sharper = step + 1; 2 * sharper < points; sharper++) expect(visited(points, sharper)).toBeLessThan(points);
  }
  expect(sharpestStar(6)).toEqual({ points: 6, step: 2 });
});

test.each(POINTS)('a star with %i points has a family of five different stars and a complete rosette', (points) => {
  expect(new Set(starFamily(points).map((star) => star.points)).size).toBe(5);
  const seed = { points, step: 2, rings: 1, turn: 0 };
  const { rim: _rim, ring: _ring, ...whole } = drawRosette(seed);
  const paths = { ...whole, ...breakStar(seed) };
  for (const path of Object.values(paths)) expect(path).toMatch(/^M[\d.\- LMZh]+$/);
  const lines = (path: string) => path.split('L').length - 1;
  expect(lines(paths.bold)).toBe(2 * points);
  expect(lines(paths.open) + lines(paths.missing)).toBe(2 * points);
});
