/** @jest-environment node */
import { brokenLimits, type Measurement, summarize, tableOf } from './report';

/** Rounds of one page, by the site's and the baseline's LCP and TBT. */
function loads(site: [lcp: number, tbt: number][], baseline: [lcp: number, tbt: number][], CLS = 0): Measurement[] {
  const rounds = (variant: 'site' | 'baseline', values: [number, number][]) =>
    values.map(([LCP, TBT]) => ({ subject: '/', variant, values: { LCP, FCP: 1, TBT, CLS } }));
  return [...rounds('site', site), ...rounds('baseline', baseline)];
}

test('a table has the median of each figure, with the least and the most', () => {
  const rows = summarize(
    loads(
      [
        [30, 1],
        [10, 2],
        [20, 3],
      ],
      [
        [8, 0],
        [10, 0],
      ],
    ),
  );
  const table = tableOf(['page', 'LCP', 'CLS'], rows);
  expect(table).toContain('| /    | the site       | 20 (10–30) | 0   |');
  expect(table).toContain('|      | without script | 9 (8–10)   | 0   |');
});

test.each<[string, Measurement[], string[]]>([
  ['nothing', loads([[105, 20]], [[100, 0]]), []],
  ['the LCP', loads([[106, 0]], [[100, 0]]), ["/: LCP is 1.06 of the baseline's; at most 1.05."]],
  ['the TBT', loads([[100, 41]], [[100, 20]]), ['/: TBT is 21 ms more; at most 20.']],
  ['the CLS', loads([[100, 0]], [[100, 0]], 0.01), ['/: CLS is 0.010; at most 0.']],
])('says that %s is over its limit', (_, measurements, sentences) => {
  expect(brokenLimits(summarize(measurements), [])).toEqual(sentences);
});

test('says which tap was slow, and which was lost', () => {
  const tap = (subject: string, INP: number, effect: number): Measurement => ({
    subject,
    variant: 'site',
    values: { INP, 'effect after': effect },
  });
  const taps = summarize([tap('menu', 151, 60), tap('theme', 90, Number.POSITIVE_INFINITY)]);
  expect(brokenLimits([], taps)).toEqual(['menu: INP is 151 ms; at most 150.', 'theme: a tap was lost.']);
});
