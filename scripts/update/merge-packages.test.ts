/** @jest-environment node */
import { mergeLocks, mergeManifests } from './merge-packages.mjs';

const record = { name: 'a', version: '2.0.0', commit: 'abc' };
const base = {
  name: 'portfolio',
  version: '1.0.0',
  scripts: { build: 'next build' },
  dependencies: { next: '16.4.6', old: '1.0.0', react: '19.3.1', yup: '1.7.1' },
};
const theirs = {
  ...base,
  version: '2.0.0',
  template: { name: 'a', version: '2.0.0' },
  scripts: { build: 'next build', update: 'node update.mjs' },
  dependencies: { next: '16.5.0', react: '19.3.1', yup: '1.8.0' },
};

test('has the owner’s packages and commands beside the template’s, and of two versions the newer', () => {
  const ours = {
    ...base,
    name: 'noor',
    author: 'Noor',
    scripts: { build: 'next build', publish: 'rsync' },
    dependencies: { next: '16.10.1', old: '1.0.1', react: '19.3.1', yup: '1.7.2', zod: '4.0.0' },
  };
  const { next, isMerged, notes } = mergeManifests({ base, ours, theirs }, record);
  expect(next).toEqual({
    name: 'noor',
    version: '1.0.0',
    author: 'Noor',
    template: record,
    scripts: { build: 'next build', update: 'node update.mjs', publish: 'rsync' },
    dependencies: { next: '16.10.1', react: '19.3.1', yup: '1.8.0', zod: '4.0.0' },
  });
  expect(Object.keys(Object(next.dependencies))).toEqual(['next', 'react', 'yup', 'zod']);
  expect(isMerged).toBe(true);
  expect(notes).toEqual([
    'next is 16.10.1 with you and 16.5.0 in the template; 16.10.1, the newer, was taken',
    'yup is 1.7.2 with you and 1.8.0 in the template; 1.8.0, the newer, was taken',
    'old, which is 1.0.1 with you, is no longer used by the template; install it again if you use it',
  ]);
});

test('leaves to git what both have changed and only the owner can choose, and even then no owner’s field', () => {
  const ours = { ...base, name: 'noor', scripts: { build: 'next build && mine' } };
  const { start, next, isMerged } = mergeManifests(
    { base, ours, theirs: { ...theirs, scripts: { build: 'next build --fast' } } },
    record,
  );
  expect(isMerged).toBe(false);
  expect([start.name, next.name]).toEqual(['noor', 'noor']);
  expect([start.scripts, next.scripts]).toEqual([{ build: 'next build' }, { build: 'next build --fast' }]);
});

test('takes the template’s lockfile as it is where the packages are the template’s, under the owner’s name', () => {
  const lock = {
    name: 'portfolio',
    version: '2.0.0',
    packages: { '': { name: 'portfolio' }, x: { version: '1.0.0' } },
  };
  const manifest = { ...theirs, name: 'noor', version: '7.0.0' };
  expect(mergeLocks({ base: {}, ours: {}, theirs: lock }, { manifest, theirManifest: theirs })).toEqual({
    isCertain: true,
    lock: {
      name: 'noor',
      version: '7.0.0',
      packages: {
        '': { name: 'noor', version: '7.0.0', dependencies: theirs.dependencies },
        x: { version: '1.0.0' },
      },
    },
  });
});

test('keeps the owner’s packages in the lockfile, and of two versions the newer', () => {
  const before = { packages: { a: { version: '1.0.0' }, b: { version: '1.0.0' } } };
  const ours = { packages: { a: { version: '1.0.10' }, b: { version: '1.0.1' }, zod: { version: '4.0.0' } } };
  const newer = { packages: { a: { version: '1.0.9' }, b: { version: '1.1.0' }, c: { version: '1.0.0' } } };
  const manifest = { ...theirs, dependencies: { ...theirs.dependencies, zod: '4.0.0' } };
  const { lock, isCertain } = mergeLocks({ base: before, ours, theirs: newer }, { manifest, theirManifest: theirs });
  expect(isCertain).toBe(false);
  expect(lock).toMatchObject({
    packages: {
      a: { version: '1.0.10' },
      b: { version: '1.1.0' },
      c: { version: '1.0.0' },
      zod: { version: '4.0.0' },
      '': { dependencies: manifest.dependencies },
    },
  });
});
