import { temporaryFolder } from '../e2e/support/export-folder';
import { editContent } from './content-files';

const { folder, write } = temporaryFolder();

const [START, END] = ['// Mine.\nexport const facts = ', ' as const satisfies Facts;\n'];

/** The code of a list of facts after a change. */
async function edit(before: string, field: string, value?: string | Record<string, string>) {
  await write({ 'content/profile.ts': START + before + END });
  return editContent(folder, [{ field, value }]).get('content/profile.ts');
}

const DEGREE = { label: 'Degree', value: 'History' };

test.each([
  ['[]', 'facts[0]', DEGREE, "[\n  { label: 'Degree', value: 'History' },\n]"],
  ["[{ label: 'A' }]", 'facts[1]', DEGREE, "[\n  { label: 'A' },\n  { label: 'Degree', value: 'History' },\n]"],
  ["[\n  { label: 'A' } // one\n]", 'facts[1]', { label: 'B' }, "[\n  { label: 'A' }, // one\n  { label: 'B' },\n]"],
  ["[\n  { label: 'A' },\n]", 'facts[0].label', "It's", '[\n  { label: "It\'s" },\n]'],
  ["[{ label: 'A', value: 'B' }]", 'facts[0].label', undefined, "[{ value: 'B' }]"],
  ["[{ label: 'A', value: 'B' }]", 'facts[0].value', undefined, "[{ label: 'A' }]"],
  ["[{ label: 'A' }]", 'facts[0]', undefined, '[]'],
  ["[\n  { label: 'A' }, // one\n  { label: 'B' },\n]", 'facts[0]', undefined, "[\n  { label: 'B' },\n]"],
  ["[\n  { label: 'A' },\n  { label: 'B' }, // two\n]", 'facts[1]', undefined, "[\n  { label: 'A' },\n]"],
  ["[\n  { label: 'A' },\n]", 'facts[0].value', 'B', "[\n  {\n    label: 'A',\n    value: 'B',\n  },\n]"],
])('writes %j with another %s as an owner would', async (before, field, value, after) => {
  expect(await edit(before, field, value)).toBe(START + after + END);
});

test('writes a whole list as an owner would', async () => {
  await write({ 'content/projects.ts': "export const projects: readonly Project[] = [{ title: 'A' }];\n" });
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
    description: '${sentence} ${sentence}',
    highlights: [
      '${sentence}',
      '${sentence}',
    ],
    technologies: [],
  },
];
`);
});

test('leaves out a file that stays as it is, and refuses to change a value that code computes', async () => {
  expect(await edit("[{ label: 'A' }]", 'facts[0].value')).toBeUndefined();
  await write({ 'content/site.ts': "export const site = { address: ['https://', 'a.dev'].join('') };" });
  const change = { field: 'site.address.host', value: 'b.dev' };
  expect(() => editContent(folder, [change])).toThrow('content/site.ts computes site.address.host');
});
