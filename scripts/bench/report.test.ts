/** @jest-environment node */
import { figureOf } from './figures.mjs';
import { describeRun, tableOfLoads, tableOfTaps } from './report.mjs';

const loaded = (lcp: number[], cls = 0) => ({
  lcp: figureOf(lcp),
  fcp: figureOf([900]),
  tbt: figureOf([0.4]),
  cls: figureOf([0, cls]),
});

test('every variant of a page has its line, with the site’s LCP divided by the variant’s', () => {
  const home = { site: loaded([1500, 1480.6, 1530]), twin: loaded([1000]), older: loaded([3000]) };
  const about = { site: loaded([1000], 0.0204), twin: loaded([1000]) };
  const rows = [
    { of: '/', figures: home },
    { of: '/about/', figures: about },
  ];
  expect(tableOfLoads(rows).split('\n')).toEqual([
    '| page    |                | LCP              | site’s LCP ÷ this | FCP           | TBT     | CLS   |',
    '| ------- | -------------- | ---------------- | ----------------- | ------------- | ------- | ----- |',
    '| /       | the site       | 1500 (1481–1530) |                   | 900 (900–900) | 0 (0–0) | 0     |',
    '|         | without script | 1000 (1000–1000) | 1.50              | 900 (900–900) | 0 (0–0) | 0     |',
    '|         | older export   | 3000 (3000–3000) | 0.50              | 900 (900–900) | 0 (0–0) | 0     |',
    '| /about/ | the site       | 1000 (1000–1000) |                   | 900 (900–900) | 0 (0–0) | 0.020 |',
    '|         | without script | 1000 (1000–1000) | 1.00              | 900 (900–900) | 0 (0–0) | 0     |',
  ]);
});

test('a tap that was lost is said to have had its effect never', () => {
  const figures = { site: { inp: figureOf([88, 96]), effect: figureOf([20, 30, Number.POSITIVE_INFINITY]) } };
  expect(
    tableOfTaps([{ of: 'theme', figures }])
      .split('\n')
      .at(-1),
  ).toBe('| theme     | the site | 92 (88–96) | 30 (20–never)        |');
});

test('says when, with what and on what machine it was measured', () => {
  const run = { day: new Date('2026-11-22T23:59:00Z'), cores: 2, browser: '156.0.1', rounds: 5, speed: 1412.6 };
  expect(describeRun(run)).toBe(
    '2026-11-22, Chromium 156.0.1, 2 cores, Lighthouse’s benchmark index 1413. Rounds: 5; medians, with the least and the most; times in ms.',
  );
});
