/** @jest-environment node */
import { content } from '@/lib/content/content';
import { COVER_FAMILIES, designCover, drawStar } from './cover';

const titles = Array.from({ length: 60 }, (_, index) => `Project ${index}`);

test('draws the same cover for the same title', () => {
  for (const title of titles) expect(designCover(title)).toEqual(designCover(title));
});

test('draws the same cover however a title’s accents are encoded', () => {
  expect(designCover('Caf\u00e9')).toEqual(designCover('Cafe\u0301'));
});

test('draws different covers for most titles', () => {
  const covers = new Set(titles.map((title) => JSON.stringify(designCover(title))));
  expect(covers.size).toBeGreaterThan(titles.length / 2);
});

test('uses every family of colours', () => {
  expect(new Set(titles.map((title) => designCover(title).family))).toEqual(new Set(COVER_FAMILIES));
});

test.each([
  ...content.projects.map(({ title }) => title),
  '',
  ' ',
  'مكتبة الأفلام',
  '駕照系統',
  '🌟👩‍💻',
  '\ud800',
  'x'.repeat(5000),
])('draws a complete cover for %p', (title) => {
  const { family, star, centre } = designCover(title);
  expect(COVER_FAMILIES).toContain(family);
  expect(centre).toEqual([expect.any(Number), expect.any(Number)]);
  const lines = drawStar(star);
  expect(lines.length).toBeGreaterThan(1);
  for (const path of lines) {
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(/NaN|undefined|Infinity/);
  }
});
