import { type Finding, formatFindings } from './finding';

/** Findings in one or more files, a line each. */
const findings = (message: string, fields: readonly string[], file = 'content/posts/one.md'): Finding[] =>
  fields.map((field, index) => ({ level: 'stop', file, line: index + 6, field, message }));

const links = (count: number, file?: string) =>
  findings(
    'leads nowhere',
    Array.from({ length: count }, (_, index) => `the link to /nowhere-${index}/`),
    file,
  );

test('of many findings of a kind, three have a sentence each, and one lists where the others are', () => {
  expect(formatFindings(links(14))).toEqual([
    ...[0, 1, 2].map((index) => `content/posts/one.md:${index + 6}: the link to /nowhere-${index}/ leads nowhere.`),
    expect.stringMatching(
      /^11 more of this kind: content\/posts\/one\.md:9 \(the link to \/nowhere-3\/\), .* and 1 more, which npm run check -- --all lists\.$/,
    ),
  ]);
  // Every file is named before any has a further place.
  const others = [...links(1, 'content/posts/two.md'), ...links(1, 'content/posts/zoo.md')];
  expect(formatFindings([...links(14), ...others]).at(-1)).toMatch(
    /^13 more .*:16 \(the link to \/nowhere-10\/\), content\/posts\/two\.md:6 \(.*, content\/posts\/zoo\.md:6 \(.* and 3 more/,
  );
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
  [(index) => `has the address /page-${index}/, which app/page-${index}/ already has`, () => 'the file'],
])('two hundred findings such as “%s” are four sentences', (message, field) => {
  const many = Array.from({ length: 200 }, (_, index) => findings(message(index), [field(index)])).flat();
  expect(formatFindings(many)).toHaveLength(4);
});
