/** @jest-environment node */
import { findRule, namesAfter, weightOf } from './font-rules.mjs';

const WHOLE = 'one.p.0123456789abc.woff2';
const ruleOf = (family: string, weight: string, name = WHOLE) =>
  `@font-face{font-family:${family};src:url(/_next/static/media/${name})format("woff2");font-weight:${weight}}`;

const heading = ruleOf('headingFont', '640');
const body = ruleOf('bodyFont', '400 600');

test('of two families of one font each has its own rule and weight', () => {
  const rules = ['headingFont', 'bodyFont'].map((family) => findRule([heading + body], WHOLE, family));
  expect(rules).toEqual([heading, body]);
  expect(rules.map(weightOf)).toEqual([640, { min: 400, max: 600 }]);
});

test('of two families of one font each gets the file that was cut for it', () => {
  const names = namesAfter([
    { name: { before: WHOLE, after: 'heading.woff2' }, rule: heading },
    { name: { before: WHOLE, after: 'body.woff2' }, rule: body },
  ]);
  const renamed = [...names].reduce((text, [before, after]) => text.replaceAll(before, after), heading + body);
  expect(renamed).toBe(ruleOf('headingFont', '640', 'heading.woff2') + ruleOf('bodyFont', '400 600', 'body.woff2'));
});
