/** @jest-environment node */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needsInstall } from './install.mjs';

let folder: string;

/** Writes a file that was last modified at a second. */
async function writeAt(name: string, second: number) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '{}');
  await utimes(file, second, second);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'install-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('installs where nothing is installed', async () => {
  await writeAt('package-lock.json', 100);
  expect(needsInstall(folder)).toBe(true);
});

test('installs after an install that did not finish', async () => {
  await writeAt('package-lock.json', 100);
  await mkdir(path.join(folder, 'node_modules'));
  expect(needsInstall(folder)).toBe(true);
});

test('installs when the lockfile is newer', async () => {
  await writeAt('package-lock.json', 101);
  await writeAt('node_modules/.package-lock.json', 100);
  expect(needsInstall(folder)).toBe(true);
});

test('does not install what is installed', async () => {
  await writeAt('package-lock.json', 100);
  await writeAt('node_modules/.package-lock.json', 101);
  expect(needsInstall(folder)).toBe(false);
});

test('installs what an install for production has left out', async () => {
  const named = {
    packages: { '': { dependencies: { next: '16.4.6' }, devDependencies: { '@babel/parser': '7.29.14' } } },
  };
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(named));
  await mkdir(path.join(folder, 'node_modules/next'), { recursive: true });
  await writeFile(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(needsInstall(folder)).toBe(true);
  await mkdir(path.join(folder, 'node_modules/@babel/parser'), { recursive: true });
  expect(needsInstall(folder)).toBe(false);
});
