/** @jest-environment node */
import { mendAddress } from './mend-address.mjs';

function pageAt(address: string) {
  // As a browser has it: with a host before it, a path may begin with several slashes.
  const { pathname, search, hash } = new URL(`https://site.example${address}`);
  return { pathname, search, hash, replace: jest.fn() };
}

test.each([
  ['//about/', '/about/'],
  ['///', '/'],
  ['//about//more/?from=mail#part', '/about//more/?from=mail#part'],
])('%s leads to %s', (address, mended) => {
  const page = pageAt(address);
  expect(mendAddress(page)).toBe(true);
  expect(page.replace.mock.calls).toEqual([[mended]]);
});

test.each(['/', '/about/', '/about//more/', '/?at=//about/#//about/'])('%s stays', (address) => {
  const page = pageAt(address);
  expect(mendAddress(page)).toBe(false);
  expect(page.replace).not.toHaveBeenCalled();
});
