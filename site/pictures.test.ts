import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { siteWith } from '@/e2e/support/compiled-site';
import { PICTURES_FOLDER } from '@/lib/picture';
import type { Site } from '@/lib/site';

const repository = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const copies = path.join('.next', PICTURES_FOLDER);
const cache = '.next/cache/pictures';

beforeEach(async () => {
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  process.chdir(folder);
  // As a phone writes it, on its side.
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } });
  writeFileSync('public/shop.jpg', await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
});

afterEach(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

const root = siteWith({});
const site = siteWith({}, { build: { ...root.build, skipped: [] } });

/** Makes the copies of the picture in these widths, as a new build does. */
async function build(widths: number[], owner: Site = site) {
  jest.resetModules();
  const { ownPicture } = await import('./pictures');
  const picture = await ownPicture('/shop.jpg', widths, owner);
  if (!picture) throw new Error('There are no copies.');
  return picture;
}

test('a picture is copied the right way up, in AVIF and WebP, and no wider than it is', async () => {
  const { src, avif, ...size } = await build([100, 150, 400]);
  expect(size).toEqual({ width: 200, height: 300 });
  const widths = avif?.split(', ').map((candidate) => candidate.split(' ')[1]);
  expect(widths).toEqual(['100w', '150w', '200w']);
  const files = [src, ...(avif ?? '').matchAll(/\S+\.avif/g)].map((url) => path.basename(String(url)));
  expect(readdirSync(copies).sort()).toEqual(files.sort());
  const shapes = files.map(async (file) => {
    const { format, width, height } = await sharp(readFileSync(path.join(copies, file))).metadata();
    return `${format} ${width}x${height}`;
  });
  expect((await Promise.all(shapes)).sort()).toEqual(['heif 100x150', 'heif 150x225', 'heif 200x300', 'webp 150x225']);
});

test('all languages of a site have the copies of the main one', async () => {
  const [english] = site.languages;
  const languages = ['', '/ar'].map((name) => ({ ...english, basePath: `/portfolio${name}` }));
  const arabic = { ...site, basePath: '/portfolio/ar', languages: languages as unknown as Site['languages'] };
  expect((await build([100], arabic)).src).toMatch(/^\/portfolio\/_next\//);
});

test('the next build reuses the copies', async () => {
  const { src } = await build([100]);
  rmSync(copies, { recursive: true });
  writeFileSync(path.join(cache, path.basename(src)), 'reused');
  await build([100]);
  expect(readFileSync(path.join(copies, path.basename(src)), 'utf8')).toBe('reused');
});

test('a build without copies shows the original, in the folder of the site', async () => {
  const inFolder = siteWith({}, { basePath: '/portfolio', build: { ...root.build, skipped: ['pictures'] } });
  expect(await build([100], inFolder)).toEqual({ width: 200, height: 300, src: '/portfolio/shop.jpg' });
});

test.each([
  ['truncated', (picture: Buffer) => picture.subarray(0, picture.length - 100)],
  ['not a picture', () => Buffer.from('<svg/>')],
])('a file that is %s is reported with its path', async (_, change) => {
  writeFileSync('public/shop.jpg', change(readFileSync('public/shop.jpg')));
  await expect(build([100])).rejects.toThrow('public/shop.jpg is damaged, or not a picture; ');
});
