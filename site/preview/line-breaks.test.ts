import { unbrokenParts } from './line-breaks';

test.each([
  ['Back ends, “C#” & APIs', 'Back |ends, |“C#” |& |APIs'],
  ['为什么我不使用 Prettier', '为什么|我不|使用 |Prettier'],
  ['「東京」で、開発をする。', '「東京」|で、|開発|を|する。'],
  ['โปรแกรมเมอร์ภาษาไทย', 'โปรแกรมเมอร์|ภาษา|ไทย'],
])('lines of “%s” end after spaces, or between words without spaces', (text, parts) => {
  expect(unbrokenParts(text).join('|')).toBe(parts);
});
