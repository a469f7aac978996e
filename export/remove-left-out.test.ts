/** @jest-environment node */
import { removeLeftOut } from './remove-left-out.mjs';
import { temporaryFolder } from './test-site';

const { folder, list, write } = temporaryFolder();

test('a page without an entry goes with its data, and the owner’s files beside it stay', async () => {
  await write({
    'index.html': 'Home',
    'about/index.html': 'About',
    'about/index.txt': '',
    'about/__next._tree.txt': '',
    'services/index.html': 'Services',
    'services/__next.services.__PAGE__.txt': '',
    'services/prices.pdf': 'Mine',
  });
  const written = jest.spyOn(console, 'log').mockImplementation();
  await removeLeftOut(folder, { leftOut: ['/about/', '/services/'] });
  expect((await list()).sort()).toEqual(['index.html', 'services']);
  expect(await list('services')).toEqual(['prices.pdf']);
  expect(written.mock.calls).toEqual([[expect.stringContaining(': /about/, /services/.')]]);
});

test('a page that is not there stops the build', async () => {
  await expect(removeLeftOut(folder, { leftOut: ['/about/'] })).rejects.toThrow('the page /about/ cannot be left out');
});
