/** @jest-environment node */
import { measureLoad } from './page-load.mjs';

const audits = {
  'largest-contentful-paint': { numericValue: 1500 },
  'first-contentful-paint': { numericValue: 900 },
  'total-blocking-time': { numericValue: 50 },
  'cumulative-layout-shift': { numericValue: 0 },
};
const missed = { ...audits, 'largest-contentful-paint': { errorMessage: 'No paint.' } };

/** A Lighthouse that gives these answers in their order. */
const lighthouse = (...answers: object[]) =>
  jest.fn(async () => ({ lhr: { audits, environment: { benchmarkIndex: 1400 }, ...answers.shift() } }));

test('gives the figures, and how fast the machine was', async () => {
  const measured = await measureLoad(lighthouse({}), 'http://127.0.0.1/', 1);
  expect(measured).toEqual({ values: { lcp: 1500, fcp: 900, tbt: 50, cls: 0 }, speed: 1400 });
});

test('a load that could not be measured is made again', async () => {
  const twice = lighthouse({ audits: missed }, { runtimeError: { message: 'Crashed.' } }, {});
  expect((await measureLoad(twice, 'http://127.0.0.1/', 1)).values.lcp).toBe(1500);
});

test('what cannot be measured the third time is said in Lighthouse’s words', async () => {
  const never = lighthouse({ audits: missed }, { audits: missed }, { audits: missed }, {});
  await expect(measureLoad(never, 'http://127.0.0.1/', 1)).rejects.toThrow(
    'Lighthouse could not measure http://127.0.0.1/: No paint.',
  );
  expect(never).toHaveBeenCalledTimes(3);
});
