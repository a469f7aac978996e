/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../e2e/support/export-folder';
import { compressFiles } from './compress-files';

const page = `<!doctype html><title>Home</title>${'<p>Stars and lattices.</p>'.repeat(200)}`;
const { folder, list, write } = temporaryFolder();
const read = (name: string) => readFile(path.join(folder, name));

test('a file in any folder has two compressed copies with the same content, the same in every build', async () => {
  await write({ '_next/static/a.js': page });
  await compressFiles(folder);
  const copies = () => Promise.all([read('_next/static/a.js.br'), read('_next/static/a.js.gz')]);
  const [brotli, gzip] = await copies();
  expect(brotliDecompressSync(brotli).toString()).toBe(page);
  expect(gunzipSync(gzip).toString()).toBe(page);
  expect(brotli.length).toBeLessThan(page.length / 4);
  await compressFiles(folder);
  expect(await copies()).toEqual([brotli, gzip]);
  expect((await list('_next/static')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
});

test('small and already compressed files have no copies', async () => {
  await write({ 'index.html': 'Small.', 'font.woff2': page, 'photo.png': page });
  await compressFiles(folder);
  expect((await list()).sort()).toEqual(['font.woff2', 'index.html', 'photo.png']);
});
