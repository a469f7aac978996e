import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './command';
import { takeLock, waitForBuilds } from './wait-for-builds';

jest.mock('./command', () => ({ root: mkdtempSync(path.join(tmpdir(), 'builds-')) }));

afterAll(() => rmSync(root, { recursive: true }));

test('a build waits for another one, but not for one that was ended from outside', async () => {
  const lock = path.join(root, '.site-data/build.lock');
  mkdirSync(path.dirname(lock));
  const print = jest.spyOn(console, 'log').mockImplementation();
  // More than any system gives to a process.
  writeFileSync(lock, '99999999');
  await waitForBuilds();
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  print.mockClear();
  let isWaiting = true;
  const second = waitForBuilds().then(() => {
    isWaiting = false;
  });
  await new Promise(setImmediate);
  expect([isWaiting, print.mock.calls.flat()]).toEqual([true, [expect.stringContaining('Another build')]]);
  rmSync(lock);
  await second;
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  expect(['.start.lock', '.start.lock'].map(takeLock)).toEqual([true, false]);
});
