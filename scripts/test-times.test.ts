/** @jest-environment node */
import { slowest, timeJest, timeLine, timePlaywright } from './test-times.mjs';

test('names Jest’s tests by their file, whatever the system writes between folders', () => {
  const assertionResults = [
    { fullName: 'schema refuses nothing', duration: 12 },
    { fullName: 'todo', duration: null },
  ];
  for (const name of ['/site/content/schema.test.ts', 'C:\\site\\content\\schema.test.ts']) {
    expect(timeJest({ testResults: [{ name, assertionResults }] })).toEqual([
      { name: 'schema.test.ts › schema refuses nothing', duration: 12 },
      { name: 'schema.test.ts › todo', duration: 0 },
    ]);
  }
});

test('names Playwright’s tests by their file and group, and adds up their tries', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [spec('opens', 100)],
        suites: [{ title: 'on a phone', specs: [spec('closes', 200, 300)] }],
      },
    ],
  };
  expect(timePlaywright(report)).toEqual([
    { name: 'menu.spec.ts › opens', duration: 100 },
    { name: 'menu.spec.ts › on a phone › closes', duration: 500 },
  ]);
});

test('a runner without a report took no time that is known', () => {
  expect([timeJest(undefined), timePlaywright(undefined)]).toEqual([[], []]);
});

test('the slowest come first, so many and no more', () => {
  const tests = [7, 30_000, 12, 999].map((duration) => ({ name: `${duration}`, duration }));
  expect(slowest(tests, 3).map(timeLine)).toEqual(['  30.0 s  30000', '   1.0 s  999', '   0.0 s  12']);
  expect(slowest(tests, 10)).toHaveLength(4);
});
