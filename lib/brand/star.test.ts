import fc from 'fast-check';
import { contentSchema } from '@/lib/content/schema';
import { khatam, starFromName } from './star';

/** The rule of the field `star`. */
const STAR = contentSchema.shape.brand.shape.star;

/** Any character. Making `unit: 'binary'` takes a second. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const NAMES = [
  ...'Layla Haddad-Østergård, نور الدين, Ada Lovelace, محمد عبد الله, Jan Kowalski, فاطمة الزهراء'.split(', '),
  ...'Nguyễn Văn An, 山田 花子, Marie Dupont, ليلى حداد, Seán Ó Briain, Your Name'.split(', '),
];

test('twelve names generate twelve different stars', () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(starFromName(name)))).size).toBe(NAMES.length);
});

test('any name generates a valid star other than the khatam', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const star = starFromName(name);
      expect(STAR.parse(star)).toEqual(star);
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
