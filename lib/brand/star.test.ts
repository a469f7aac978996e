/** @jest-environment node */
import fc from 'fast-check';
import { assertValidContent } from '@/lib/content/check';
import { content } from '@/lib/content/content';
import type { Brand } from '@/lib/content/schema';
import { drawMark } from '@/lib/star-geometry';
import { khatam } from '@/styles/star';
import { NAME_STARS, starFromName } from './star';

const NAMES = [
  'Layla Haddad-Østergård',
  'نور الدين',
  'Ada Lovelace',
  'محمد عبد الله',
  'Jan Kowalski',
  'فاطمة الزهراء',
  'Nguyễn Văn An',
  '山田 花子',
  'Marie Dupont',
  'ليلى حداد',
  'Seán Ó Briain',
  'Your Name',
];

test('twelve names generate twelve different stars', () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(starFromName(name)))).size).toBe(NAMES.length);
});

test('any name generates a valid star other than the khatam', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const star = starFromName(name);
      const brand = { ...content.brand, star: star as Brand['star'] };
      expect(() => assertValidContent({ ...content, brand })).not.toThrow();
      expect(star).not.toEqual(khatam);
      expect(starFromName(name)).toEqual(star);
    }),
    { numRuns: 30 },
  );
});

test.each(NAMES)('%p generates the same star in any case and Unicode normalization form', (name) => {
  const star = starFromName(name);
  expect([name.normalize('NFD'), name.toUpperCase()].map(starFromName)).toEqual([star, star]);
});

/** The points of a path, ring by ring. */
function ringsOf(path: string): [x: number, y: number][][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]),
    );
}

/** The radius of an icon's star at 16 px. */
const SMALL = 6.4;

test.each(NAME_STARS.map((star) => [JSON.stringify(star), star] as const))(
  'the star %s is recognizable at 16 px',
  (_, star) => {
    const rings = ringsOf(drawMark(SMALL, undefined, star));
    expect(rings).toHaveLength(star.rings);
    const radii = rings.map((ring) => ring.map(([x, y]) => Math.hypot(x, y)));
    for (const ring of radii) expect(ring).toHaveLength(2 * star.points);
    const [tips, notches] = [Math.max(...(radii[0] ?? [])), Math.min(...(radii[0] ?? []))];
    expect(tips).toBeCloseTo(SMALL, 1);
    // The tips and notches are visible, and at least 0.9 px separates the notches from the ring inside.
    expect(tips - notches).toBeGreaterThan(1.4);
    expect(2 * notches * Math.sin(Math.PI / star.points)).toBeGreaterThan(1.8);
    const hole = Math.max(...(radii[1] ?? [0]));
    expect(notches - hole).toBeGreaterThan(0.9);
    // The second ring has the opposite winding order, so that the fill leaves a hole.
    const areas = rings.map((ring) => Math.sign(areaOf(ring)));
    expect(areas).toEqual([1, -1, 1].slice(0, star.rings));
  },
);

function areaOf(ring: readonly [x: number, y: number][]): number {
  return ring.reduce((area, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return area + x * nextY - nextX * y;
  }, 0);
}
