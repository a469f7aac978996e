import { parseMarkdown } from './markdown';
import { unreadMarkdown } from './unread-markdown';
import { UNREAD_CODE, UNREAD_PATTERNS } from './unread-patterns';

const kindsIn = (text: string, isForeign = false) =>
  unreadMarkdown(text, parseMarkdown(text), isForeign).map(({ kind }) => kind);

/** Texts that have nothing but what a row of the tables is about, one a line. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  'a shortcode of Hugo': ['{{< figure src="a.png" >}}', 'A {{% b %}} c.'],
  'a tag for a template': ['{% raw %}', 'A {{ page.title }}.', '<%= a %>', '| {{ a }} |\n|---|'],
  'an attribute': ['A.{: .b}', '## A {#b}', 'A.{.lead}', 'A {width="3"} b', '{:toc}', '{::comment}'],
  MDX: ["import A from './a';", 'A {/* b */} c.', 'A {props.title}.', "A{' '}b"],
  'a component': ['<Chart data={{ a: 1 }} />', 'A <Note type={() => b}>'],
  'the edge of a block that Markdown lacks': ['::: tip', ':::'],
  'a directive': ['::github{repo="a/b"}', 'A :quote[b c]{#d} e.', '::toc', '{ref}`a`', 'A :ref:`b`.'],
  'an embedded page': ['%[https://a.dev/b]'],
  'a comment of Obsidian': ['A. %%b%%', '%%'],
  'a mark that Markdown lacks': ['==a b==', 'A ++b++ c', 'The 19^th^ day'],
  'a note of MkDocs': ['!!! note "A"', '??? tip', '=== "A tab"'],
  'an included file': ['<<< @/a.ts', '--8<-- "a.md"'],
  'a place for a table of contents': ['[TOC]', '[[toc]]', '[[_TOC_]]'],
  'a shortcode of WordPress': ['[gallery]', '[caption id="a"]', 'A.[/caption]', '[embed width=3]'],
  'an abbreviation': ['*[HTML]: Hyper Text'],
  'a definition': ['Term\n: Meaning'],
  'a field of a note': ['public:: true', 'A (rating:: 4)'],
  'the name of a block': ['A claim. ^claim-1'],
  'a footnote without its text': ['A.[^1]', 'A.^[B c]'],
  'a citation': ['As in [@knuth84].', 'A [-@a; @b]'],
  'a picture of a wiki': ['![[a.png|300]]'],
  'a link of a wiki': ['[[a|b]]'],
  'a link whose address is missing': ['[a][b]', 'See [a b][].'],
  'an address with a space': ['[a](b c)', '![a](b.png align="center")'],
  'what is left of a link or a picture, whose brackets are not in pairs': ['a](/b)'],
  TeX: ['\\begin{align}', 'A \\\\(x', 'A $ \\alpha $ b'],
  'the name of an emoji': ['Done :tada:'],
  'bold text that is not read as such': ['他**「你好」**说'],
  'a query of Obsidian': ['```dataview\nTABLE\n```'],
  'a block of MyST or R Markdown': ['```{r}\nplot(x)\n```'],
  'a diagram': ['```mermaid\na-->b\n```'],
};

test('each row of the tables has inputs, and no other', () => {
  const kinds = [...UNREAD_PATTERNS, ...UNREAD_CODE].map(({ kind }) => kind);
  expect(Object.keys(INPUTS).sort()).toEqual([...kinds].sort());
});

test.each(Object.entries(INPUTS))('%s is named', (kind, texts) => {
  for (const text of texts) {
    expect([text, kindsIn(text, true)]).toEqual([text, [kind]]);
    if (!text.startsWith('```') && !text.startsWith('import')) expect(kindsIn(`\`\`\`\n${text}\n\`\`\``)).toEqual([]);
  }
});

test('a diagram in a text of this site is code', () => {
  expect(kindsIn('```mermaid\na-->b\n```')).toEqual([]);
});

test('what people write is not named', () => {
  const texts = [
    'At 10:30:45, 100%% of a == b, x==y, c++ and d++; 2^n, a ^ b.',
    'Foo::bar, std::vector, a :root of it, and key: value.',
    'Costs $5 or $10 [1], [2](/c), [sic], a[0][1], and [x] done.',
    '**Bold**, *a*, ~~b~~, 2**3 and src/**/x, price** and ** more.',
    '[a][b] and ![c][b], then a note.[^1]\n\n[b]: /d.png\n[^1]: Its text.',
    'A set {a, b}, `{{ c }}`, $x_{1} \\alpha$, and <kbd>d</kbd>.',
    'He said: "yes": no. (see :) and ;-)',
    '> [!NOTE]\n> A.\n\n- [ ] b\n\n| a | b |\n|--|--|\n| c | d |',
    'https://a.dev/:b:/c and me@a.dev, 2 <3 and List\\<String>.',
  ];
  for (const text of texts) expect([text, kindsIn(text, true)]).toEqual([text, []]);
});
