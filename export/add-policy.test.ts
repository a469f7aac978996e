/** @jest-environment node */
import { addPolicy } from './add-policy.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { pageOf, temporaryFolder } from './test-site';

const site = { basePath: '' };
const { folder, read, write } = temporaryFolder();

test('the policy stands behind the charset and before everything else', async () => {
  await write({ 'index.html': pageOf() });
  await moveFlightData(folder, site);
  await addPolicy(folder, site);
  expect(await read('index.html')).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"\/><style>/,
  );
});

test('a page that begins with something else stops the build', async () => {
  await write({ 'index.html': pageOf().replace('<meta charSet="utf-8"/>', '<title>Home</title>') });
  await moveFlightData(folder, site);
  await expect(addPolicy(folder, site)).rejects.toThrow('index.html does not begin with its charset');
});

test('a folder without pages stops the build', async () => {
  await expect(addPolicy(folder, site)).rejects.toThrow(`There is no index.html in ${folder}`);
});
