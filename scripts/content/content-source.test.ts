/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '@/lib/content/content';
import { root } from '../command.mjs';
import { readSources } from './content-source.mjs';
import { leavesOf } from './load-content.mjs';

const FILES = {
  'content/content.ts': `import type { Content } from './types';
import { links as ownLinks } from './links';
import { site } from './site';
const process = [{ title: 'One' }];
export const content: Content = { site: { ...site, address: fromOutside ?? site.address }, links: ownLinks, process };
`,
  'content/site.ts': `export const site = {
  // address: 'https://old.dev',
  address: 'https://new.dev', language: "en",
} as const;
`,
  'content/links.ts': `import { handle } from '@/content/handle';
const more = [{ address: \`https://b.dev\` }, { address: handle }] satisfies unknown[];
const shared = { label: 'Shared', 'address': 'https://shared.dev' };
export const links = {
  cv: 'https://' + 'put.together.dev',
  profiles: [
    { label: 'A', address: 'https://a.dev' },
    ...more,
    { ...shared, label: 'Own' },
  ],
};
`,
  'content/handle.ts': `/* A comment. */ export const handle = 'https://handle.dev';\n`,
};

const folder = mkdtempSync(path.join(tmpdir(), 'source-'));
mkdirSync(path.join(folder, 'content'));
for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

const place = readSources(folder);

test.each([
  ['site.address', 'content/site.ts', 3, `'https://new.dev'`],
  ['site.language', 'content/site.ts', 3, `"en"`],
  ['links.profiles[0].address', 'content/links.ts', 7, `'https://a.dev'`],
  ['links.profiles[1].address', 'content/links.ts', 2, '`https://b.dev`'],
  ['links.profiles[2].address', 'content/handle.ts', 1, `'https://handle.dev'`],
  ['links.profiles[3].address', 'content/links.ts', 3, `'https://shared.dev'`],
  ['links.profiles[3].label', 'content/links.ts', 9, `'Own'`],
  ['process[0].title', 'content/content.ts', 4, `'One'`],
])('%s is written in %s at line %d', (field, file, line, written) => {
  const { text, ...found } = place(field);
  expect(found).toEqual({ file, line, isExact: true });
  expect(FILES[file as keyof typeof FILES].slice(text?.start, text?.end)).toBe(written);
});

test.each([
  ['links.cv', 'content/links.ts', 5, true],
  ['links.profiles[0].mark', 'content/links.ts', 7, false],
  ['links.profiles[9].address', 'content/links.ts', 6, false],
  ['brand.mark', 'content/content.ts', 5, false],
  // What content.ts adds to the group is no place for what the owner has left out.
  ['site.locale', 'content/site.ts', 1, false],
])('%s has no text of its own, and the nearest is in %s at line %d', (field, file, line, isExact) => {
  expect(place(field)).toEqual({ file, line, isExact });
});

test('finds the file of every value, however the owner puts the content together', () => {
  const find = readSources(root);
  const files = leavesOf(content).map(({ field }) => `${field} in ${find(field).file}`);
  expect(files.filter((found) => !/ in content\/(?!content\.ts)/.test(found))).toEqual([]);
});
