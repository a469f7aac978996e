/** @jest-environment node */
import { figureOf } from './figures.mjs';
import { brokenPromises } from './promises.mjs';

const loaded = (lcp: number, tbt: number, cls = [0]) => ({
  lcp: figureOf([lcp]),
  fcp: figureOf([lcp]),
  tbt: figureOf([tbt]),
  cls: figureOf(cls),
});

const tapped = (inp: number[], effect: number[]) => ({ inp: figureOf(inp), effect: figureOf(effect) });

test('a page may have what each promise allows', () => {
  const figures = { site: loaded(1050, 70), twin: loaded(1000, 50), older: loaded(1236, 600) };
  const taps = [{ of: 'menu', figures: { site: tapped([150, 90, 900], [3000]) } }];
  expect(brokenPromises([{ of: '/', figures }], taps)).toEqual([]);
});

test.each([
  ['/: LCP is 1.06 of the twin’s, and may be 1.05.', { site: loaded(1060, 0), twin: loaded(1000, 0) }],
  [
    '/: LCP is 0.86 of the older export’s, and may be 0.85.',
    { site: loaded(860, 0), twin: loaded(860, 0), older: loaded(1000, 0) },
  ],
  ['/: TBT is 21 ms above the twin’s, and may be 20.', { site: loaded(1000, 21), twin: loaded(1000, 0) }],
  // One round in which something moved is enough.
  ['/: CLS is 0.020, and may be 0.', { site: loaded(1000, 0, [0, 0, 0.02]), twin: loaded(1000, 0) }],
])('%s', (sentence, figures) => {
  expect(brokenPromises([{ of: '/', figures }], [])).toEqual([sentence]);
});

test('a first tap that is slow at the median, or lost once, breaks a promise', () => {
  const slow = { of: 'slow', figures: { site: tapped([152, 160, 90], [10]) } };
  const lost = { of: 'lost', figures: { site: tapped([90], [10, 12, Number.POSITIVE_INFINITY]) } };
  const older = {
    of: 'older',
    figures: { site: tapped([90], [10]), older: tapped([999], [Number.POSITIVE_INFINITY]) },
  };
  expect(brokenPromises([], [slow, lost, older])).toEqual([
    'slow: INP is 152 ms, and may be 150.',
    'lost: a tap was lost.',
  ]);
});
