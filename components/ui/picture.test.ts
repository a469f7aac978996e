import { imageSource } from './picture';

test.each([
  'https://images.unsplash.com/photo-1',
  'https://plus.unsplash.com/premium_photo-1',
  'https://studio.imgix.net/shop.png',
])('%s has a srcSet, because its host resizes images', (address) => {
  const { src, srcSet } = imageSource(address, false);
  expect(src).toBe(`${address}?auto=format&fit=crop&w=800&q=65`);
  expect(srcSet?.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(['480w', '800w', '1200w', '1600w']);
});

test('a square image is cropped by its host', () => {
  const { src, srcSet } = imageSource('https://images.unsplash.com/photo-1', true);
  expect(src).toBe('https://images.unsplash.com/photo-1?auto=format&fit=crop&w=800&h=800&q=65');
  expect(srcSet).toContain('w=480&h=480&q=65 480w');
});

test.each([
  'https://example.com/shop.png',
  'https://example.com/shop.png?size=large',
  'https://unsplash.com.example.com/photo-1',
  'https://notunsplash.com/photo-1',
])('%s stays unchanged and has no srcSet', (address) => {
  expect(imageSource(address, false)).toEqual({ src: address });
});
