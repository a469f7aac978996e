import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../e2e/support/export-folder';
import { compressFiles } from './compress-files';

const { folder, list, write } = temporaryFolder();

const page = `<!doctype html><title>Home</title>${'<p>Stars and lattices.</p>'.repeat(200)}`;
test('a file in any folder, but no small or compressed one, has two copies with its content, the same in every build', async () => {
  await write({
    '_next/static/chunks/a.js': page,
    '_next/static/chunks/b.js': 'small()',
    '_next/static/chunks/c.woff2': page,
  });
  await compressFiles(folder);
  const copies = () =>
    Promise.all(['br', 'gz'].map((suffix) => readFile(path.join(folder, `_next/static/chunks/a.js.${suffix}`))));
  const [brotli, gzip] = await copies();
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(page);
  expect(gunzipSync(gzip ?? '').toString()).toBe(page);
  expect(brotli?.length).toBeLessThan(page.length / 4);
  await compressFiles(folder);
  expect(await copies()).toEqual([brotli, gzip]);
  expect((await list('_next/static/chunks')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js', 'c.woff2']);
});
