import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editContent, textsOf, withChanges } from './content-files';

const LINKS = `import type { Links } from '@/lib/content/schema';

/** Where else you are. */
export const links = {
  cv: '/cv.pdf', // in public/
  profiles: [
    { label: 'GitHub', address: 'https://github.com/layla' },
    { label: 'Codeberg', address: 'https://codeberg.org/layla' },
  ],
} as const satisfies Links;
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'content/links.ts'), LINKS);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('changes values and keeps the surrounding code', () => {
  const code = editContent(folder, [
    { field: 'links.cv', value: '/other.pdf' },
    { field: 'links.profiles[1].label', value: 'Forge' },
  ]).get('content/links.ts');
  expect(code).toBe(LINKS.replace('/cv.pdf', '/other.pdf').replace("'Codeberg'", "'Forge'"));
});

test('adds and removes entries and fields', () => {
  const changes = [
    { field: 'links.profiles[0]', value: undefined },
    { field: 'links.profiles[1]', value: { label: 'Mastodon', address: 'https://mastodon.social/@layla' } },
    { field: 'links.cv', value: undefined },
  ];
  const code = editContent(folder, changes).get('content/links.ts') ?? '';
  expect(code.slice(code.indexOf('export'))).toBe(`export const links = {
  profiles: [
    { label: 'Codeberg', address: 'https://codeberg.org/layla' },
    { label: 'Mastodon', address: 'https://mastodon.social/@layla' },
  ],
} as const satisfies Links;
`);
});

/** The code of a list of facts after a change. */
function edit(before: string, field: string, value?: string | Record<string, string>) {
  writeFileSync(path.join(folder, 'content/profile.ts'), `export const facts = ${before};\n`);
  return editContent(folder, [{ field, value }]).get('content/profile.ts')?.slice('export const facts = '.length, -2);
}

const DEGREE = { label: 'Degree', value: 'History' };

test.each([
  ['[]', 'facts[0]', DEGREE, "[\n  { label: 'Degree', value: 'History' },\n]"],
  ["[{ label: 'A' }]", 'facts[1]', DEGREE, "[\n  { label: 'A' },\n  { label: 'Degree', value: 'History' },\n]"],
  ["[\n  { label: 'A' } // one\n]", 'facts[1]', { label: 'B' }, "[\n  { label: 'A' }, // one\n  { label: 'B' },\n]"],
  ["[{ label: 'A' }]", 'facts[0].value', "It's", "[{ label: 'A', value: \"It's\" }]"],
  ["[{ label: 'A', value: 'B' }]", 'facts[0].label', undefined, "[{ value: 'B' }]"],
  ["[{ label: 'A', value: 'B' }]", 'facts[0].value', undefined, "[{ label: 'A' }]"],
  ["[{ label: 'A' }]", 'facts[0]', undefined, '[]'],
  [
    "[\n  { label: 'A' },\n]",
    'facts[0].value',
    'B'.repeat(99),
    `[\n  {\n    label: 'A',\n    value: '${'B'.repeat(99)}',\n  },\n]`,
  ],
])('writes %j with another %s as an owner would', (before, field, value, after) => {
  expect(edit(before, field, value)).toBe(after);
});

test('writes a whole list as an owner would', () => {
  writeFileSync(
    path.join(folder, 'content/projects.ts'),
    "export const projects: readonly Project[] = [{ title: 'A' }];\n",
  );
  const sentence = 'A planner for the berths of a harbour, which needs no network and fits into a pocket.';
  const value = [
    { title: 'B', technologies: ['Go', 'C#'], year: 2020, featured: true, client: undefined },
    { title: "It's", description: `${sentence} ${sentence}`, highlights: [sentence, sentence], technologies: [] },
  ];
  expect(
    editContent(folder, [{ field: 'projects', value }]).get('content/projects.ts'),
  ).toBe(`export const projects: readonly Project[] = [
  { title: 'B', technologies: ['Go', 'C#'], year: 2020, featured: true },
  {
    title: "It's",
    description:
      '${sentence} ${sentence}',
    highlights: [
      '${sentence}',
      '${sentence}',
    ],
    technologies: [],
  },
];
`);
});

test('refuses to change a value that code computes', () => {
  writeFileSync(
    path.join(folder, 'content/site.ts'),
    "export const site = { address: ['https://', 'a.dev'].join('') };",
  );
  const change = { field: 'site.address.host', value: 'b.dev' };
  expect(() => editContent(folder, [change])).toThrow('content/site.ts computes site.address.host');
});

test('withChanges returns a changed copy of the content', () => {
  const content = { links: { cv: '/cv.pdf', profiles: ['a', 'b'] } };
  const changed = withChanges(content, [
    { field: 'links.profiles[0]', value: undefined },
    { field: 'links.cv', value: '/b.pdf' },
  ]);
  expect(changed).toEqual({ links: { cv: '/b.pdf', profiles: ['b'] } });
  expect(textsOf(content).map(({ field }) => field)).toEqual(['links.cv', 'links.profiles[0]', 'links.profiles[1]']);
});
