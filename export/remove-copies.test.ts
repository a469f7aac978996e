/** @jest-environment node */
import { removeCopies } from './remove-copies.mjs';
import { temporaryFolder } from './test-site';

const { folder, list, write } = temporaryFolder();

test('the page for wrong addresses stays at one place', async () => {
  await write({ '404.html': 'Lost', '404/index.html': 'Lost', '_not-found/index.html': 'Lost', 'index.html': 'Home' });
  await removeCopies(folder);
  expect((await list()).sort()).toEqual(['404.html', 'index.html']);
});

test('a copy that is no copy, or no page at all, stops the build', async () => {
  await expect(removeCopies(folder)).rejects.toThrow('There is no 404.html');
  await write({ '404.html': 'Lost', '404/index.html': 'Something else' });
  await expect(removeCopies(folder)).rejects.toThrow('404/index.html is not the same page as 404.html');
});
