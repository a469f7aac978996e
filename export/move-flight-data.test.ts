/** @jest-environment node */
import { moveFlightData } from './move-flight-data.mjs';
import { CHUNK, OPENING, pageOf, RUNTIME, temporaryFolder } from './test-site';

const site = { basePath: '' };
const { folder, list, read, write } = temporaryFolder();

test('the data of a page moves to a deferred file before its chunks', async () => {
  await write({ 'index.html': pageOf({ data: ['One', 'Two'] }) });
  await moveFlightData(folder, site);
  const html = await read('index.html');
  const [, file = ''] = /<script src="\/([^"]+)" defer=""><\/script><script src="[^"]+chunks/.exec(html) ?? [];
  expect(html).not.toMatch(/__next_f|TURBOPACK/);
  expect(html).toContain('<script>theme("data-theme",0)</script><h1>Stars</h1>');
  expect((await read(file)).split('\n')).toEqual([
    'self.siteChunks=["/_next/static/chunks/a.js"];',
    'self.TURBOPACK=self.TURBOPACK||[];',
    `self.startFramework=()=>{${RUNTIME}};`,
    `${OPENING};`,
    'self.__next_f.push([1,"One"]);',
    'self.__next_f.push([1,"Two"]);',
    '',
  ]);
});

test('pages with the same data share its file, and others have their own', async () => {
  await write({
    'index.html': pageOf(),
    'about/index.html': pageOf({ data: ['About'] }),
    '404.html': pageOf({ data: ['About'] }),
  });
  await moveFlightData(folder, site);
  expect(await list('_next/static/flight')).toHaveLength(2);
});

test('the data is found below the folder the site lives in', async () => {
  await write({ 'index.html': pageOf({ head: CHUNK.replace('/_next', '/portfolio/_next') }) });
  await moveFlightData(folder, { basePath: '/portfolio' });
  expect(await read('index.html')).toMatch(/<script src="\/portfolio\/_next\/static\/flight\/[0-9a-f]{16}\.js" defer/);
});

test.each([
  ['no data', { data: [] }],
  ['data in another form', { opening: 'self.__next_f={}' }],
  ['a runtime in another form', { runtime: 'start(globalThis.TURBOPACK)' }],
  ['a second runtime', { body: `<script>${RUNTIME}</script>` }],
  ['one more script that uses the data', { body: '<script>count(self.__next_f)</script>' }],
])('%s stops the build', async (_, parts) => {
  await write({ 'index.html': pageOf(parts) });
  await expect(moveFlightData(folder, site)).rejects.toThrow(
    /^index\.html holds .*bring export\/move-flight-data\.mjs up to it\.$/,
  );
});

test('a page without chunks stops the build', async () => {
  await write({ 'index.html': pageOf({ head: '' }) });
  await expect(moveFlightData(folder, site)).rejects.toThrow('index.html loads no chunk from /_next/static/chunks/');
});

test('a folder without pages stops the build', async () => {
  await expect(moveFlightData(folder, site)).rejects.toThrow(`There is no index.html in ${folder}`);
});
