import { mailto, telephoneLink } from './contact-links';

test.each([
  [mailto, 'you@example.com', 'mailto:you@example.com'],
  [mailto, 'you+work@example.com', 'mailto:you%2Bwork@example.com'],
  [mailto, 'who?cc=x&y@example.com', 'mailto:who%3Fcc%3Dx%26y@example.com'],
  [mailto, 'أحمد@مثال.مصر', 'mailto:%D8%A3%D8%AD%D9%85%D8%AF@xn--mgbh0fb.xn--wgbh1c'],
  [telephoneLink, '+20 (100) 000-0000', 'tel:+201000000000'],
  [telephoneLink, '+49.30.1234.5678', 'tel:+493012345678'],
])('%p of %s is %s', (linkTo, contact, link) => {
  expect(linkTo(contact)).toBe(link);
});
