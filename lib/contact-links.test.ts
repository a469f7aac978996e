import { mailto, telephoneLink } from './contact-links';

test.each([
  ['you@example.com', 'mailto:you@example.com'],
  ['you+work@example.com', 'mailto:you%2Bwork@example.com'],
  ['who?cc=x&y@example.com', 'mailto:who%3Fcc%3Dx%26y@example.com'],
  ['أحمد@مثال.مصر', 'mailto:%D8%A3%D8%AD%D9%85%D8%AF@xn--mgbh0fb.xn--wgbh1c'],
])('mailto: link for %s', (email, link) => {
  expect(mailto(email)).toBe(link);
});

test.each([
  ['+20 100 000 0000', 'tel:+201000000000'],
  ['+20 (100) 000-0000', 'tel:+201000000000'],
  ['+49.30.1234.5678', 'tel:+493012345678'],
])('tel: link for %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});
