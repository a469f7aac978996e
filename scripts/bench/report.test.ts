import { BASELINE, brokenLimits, type Row, record, tableOf } from './report';

/** The row of a page with this LCP and TBT, and those of its baseline. */
function load(LCP: number, TBT: number, baselineLCP: number, baselineTBT: number, CLS = 0): Row {
  const figures = { LCP: [LCP], TBT: [TBT], CLS: [CLS] };
  return {
    subject: '/',
    figures: { ...figures, [`LCP${BASELINE}`]: [baselineLCP], [`TBT${BASELINE}`]: [baselineTBT] },
  };
}

test('the table has the median of each metric, with minimum and maximum', () => {
  const rows: Row[] = [];
  for (const LCP of [30, 10, 20, 25]) record(rows, '/', { LCP, CLS: 0 });
  expect(tableOf(rows)).toBe('|  | LCP | CLS |\n| --- | --- | --- |\n| / | 23 (10–30) | 0 |');
});

test.each<[string, Row, string[]]>([
  ['nothing', load(105, 20, 100, 0), []],
  ['the LCP', load(106, 0, 100, 0), ["/: LCP is 1.06 of the baseline's; at most 1.05."]],
  ['the TBT', load(100, 41, 100, 20), ['/: TBT is 21 ms more; at most 20.']],
  ['the CLS', load(100, 0, 100, 0, 0.01), ['/: CLS is 0.010; at most 0.']],
  ['the INP', { subject: 'menu', figures: { INP: [101] } }, ['menu: INP is 101 ms; at most 100.']],
  [
    'a lost tap',
    { subject: 'theme', figures: { 'effect after': [90, Number.POSITIVE_INFINITY] } },
    ['theme: a tap was lost.'],
  ],
])('reports %s over its limit', (_, row, sentences) => {
  expect(brokenLimits([row])).toEqual(sentences);
});
