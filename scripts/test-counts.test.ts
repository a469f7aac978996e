/** @jest-environment node */
import { countJest, countPlaywright, countStep, sumCounts } from './test-counts.mjs';

test('counts a step as one test', () => {
  expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ['all passed', 0, { numPassedTests: 9, numFailedTests: 0 }, { passed: 9, failed: 0 }],
  ['some failed', 1, { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2 }],
  ['a file did not load', 1, { numPassedTests: 7, numRuntimeErrorTestSuites: 1 }, { passed: 7, failed: 1 }],
  ['coverage or the like failed', 1, { numPassedTests: 7, numFailedTests: 0 }, { passed: 7, failed: 1 }],
  ['there was no test', 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
  ['Jest crashed', 1, undefined, { passed: 0, failed: 1 }],
])('counts Jest when %s', (_case, code, report, count) => {
  expect(countJest(code, report)).toEqual(count);
});

test.each([
  ['all passed', 0, { stats: { expected: 5, unexpected: 0, flaky: 0 } }, { passed: 5, failed: 0 }],
  ['some failed', 1, { stats: { expected: 3, unexpected: 2, flaky: 0 } }, { passed: 3, failed: 2 }],
  ['there was no test', 1, { stats: { expected: 0, unexpected: 0, flaky: 0 } }, { passed: 0, failed: 1 }],
  ['the server did not start', 1, undefined, { passed: 0, failed: 1 }],
])('counts Playwright when %s', (_case, code, report, count) => {
  expect(countPlaywright(code, report)).toEqual(count);
});

test('adds up', () => {
  expect(sumCounts([countStep(0), { passed: 3, failed: 2 }, countStep(1)])).toEqual({ passed: 4, failed: 3 });
});
