import { COVER_FAMILIES, designCover, drawStar, withCoverFamilies } from '@/lib/brand/cover-design';
import { star } from '@/site-data/browser';
import { imageSource } from './picture';

test.each([
  ['https://images.unsplash.com/photo-1', false, 'w=800'],
  ['https://studio.imgix.net/shop.png', true, 'w=800&h=800'],
])('%s has a srcSet, because its host resizes images, and crops them if they are square', (address, isSquare, size) => {
  const src = `${address}?auto=format&fit=crop&${size}&q=65`;
  const candidates = [480, 800, 1200, 1600].map((width) => `${src.replaceAll('800', String(width))} ${width}w`);
  expect(imageSource(address, isSquare)).toEqual({ src, srcSet: candidates.join(', ') });
});

test.each([
  'https://example.com/shop.png',
  'https://unsplash.com.example.com/photo-1',
  'https://notunsplash.com/photo-1',
  'https://studio.imgix.net/shop.png?w=900&s=9ef6c9f4',
])('%s stays unchanged and has no srcSet', (address) => {
  expect(imageSource(address, false)).toEqual({ src: address });
});

const familiesOf = (titles: readonly string[]) =>
  withCoverFamilies(titles.map((title) => ({ title }))).map(([, family]) => family);
const designOf = (title: string) => ({ ...designCover(title, star), family: familiesOf([title])[0] });

const titles = Array.from({ length: 60 }, (_, index) => `Project ${index}`);

test('draws different covers for most titles, in every family of colours, however accents are encoded', () => {
  expect(designOf('Caf\u00e9')).toEqual(designOf('Cafe\u0301'));
  const covers = titles.map(designOf);
  expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBeGreaterThan(titles.length / 2);
  expect(new Set(covers.map(({ family }) => family))).toEqual(new Set(COVER_FAMILIES));
});

test('a cover has the colours of its title, unless one of the two before it has them', () => {
  const families = familiesOf(titles);
  expect(families[0]).toBe(familiesOf(titles.slice(0, 1))[0]);
  for (const [index, family] of families.entries())
    expect(families.slice(Math.max(0, index - 2), index)).not.toContain(family);
});

test.each(['', ' ', 'مكتبة الأفلام', '駕照系統', '🌟👩‍💻', '\ud800', 'x'.repeat(5000)])(
  'draws %p completely',
  (title) => {
    const { family, centre, star: drawn } = designOf(title);
    expect(COVER_FAMILIES).toContain(family);
    expect(centre).toEqual([expect.any(Number), expect.any(Number)]);
    const lines = drawStar(drawn);
    expect(lines.length).toBeGreaterThan(1);
    for (const path of lines) expect(path).toMatch(/^M(?!.*(?:NaN|undefined|Infinity))/);
  },
);
