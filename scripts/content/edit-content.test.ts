/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type Change, codeOf, editContent } from './edit-content.mjs';
import { loadContent } from './load-content.mjs';

const ENTRY = `import { links } from './links';
import { site } from './site';
export const content = { site: { ...site, address: process.env.NO_SUCH ?? site.address }, links };
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  mkdirSync(path.join(folder, 'content'));
  mkdirSync(path.join(folder, 'lib/content'), { recursive: true });
  write('content', ENTRY);
  write('../lib/content/content', "export { content } from '../../content/content';\n");
  write('../lib/content/environment', 'export const environment = {};\n');
  write('site', `export const site = { address: 'https://a.dev', owner: "A" };\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string) {
  writeFileSync(path.join(folder, 'content', `${name}.ts`), code);
}

test.each<[what: string, links: string, change: Change, after: string]>([
  [
    'a text keeps its quotes and what stands around it',
    `export const links = {\n  cv: "/a.pdf", // the newest\n} as const;\n`,
    { field: 'links.cv', value: 'Say "hi" to O’Neil\\' },
    `export const links = {\n  cv: "Say \\"hi\\" to O’Neil\\\\", // the newest\n} as const;\n`,
  ],
  [
    'a constant is changed where it is written',
    `const cv = '/a.pdf';\nexport const links = { cv };\n`,
    { field: 'links.cv', value: '/b.pdf' },
    `const cv = '/b.pdf';\nexport const links = { cv };\n`,
  ],
  [
    'a property goes with its line and the words behind it, and those above it stay',
    `export const links = {\n  // Mine.\n  cv: '/a.pdf', // soon\n  profiles: [],\n};\n`,
    { field: 'links.cv', value: undefined },
    `export const links = {\n  // Mine.\n  profiles: [],\n};\n`,
  ],
  [
    'the last property of a line takes the comma before it along',
    `export const links = { profiles: [], /* mine, */ cv: '/a.pdf' };\n`,
    { field: 'links.cv', value: undefined },
    `export const links = { profiles: [] };\n`,
  ],
  [
    'the first one takes its own',
    `export const links = { cv: '/a.pdf', profiles: [] };\n`,
    { field: 'links.cv', value: undefined },
    `export const links = { profiles: [] };\n`,
  ],
  [
    'an entry that is several lines long goes whole',
    `export const links = {\n  profiles: [\n    { label: 'A' },\n    {\n      label: 'B',\n    },\n    { label: 'C' }\n  ],\n};\n`,
    { field: 'links.profiles[1]', value: undefined },
    `export const links = {\n  profiles: [\n    { label: 'A' },\n    { label: 'C' }\n  ],\n};\n`,
  ],
  [
    'a property comes behind the last one, its comma and its comment included',
    `export const links = {\n  profiles: [] // none, yet\n};\n`,
    { field: 'links.cv', value: '/a.pdf' },
    `export const links = {\n  profiles: [], // none, yet\n  cv: '/a.pdf',\n};\n`,
  ],
  [
    'an entry comes behind the last one of a line',
    `export const links = { profiles: [{ label: 'A' }] };\n`,
    { field: 'links.profiles[1]', value: { label: 'B', year: 2026 } },
    `export const links = { profiles: [{ label: 'A' }, { label: 'B', year: 2026 }] };\n`,
  ],
  [
    'the lines of a file keep their ends',
    `export const links = {\r\n  profiles: [\r\n    { label: 'A' },\r\n  ],\r\n};\r\n`,
    { field: 'links.profiles[1]', value: { label: 'B' } },
    `export const links = {\r\n  profiles: [\r\n    { label: 'A' },\r\n    { label: 'B' },\r\n  ],\r\n};\r\n`,
  ],
])('%s', async (_, links, change, after) => {
  write('links', links);
  const { drafts, puzzles } = editContent(folder, [change]);
  expect(puzzles).toEqual([]);
  expect(drafts.get('content/links.ts')).toBe(after);
  const read = await loadContent(folder, { withRules: false, drafts });
  expect(read.content.site.address).toBe('https://a.dev');
});

test('makes one change after the other, in as many files as it takes', async () => {
  write('links', `export const links = { profiles: [{ label: 'A' }, { label: 'B' }] };\n`);
  const { drafts } = editContent(folder, [
    { field: 'links.profiles[0]', value: undefined },
    { field: 'links.profiles[0].label', value: 'C' },
    { field: 'links.profiles[1]', value: { label: 'D' } },
    { field: 'site.address', value: 'https://b.dev' },
  ]);
  const { content } = await loadContent(folder, { withRules: false, drafts });
  expect(content).toMatchObject({
    site: { address: 'https://b.dev', owner: 'A' },
    links: { profiles: [{ label: 'C' }, { label: 'D' }] },
  });
});

test('leaves what code puts together to the owner', () => {
  write('links', `export const links = { cv: ['/a', '.pdf'].join(''), profiles: [] };\n`);
  const change = { field: 'links.cv', value: '/b.pdf' };
  expect(editContent(folder, [change])).toEqual({ drafts: new Map(), puzzles: [change] });
});

test.each(["'", '"', '`'])('every text between %s is read as it was written', (quote) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{$\'"`\\}ان👩‍💻 a\u200f') }), (text) => {
      expect(runInNewContext(codeOf(text, quote))).toBe(text);
    }),
  );
});
