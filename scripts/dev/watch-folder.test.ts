import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchFolder } from './watch-folder';

const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
const file = (name: string) => path.join(root, name);
let changes = 0;
let stop = () => {};

beforeAll(() => {
  mkdirSync(file('ar'));
  for (const name of ['profile.ts', 'ar/words.ts']) writeFileSync(file(name), '');
});

beforeEach(async () => {
  stop = watchFolder(root, () => changes++);
  // macOS may report what happened just before.
  await wait(500);
  changes = 0;
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

afterAll(() => rmSync(root, { recursive: true }));

/** Whether there is a call within a second. */
async function isNoticed(): Promise<boolean> {
  const before = changes;
  for (let waited = 0; waited < 1000 && changes === before; waited += 50) await wait(50);
  return changes > before;
}

/** As many editors save: into another file, which then replaces the first. */
function replace(name: string) {
  writeFileSync(file(`${name}~`), 'new');
  renameSync(file(`${name}~`), file(name));
}

test('several changes at once are noticed once, and later ones again', async () => {
  writeFileSync(file('profile.ts'), 'a');
  writeFileSync(file('profile.ts'), 'b');
  writeFileSync(file('ar/words.ts'), 'c');
  expect(await isNoticed()).toBe(true);
  await wait(500);
  expect(changes).toBe(1);
  writeFileSync(file('profile.ts'), 'd');
  expect(await isNoticed()).toBe(true);
});

test('a file that was replaced is noticed, each time', async () => {
  for (const name of ['profile.ts', 'profile.ts', 'ar/words.ts', 'ar/words.ts']) {
    replace(name);
    expect([name, await isNoticed()]).toEqual([name, true]);
  }
});

test('files in a new folder, and in one that was removed and added again, are noticed', async () => {
  for (const folder of ['pt-BR', 'ar']) {
    rmSync(file(folder), { recursive: true, force: true });
    mkdirSync(file(folder));
    expect([folder, await isNoticed()]).toEqual([folder, true]);
    writeFileSync(file(`${folder}/words.ts`), 'e');
    expect([folder, await isNoticed()]).toEqual([folder, true]);
  }
});

test('an event without a file name, and an error of a watcher, are changes', async () => {
  stop();
  const watch = jest.spyOn(fs, 'watch');
  stop = watchFolder(root, () => changes++);
  const [, listener] = watch.mock.calls[0] as unknown as [string, (event: string, name: null) => void];
  listener('rename', null);
  expect(await isNoticed()).toBe(true);
  const watcher = watch.mock.results[0]?.value as fs.FSWatcher;
  watcher.emit('error', new Error('EPERM'));
  expect(await isNoticed()).toBe(true);
});
