/** @jest-environment node */
import { addPolicy } from './add-policy.mjs';
import { bundleScript } from './bundle-script.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { parsePage, textOf } from './pages.mjs';
import { startPage } from './start-page.mjs';
import { CHUNK, pageOf, temporaryFolder } from './test-site';

const site = { basePath: '' };
const { folder, read, write } = temporaryFolder();

test('the policy stands behind the charset and before everything else', async () => {
  await write({ 'index.html': pageOf() });
  await moveFlightData(folder, site);
  await addPolicy(folder, site);
  expect(await read('index.html')).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"\/><script>/,
  );
});

test('the first script of a finished page sets up Trusted Types, for the folder the site lives in', async () => {
  const inFolder = { basePath: '/portfolio' };
  await write({ 'index.html': pageOf({ head: CHUNK.replace('/_next', '/portfolio/_next') }) });
  await moveFlightData(folder, inFolder);
  await startPage(folder, inFolder);
  await addPolicy(folder, inFolder);
  const html = await read('index.html');
  const [first] = parsePage('index.html', html).elements.filter(({ tagName }) => tagName === 'script');
  expect(first && textOf(first)).toBe(await bundleScript('first', { BASE_PATH: '/portfolio' }));
});

test('a page that begins with something else stops the build', async () => {
  await write({ 'index.html': pageOf().replace('<meta charSet="utf-8"/>', '<title>Home</title>') });
  await moveFlightData(folder, site);
  await expect(addPolicy(folder, site)).rejects.toThrow('index.html does not begin with its charset');
});

test('a folder without pages stops the build', async () => {
  await expect(addPolicy(folder, site)).rejects.toThrow(`There is no index.html in ${folder}`);
});
