import { type PageListSource, readPageList } from '../../lib/markdown/page-list';
import { findWrongList, withLists } from './page-lists';

const FILE = 'content/pages/uses.yaml';

/** What is wrong with a list, with its line. */
function mistakesIn(yaml: string): string[] {
  const list = readPageList(FILE, yaml);
  return findWrongList({ source: { list } as never }).map(({ file, line, field, message }) => {
    expect(file).toBe(FILE);
    return `${line}: ${field} ${message}`;
  });
}

const groupsOf = ({ groups }: PageListSource) =>
  Object.entries(groups).map(([name, entries]) => `${name}: ${entries.map(({ title }) => title).join(', ')}`);

test('a list has its entries alone or in groups', () => {
  expect(groupsOf(readPageList(FILE, '# Read\n- title: A\n- title: B'))).toEqual([': A, B']);
  expect(groupsOf(readPageList(FILE, '- title: |\n    A\n    b'))).toEqual([': A b']);
  expect(groupsOf(readPageList(FILE, 'One:\n  - title: A\nTwo:\n- title: 2024'))).toEqual(['One: A', 'Two: 2024']);
});

test.each([
  ['- title: A\n- text: B', /^2: .*title is missing/],
  ['One:\n  - title: A\n    url: https://a.dev', /^3: .*url is a field that the site does not know/],
  ['- title: A\n\n- title: B\n  link: a.dev', /^4: .*link must be an https/],
  ['One:\n  - title: "A', /^\d: .*not valid YAML/],
  ['- title: A\n- title: A', /^2: .*"A"/],
  ['- title: A\n- title: B\n  picture: gone.png', /^2: the picture gone.png /],
  ['- title: A\n---\n- title: B', /^1: the list has a line of three hyphens/],
  ['One: A', /^1: .*must be a list/],
])('the mistake in %j is found in its line', (yaml, mistake) => {
  expect(mistakesIn(yaml)).toEqual([expect.stringMatching(mistake)]);
});

test('links of a list are looked up as those of a text are', () => {
  const list = readPageList(FILE, 'One:\n  - title: A\n    text: See [b](/b/).\n    link: /c/');
  const [, { file, text }] = withLists([{ source: { list } } as never]) as [unknown, { file: string; text: string }];
  expect([file, text]).toEqual([FILE, '\nSee [b](/b/). [link](</c/>)']);
});
