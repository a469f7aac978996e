/** @jest-environment node */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { COVER_WIDTHS } from '../lib/image-source';
import { hashOf, pathOfCopy, widthsOf } from '../lib/picture-files';
import { addPictures } from './add-pictures';
import { pageOf, temporaryFolder } from './test-site';

const { folder, list, site, write } = temporaryFolder();

/** A photograph as a phone writes it: 300 by 200 px, lying on its side. */
async function writePhoto(): Promise<string> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } });
  const photo = await image.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await mkdir(path.join(folder, 'projects'));
  await writeFile(path.join(folder, 'projects/shop.jpg'), photo);
  return hashOf(photo);
}

const pageWith = (...names: string[]) =>
  pageOf({ body: names.map((name) => `<img src="/portfolio${name}">`).join('') });

test('pictures are copied in the widths and formats that pages refer to, the right way up', async () => {
  const hash = await writePhoto();
  const [avif, webp] = [pathOfCopy(hash, 100, 'avif'), pathOfCopy(hash, 200, 'webp')];
  await write({ 'index.html': pageWith(avif), 'projects/index.html': pageWith(avif, webp) });
  await addPictures(site);
  expect((await list('_next/static/pictures')).sort()).toEqual([avif, webp].map((name) => path.basename(name)).sort());
  const sizes = await Promise.all(
    [avif, webp].map(async (name) => {
      const { format, width, height } = await sharp(await readFile(path.join(folder, name))).metadata();
      return { format, width, height };
    }),
  );
  expect(sizes).toEqual([
    { format: 'heif', width: 100, height: 150 },
    { format: 'webp', width: 200, height: 300 },
  ]);
});

test('an export whose pages refer to no copies is unchanged', async () => {
  await writePhoto();
  await write({ 'index.html': pageOf() });
  await addPictures(site);
  expect((await list()).sort()).toEqual(['index.html', 'projects']);
});

test('copies are reused from the cache of the last build', async () => {
  const name = pathOfCopy(await writePhoto(), 100, 'webp');
  await write({ 'out/index.html': pageWith(name) });
  await rename(path.join(folder, 'projects'), path.join(folder, 'out/projects'));
  const build = () => addPictures({ ...site, folder: path.join(folder, 'out') });
  await build();
  expect(await list('.next/cache/pictures')).toEqual([path.basename(name)]);
  await writeFile(path.join(folder, '.next/cache/pictures', path.basename(name)), 'kept');
  await build();
  expect(await readFile(path.join(folder, 'out', name), 'utf8')).toBe('kept');
});

test('a copy of a missing picture stops the build', async () => {
  const name = pathOfCopy('0123456789abcdef', 480, 'avif');
  await write({ 'index.html': pageWith(name) });
  await expect(addPictures(site)).rejects.toThrow(
    `A page refers to ${name}, but no picture in ${folder} has that hash`,
  );
});

test('a truncated picture is reported with its path', async () => {
  await writePhoto();
  const whole = await readFile(path.join(folder, 'projects/shop.jpg'));
  const half = whole.subarray(0, whole.length / 2);
  await writeFile(path.join(folder, 'projects/shop.jpg'), half);
  await write({ 'index.html': pageWith(pathOfCopy(hashOf(half), 100, 'avif')) });
  await expect(addPictures(site)).rejects.toThrow('public/projects/shop.jpg is damaged; save or download it again');
});

test.each([
  [300, [300]],
  [480, [480]],
  [1000, [480, 800, 1000]],
  [5000, [480, 800, 1200, 1600]],
])('a picture of %d px has no copies wider than itself', (width, widths) => {
  expect(widthsOf(width, COVER_WIDTHS)).toEqual(widths);
});
