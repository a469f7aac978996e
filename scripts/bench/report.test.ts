import { BASELINE, brokenLimits, record, tableOf } from './report';

/** The row of a page with this LCP and TBT, and those of its baseline. */
function load(LCP: number, TBT: number, baselineLCP: number, baselineTBT: number, CLS = 0) {
  const baseline = { [`LCP${BASELINE}`]: [baselineLCP], [`TBT${BASELINE}`]: [baselineTBT] };
  return { LCP: [LCP], TBT: [TBT], CLS: [CLS], ...baseline };
}

test('the table has the median of each metric, with minimum and maximum', () => {
  const rows = {};
  for (const LCP of [30, 10, 20, 25]) record(rows, '/', { LCP, CLS: 0 });
  expect(tableOf(rows)).toBe('|  | LCP | CLS |\n| --- | --- | --- |\n| / | 23 (10–30) | 0 |');
});

test.each<[string, Record<string, number[]>, string[]]>([
  ['nothing', load(105, 20, 100, 0), []],
  ['the LCP', load(106, 0, 100, 0), ["/: LCP is 1.06 of the baseline's; at most 1.05."]],
  ['the TBT', load(100, 41, 100, 20), ['/: TBT is 21 ms more; at most 20.']],
  ['the CLS', load(100, 0, 100, 0, 0.01), ['/: CLS is 0.010; at most 0.']],
  ['the INP', { INP: [101] }, ['/: INP is 101 ms; at most 100.']],
])('reports %s over its limit', (_, row, sentences) => {
  expect(brokenLimits({ '/': row })).toEqual(sentences);
});
