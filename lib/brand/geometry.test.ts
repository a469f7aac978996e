import fc from 'fast-check';
import { contentSchema } from '@/lib/content/schema';
import { breakStar, drawMark, drawRosette, sharpestStar } from './geometry';
import { khatam, STAR_SHAPES, starFromName } from './star';

test('the khatam and the sharpest stars are those of the site’s design', () => {
  expect(drawMark(12, khatam)).toBe(
    'M11.09 4.59 6.49 6.49 4.59 11.09 0 9.18 -4.59 11.09 -6.49 6.49 -11.09 4.59 -9.18 0 -11.09 -4.59 -6.49 -6.49 -4.59 -11.09 0 -9.18 4.59 -11.09 6.49 -6.49 11.09 -4.59 9.18 0Z',
  );
  // The largest steps below half the points with which a single line visits all of them; six points have none.
  const others = [5, 6, 7, 9, 11, 20, 22].map((points) => sharpestStar(points).step);
  expect(others).toEqual([2, 2, 3, 4, 5, 9, 9]);
});

test.each([5, 6, 7, 8, 9, 10, 11, 12])('a star with %i points has a complete rosette', (points) => {
  const seed = { points, step: 2, rings: 1, turn: 0 };
  const { rim: _rim, ring: _ring, angle, ...whole } = drawRosette(seed);
  const paths = { ...whole, ...breakStar(seed) };
  for (const path of Object.values(paths)) expect(path).toMatch(/^M[\d.\- MZh]+$/);
  const lines = (path: string) => ringsOf(path).reduce((sum, ring) => sum + ring.length - 1, 0);
  expect(lines(paths.bold)).toBe(360 / angle);
  expect(lines(paths.open) + lines(paths.missing)).toBe(360 / angle);
});

test('stars with as many points differ in the points, lines and larger dots of their rosettes', () => {
  const seeds = [khatam, { ...khatam, step: 3 }, { ...khatam, rings: 2 }, { ...khatam, turn: 0 }];
  expect(new Set(seeds.map((seed) => drawRosette(seed).angle)).size).toBe(3);
  expect(new Set(seeds.map((seed) => drawRosette(seed).middle + drawRosette(seed).sparks)).size).toBe(4);
});

/** The points of a path, ring by ring. */
function ringsOf(path: string): [x: number, y: number][][] {
  const rings = path.match(/[^MZ]+/g)?.map((ring) => ring.match(/\S+ \S+/g) ?? []) ?? [];
  return rings.map((ring) => ring.map((point) => point.split(' ').map(Number) as [number, number]));
}

/** The radius of an icon's star at 16 px. */
const SMALL = 6.4;

test.each(STAR_SHAPES)('a star with $points points and step $step is recognizable at 16 px', (shape) => {
  const { points, mostRings } = shape;
  const rings = ringsOf(drawMark(SMALL, { ...shape, rings: mostRings, turn: 0.25 }));
  expect(rings).toHaveLength(mostRings);
  const radii = rings.map((ring) => ring.map(([x, y]) => Math.hypot(x, y)));
  for (const ring of radii) expect(ring).toHaveLength(2 * points);
  const [tips, notches] = [Math.max(...(radii[0] ?? [])), Math.min(...(radii[0] ?? []))];
  expect(tips).toBeCloseTo(SMALL, 1);
  // The tips and notches are visible, and at least 0.9 px separates the notches from the ring inside.
  expect(tips - notches).toBeGreaterThan(1.4);
  expect(2 * notches * Math.sin(Math.PI / points)).toBeGreaterThan(1.8);
  const hole = Math.max(...(radii[1] ?? [0]));
  expect(notches - hole).toBeGreaterThan(0.9);
  // The second ring has the opposite winding order, so that the fill leaves a hole.
  const areas = rings.map((ring) => Math.sign(areaOf(ring)));
  expect(areas).toEqual([1, -1, 1].slice(0, mostRings));
});

function areaOf(ring: readonly [x: number, y: number][]): number {
  return ring.reduce((area, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return area + x * nextY - nextX * y;
  }, 0);
}

/** The rule of the field `star`. */
const STAR = contentSchema.shape.brand.shape.star;

/** Any character. Making `unit: 'binary'` takes a second. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const NAMES = [
  ...'Layla Haddad-Østergård, نور الدين, Ada Lovelace, محمد عبد الله, Jan Kowalski, فاطمة الزهراء'.split(', '),
  ...'Nguyễn Văn An, 山田 花子, Marie Dupont, ليلى حداد, Seán Ó Briain, Your Name'.split(', '),
];

test('any name generates a valid star other than the khatam, and twelve names twelve stars', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const star = starFromName(name);
      expect(STAR.parse(star)).toEqual(star);
      expect(star).not.toEqual(khatam);
      expect(starFromName(name)).toEqual(star);
    }),
    { numRuns: 30 },
  );
  expect(new Set(NAMES.map((name) => JSON.stringify(starFromName(name)))).size).toBe(NAMES.length);
});

test.each(NAMES)('%p generates the same star in any case and Unicode normalization form', (name) => {
  const star = starFromName(name);
  expect([name.normalize('NFD'), name.toUpperCase()].map(starFromName)).toEqual([star, star]);
});
