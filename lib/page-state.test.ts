/** @jest-environment node */
import { requestedPath } from './page-state';

test.each([
  ['/nowhere/', '/nowhere/'],
  ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', '/مرحبا'],
  ['/a%20b', '/a b'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/100%', '/100%'],
  ['/', '/'],
])('the path %p is logged as %p', (pathname, typed) => {
  expect(requestedPath(pathname)).toBe(typed);
});
