import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));

beforeEach(() => {
  mkdirSync(path.join(folder, 'lib/markdown'), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

/** The cache of a new build, with this version of a package and of the code. */
async function cacheOf(locked: string, code: string) {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', locked);
  writeFileSync('lib/markdown/code.ts', code);
  jest.resetModules();
  return import('./build-cache');
}

test('what a build has made of a text is taken by the next one, with the same packages and the same code', async () => {
  const first = await cacheOf('1', 'one');
  expect(first.readCached('code', 'let')).toBeUndefined();
  first.writeCached('[]', 'code', 'let');
  const taken = [];
  for (const [locked, code] of [
    ['1', 'one'],
    ['2', 'one'],
    ['1', 'two'],
  ] as const)
    taken.push(String((await cacheOf(locked, code)).readCached('code', 'let')));
  expect(taken).toEqual(['[]', 'undefined', 'undefined']);
});

test('what other packages have made is removed', async () => {
  (await cacheOf('1', 'one')).writeCached('[]', 'code', 'let');
  (await cacheOf('2', 'one')).writeCached('[]', 'code', 'let');
  expect((await cacheOf('2', 'one')).readCached('code', 'let')?.toString()).toBe('[]');
  expect((await cacheOf('1', 'one')).readCached('code', 'let')).toBeUndefined();
});

test('where nothing can be written, it is made again', async () => {
  const cache = await cacheOf('1', 'one');
  writeFileSync('node_modules/.cache', '');
  cache.writeCached('[]', 'code');
  expect(cache.readCached('code')).toBeUndefined();
});
