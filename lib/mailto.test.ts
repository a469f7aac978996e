/** @jest-environment node */
import { mailto } from './mailto';

test.each([
  ['you@example.com', 'mailto:you@example.com'],
  ['you+work@example.com', 'mailto:you%2Bwork@example.com'],
  ['who?cc=x&y@example.com', 'mailto:who%3Fcc%3Dx%26y@example.com'],
  ['أحمد@مثال.مصر', 'mailto:%D8%A3%D8%AD%D9%85%D8%AF@xn--mgbh0fb.xn--wgbh1c'],
])('leads to %s', (email, link) => {
  expect(mailto(email)).toBe(link);
});
