/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';
import { temporaryFolder } from './test-site';

const page = `<!doctype html><title>Home</title>${'<p>Stars and lattices.</p>'.repeat(200)}`;
const { folder, list, write } = temporaryFolder();
const read = (name: string) => readFile(path.join(folder, name));

test('a file has two compressed copies with the same content', async () => {
  await write({ 'index.html': page });
  await compressFiles(folder);
  expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page);
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(page);
  expect((await read('index.html.br')).length).toBeLessThan(page.length / 4);
});

test('files in subfolders are compressed', async () => {
  await write({ 'index.html': page });
  await write({ '_next/static/chunks/a.js': page });
  await compressFiles(folder);
  expect((await list('_next/static/chunks')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
});

test('small and already compressed files have no copies', async () => {
  await write({ 'index.html': 'Small.' });
  await write({ 'font.woff2': page });
  await write({ 'photo.png': page });
  await compressFiles(folder);
  expect((await list()).sort()).toEqual(['font.woff2', 'index.html', 'photo.png']);
});

test('compression is deterministic', async () => {
  await write({ 'index.html': page });
  await compressFiles(folder);
  const first = [await read('index.html.br'), await read('index.html.gz')];
  await compressFiles(folder);
  expect([await read('index.html.br'), await read('index.html.gz')]).toEqual(first);
  expect(await list()).toHaveLength(3);
});
