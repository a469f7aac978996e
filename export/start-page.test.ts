/** @jest-environment node */
import { moveFlightData } from './move-flight-data.mjs';
import { startPage } from './start-page.mjs';
import { CHUNK, pageOf, temporaryFolder } from './test-site';

const site = { basePath: '' };
const { folder, read, write } = temporaryFolder();

test('a page names its data, which names its chunks, and loads no script by itself', async () => {
  const preload = '<link rel="preload" as="script" href="/_next/static/chunks/b.js"/>';
  const more = '<script src="/_next/static/chunks/b.js" async=""></script>';
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  await write({ 'index.html': pageOf({ head: preload + CHUNK + old, body: more }) });
  await moveFlightData(folder, site);
  await startPage(folder, site);
  const html = await read('index.html');
  const [, data = ''] = /<meta name="data" content="\/(_next\/static\/flight\/\w+\.js)"\/>/.exec(html) ?? [];
  expect(await read(data)).toContain('self.siteChunks=["/_next/static/chunks/a.js","/_next/static/chunks/b.js"];');
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toContain('rel="preload"');
  // Where next-themes has its script React finds one, though an empty one.
  expect(html).toContain('<script></script><h1>Stars</h1>');
});

test.each(['', '<script>theme("data-theme",0)</script>'.repeat(2)])(
  'no single script of a theme stops the build: %s',
  async (scripts) => {
    const more = '<script src="/_next/static/chunks/b.js" async=""></script>';
    const page = pageOf({ body: more }).replace('<script>theme("data-theme",0)</script>', scripts);
    await write({ 'index.html': page });
    await moveFlightData(folder, site);
    await expect(startPage(folder, site)).rejects.toThrow('inline scripts of next-themes, and one was expected');
  },
);

test('a page whose data is not its first script stops the build', async () => {
  await write({ 'index.html': pageOf({ head: `${CHUNK}<script src="/_next/static/chunks/b.js" async=""></script>` }) });
  await expect(startPage(folder, site)).rejects.toThrow('its data was expected first');
});

test('a page that begins at its top on a reload has the script for it, and no other page has', async () => {
  const mark = '<meta name="scroll-on-reload" content="top"/>';
  const more = '<script src="/_next/static/chunks/b.js" async=""></script>';
  await write({ 'index.html': pageOf({ body: more }), 'about/index.html': pageOf({ head: mark + CHUNK, body: more }) });
  await moveFlightData(folder, site);
  await startPage(folder, site);
  const counts = await Promise.all(
    ['index.html', 'about/index.html'].map(async (page) => (await read(page)).match(/<script[ >]/g)?.length ?? 0),
  );
  expect(counts[1]).toBe((counts[0] ?? 0) + 1);
});
