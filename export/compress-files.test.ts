/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';
import { temporaryFolder } from './test-site';

const page = `<!doctype html><title>Home</title>${'<p>Stars and lattices.</p>'.repeat(200)}`;
const { folder, list, write } = temporaryFolder();
const read = (name: string) => readFile(path.join(folder, name));

test('writes two smaller copies that hold the same bytes', async () => {
  await write({ 'index.html': page });
  await compressFiles(folder);
  expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page);
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page);
  expect((await read('index.html.br')).length).toBeLessThan(page.length / 4);
});

test('reaches files in folders below', async () => {
  await write({ 'index.html': page });
  await write({ '_next/static/chunks/a.js': page });
  await compressFiles(folder);
  expect((await list('_next/static/chunks')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
});

test('leaves small files and files that are compressed already as they are', async () => {
  await write({ 'index.html': 'Small.' });
  await write({ 'font.woff2': page });
  await write({ 'photo.png': page });
  await compressFiles(folder);
  expect((await list()).sort()).toEqual(['font.woff2', 'index.html', 'photo.png']);
});

test('gives the same bytes again', async () => {
  await write({ 'index.html': page });
  await compressFiles(folder);
  const first = [await read('index.html.br'), await read('index.html.gz')];
  await compressFiles(folder);
  expect([await read('index.html.br'), await read('index.html.gz')]).toEqual(first);
  expect(await list()).toHaveLength(3);
});
