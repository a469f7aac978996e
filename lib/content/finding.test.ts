import { type Finding, formatFindings } from './finding';

/** Findings in a file, a line each. */
const findings = (message: string, fields: readonly string[]): Finding[] =>
  fields.map((field, index) => ({ level: 'stop', file: 'content/posts/one.md', line: index + 6, field, message }));

const links = (count: number) =>
  findings(
    'leads nowhere',
    Array.from({ length: count }, (_, index) => `the link to /nowhere-${index}/`),
  );

test('of many findings of a kind, three have a sentence each, and the third counts the others', () => {
  const sentences = formatFindings(links(14));
  expect(sentences.slice(0, 2)).toEqual(
    [0, 1].map((index) => `content/posts/one.md:${index + 6}: the link to /nowhere-${index}/ leads nowhere.`),
  );
  expect(sentences.slice(2)).toEqual([
    'content/posts/one.md:8: the link to /nowhere-2/ leads nowhere. (11 more of this kind: npm run check -- --all)',
  ]);
  expect(formatFindings(links(14), true)).toHaveLength(14);
  expect(formatFindings(links(3))).toEqual(formatFindings(links(3), true));
});

test('findings of different kinds have a sentence each', () => {
  const parts = ['the link to /a/', 'the list', 'the line', 'the logo'];
  const fields = [...parts, ...['title', 'page', 'liveLink', 'image.src'].map((name) => `projects[1].${name}`)];
  expect(formatFindings(findings('is wrong', fields))).toHaveLength(fields.length);
});

test.each<[message: (index: number) => string, field: (index: number) => string]>([
  [
    (index) => `is not TeX that can be shown (\\tag${index} works only in display mode)`,
    (index) => `the formula x_${index}`,
  ],
  [() => 'is a tag for a template, which visitors would read', (index) => `{{ page.field${index} }}`],
  [() => 'is the edge of a block that Markdown lacks', (index) => `::: kind${index}`],
  [() => 'is shown with its brackets; write [text](address)', (index) => `[[page ${index}]]`],
  [() => 'is MDX, which visitors would read; remove it', (index) => `import A${index} from './a${index}';`],
  [(index) => `has ${index} characters; search results use 70 to 160`, () => 'description'],
  [(index) => `must be a day that exists, got "2020-02-3${index}"`, () => 'date'],
  [() => 'must be an address', (index) => `projects[${index}].liveLink`],
  [(index) => `has the address /page-${index}/, which app/page-${index}/ already has`, () => 'the file'],
])('two hundred findings such as “%s” are three sentences', (message, field) => {
  const many = Array.from({ length: 200 }, (_, index) => findings(message(index), [field(index)])).flat();
  expect(formatFindings(many)).toHaveLength(3);
});
