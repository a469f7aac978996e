/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command.mjs';
import { entriesBetween, readChangelog } from './changelog.mjs';
import { kindOf } from './owned.mjs';
import { compareVersions } from './template.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each part of the content is the owner’s, and what checks it is the template’s', () => {
  const parts = [...read('content/content.ts').matchAll(/from '\.\/([\w-]+)'/g)].map(
    ([, name]) => `content/${name}.ts`,
  );
  expect(parts.filter((file) => kindOf(file) !== 'owned')).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
  for (const file of ['content/content.ts', 'lib/content/schema.ts']) {
    expect([file, existsSync(path.join(root, file)), kindOf(file)]).toEqual([file, true, 'merged']);
  }
});

test('CHANGELOG.md has the version that package.json records, and every one before it', () => {
  const { template } = JSON.parse(read('package.json'));
  const versions = readChangelog(read('CHANGELOG.md')).map(({ version }) => version);
  expect(versions[0]).toBe(template.version);
  expect(versions).toEqual([...versions].sort(compareVersions).reverse());
});

test('tells what came between two versions, and nothing of the first', () => {
  const changelog =
    '# New\n\nWords.\n\n## 1.10.0 (2026-01-03)\n\nc\n\n## 1.9.0\n\nb\n\n### For you\n\n- x\n\n## 1.8.0\n\na\n';
  expect(entriesBetween(changelog, '1.8.0', '1.10.0').map(({ text }) => text)).toEqual([
    '1.10.0 (2026-01-03)\n\nc',
    '1.9.0\n\nb\n\n### For you\n\n- x',
  ]);
  expect(entriesBetween(changelog, '1.8.0', '1.9.0').map(({ version }) => version)).toEqual(['1.9.0']);
});
