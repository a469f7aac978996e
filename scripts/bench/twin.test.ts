/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pageOf, temporaryFolder } from '../../export/test-site';
import { writeTwin } from './twin.mjs';

const { folder, write } = temporaryFolder();

test('the twin is the same site without a script, and its compressed copies are of that', async () => {
  const twin = await mkdtemp(path.join(tmpdir(), 'twin-'));
  const head = '<link rel="preload" href="a.js" as="script"/><link rel="preload" href="a.woff2" as="font"/>';
  const body = `<script type="application/ld+json">{}</script><p>${'Stars. '.repeat(200)}</p>`;
  const html = pageOf({ head, body });
  await write({
    'index.html': html,
    'index.html.gz': 'old',
    'about/index.html': pageOf(),
    'about/index.html.br': 'old',
    'a.js': '1',
  });

  await writeTwin(folder, twin);
  const home = await readFile(path.join(twin, 'index.html'), 'utf8');
  expect(home).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>h1{margin:0}</style><link rel="preload" href="a.woff2" as="font"/></head><body><h1>Stars</h1><p>${'Stars. '.repeat(200)}</p></body></html>`,
  );
  expect(gunzipSync(await readFile(path.join(twin, 'index.html.gz'))).toString()).toBe(home);
  expect((await readdir(path.join(twin, 'about'))).sort()).toEqual(['index.html']);
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(html);
  await rm(twin, { recursive: true });
});
