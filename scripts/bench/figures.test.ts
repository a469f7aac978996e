/** @jest-environment node */
import { figureOf, summarize } from './figures.mjs';

test('the median is the one in the middle, or between the two there', () => {
  expect(figureOf([30, 4, 100])).toEqual({ median: 30, least: 4, most: 100 });
  expect(figureOf([100, 4, 30, 20])).toEqual({ median: 25, least: 4, most: 100 });
  expect(figureOf([7])).toEqual({ median: 7, least: 7, most: 7 });
});

test('what never came counts as longer than all that did', () => {
  const never = Number.POSITIVE_INFINITY;
  expect(figureOf([never, 20, 40])).toEqual({ median: 40, least: 20, most: never });
  expect(figureOf([never, never])).toEqual({ median: never, least: never, most: never });
});

test('puts the rounds of each variant together, in the order in which things were measured', () => {
  const measurements = [
    { of: '/z/', variant: 'site' as const, values: { lcp: 10, cls: 0 } },
    { of: '/z/', variant: 'twin' as const, values: { lcp: 8, cls: 0 } },
    { of: '/a/', variant: 'site' as const, values: { lcp: 1, cls: 0 } },
    { of: '/z/', variant: 'site' as const, values: { lcp: 30, cls: 0.1 } },
  ];
  expect(summarize(measurements)).toEqual([
    {
      of: '/z/',
      figures: {
        site: { lcp: { median: 20, least: 10, most: 30 }, cls: { median: 0.05, least: 0, most: 0.1 } },
        twin: { lcp: { median: 8, least: 8, most: 8 }, cls: { median: 0, least: 0, most: 0 } },
      },
    },
    { of: '/a/', figures: { site: { lcp: { median: 1, least: 1, most: 1 }, cls: { median: 0, least: 0, most: 0 } } } },
  ]);
});
