import { designCover, drawStar } from '@/lib/brand/cover-design';
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

const designOf = (title: string) => designCover(title, star);

test('draws different covers for most titles, however accents are encoded', () => {
  expect(designOf('Caf\u00e9')).toEqual(designOf('Cafe\u0301'));
  const covers = Array.from({ length: 60 }, (_, index) => JSON.stringify(designOf(`Project ${index}`)));
  expect(new Set(covers).size).toBeGreaterThan(covers.length / 2);
});

test.each(['', ' ', 'مكتبة الأفلام', '駕照系統', '🌟👩‍💻', '\ud800', 'x'.repeat(5000)])(
  'draws %p completely',
  (title) => {
    const { centre, star: drawn } = designOf(title);
    expect(centre).toEqual([expect.any(Number), expect.any(Number)]);
    const lines = drawStar(drawn);
    expect(lines.length).toBeGreaterThan(1);
    for (const path of lines) expect(path).toMatch(/^M(?!.*(?:NaN|undefined|Infinity))/);
  },
);
