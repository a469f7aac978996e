/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { minVersion, Range, satisfies, subset } from 'semver';
import { describeRange, isInRange } from './check-node.mjs';
import { root } from './command.mjs';

/** An installed package, as the lockfile has it. */
interface LockedPackage {
  engines?: { node?: string };
  /** For some platforms only; npm leaves out what does not fit. */
  optional?: boolean;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const stated: string = JSON.parse(read('package.json')).engines.node;
const packages: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
const needed = Object.entries(packages)
  .filter(([name, { optional }]) => name !== '' && !optional)
  .map(([name, { engines }]) => ({ name: name.replace('node_modules/', ''), range: engines?.node ?? '*' }));

test('every Node that is stated as enough is enough for every package', () => {
  expect(needed.filter(({ range }) => !subset(stated, range))).toEqual([]);
});

test('no Node is refused that every package takes', () => {
  const lowest = new Range(stated).set.map((alternative) => minVersion(alternative.join(' '))?.version ?? '');
  // The last version of the line before.
  const before = lowest.map((version) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return minor > 0 ? `${major}.${minor - 1}.99` : `${major - 1}.99.99`;
  });
  for (const version of before) expect(needed.some(({ range }) => !satisfies(version, range))).toBe(true);
});

test('says in words and elsewhere what package.json states', () => {
  const lowest = minVersion(stated)?.version;
  expect(read('.nvmrc').trim()).toBe(lowest);
  expect(read('README.md')).toContain(`Node.js](https://nodejs.org) ${describeRange(stated)}`);
  const tried = [...read('.github/workflows/ci.yml').matchAll(/\d+\.\d+\.\d+(?=['"\],])/g)].map(([version]) => version);
  expect(tried).toContain(lowest);
});

test('puts a range into words', () => {
  expect(describeRange('^20.19.0 || ^22.12.0 || >=24.0.0')).toBe('20 from 20.19 on, 22 from 22.12 on, or 24 and later');
  expect(describeRange('>=24.1.0')).toBe('24.1 and later');
});

test('tells versions apart as semver does', () => {
  const version = fc.tuple(fc.integer({ min: 16, max: 26 }), fc.nat({ max: 25 }), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(
      version.map((parts) => parts.join('.')),
      (found) => {
        expect(isInRange(found, stated)).toBe(satisfies(found, stated));
      },
    ),
    { numRuns: 1000 },
  );
});
