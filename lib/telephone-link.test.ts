/** @jest-environment node */
import { telephoneLink } from './telephone-link';

test.each([
  ['+20 100 000 0000', 'tel:+201000000000'],
  ['+20 (100) 000-0000', 'tel:+201000000000'],
  ['+49.30.1234.5678', 'tel:+493012345678'],
])('%s is dialled as %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});
