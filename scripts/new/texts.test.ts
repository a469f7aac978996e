/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSite, runIn } from '../../e2e/support/owner-site';
import { dayOf } from '../../lib/today';
import { findTexts, importTexts, type TextKind, usualKinds } from './texts';
import { FIELD_NAMES, type FieldName, NOT_PUBLIC } from './texts/field-names';
import {
  COLLECTION_TAGS,
  CONTAINERS,
  GENERATORS,
  type GeneratorName,
  PATTERNS,
  UNREAD_FORMATS,
} from './texts/generators';
import { withHeadingLevels } from './texts/raise-headings';
import { withSeparateFences } from './texts/separate-fences';
import { ALERTS, EMBEDS, QUOTES, WITHOUT_CONTENT } from './texts/tag-rows';
import { parseDayAndTime } from './texts/values';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>, parent = folder) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(parent, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Imports the texts of a site with these files, and by default those that have dates as posts. */
function bring(files: Readonly<Record<string, string>>, kinds?: Readonly<Record<string, TextKind>>, inside = '') {
  write(files, path.join(folder, 'old'));
  write({ 'content/fr/site.ts': '' });
  const found = findTexts(path.join(folder, 'old', inside), folder);
  return importTexts(found, kinds ? new Map(Object.entries(kinds)) : usualKinds(found), folder, 'en');
}

/** The reasons for which the only text is a draft. */
const reasonsOf = (files: Readonly<Record<string, string>>) => [...bring(files).drafts.keys()];

/** The new file of the only text, and what is below its front matter. */
function only(files: Readonly<Record<string, string>>) {
  const [[file, whole] = ['', ''], ...others] = bring(files).texts;
  expect(others).toEqual([]);
  const [, matter = '', ...text] = whole.split(/^---\n/m);
  return { file, matter, text: text.join('---\n').trim() };
}

const post = (text: string, fields = '') => `---\ntitle: One\ndate: 2020-01-02\n${fields}---\n\n${text}\n`;

const converted = (text: string, name = 'one.md') => only({ [name]: post(text) });

test('a site of Jekyll is brought by the command, which says what became of it @ci', () => {
  const site = createSite();
  write(
    {
      'old/_config.yml': 'url: https://old.dev\n',
      'old/assets/a.png': 'a',
      'old/_posts/2019-05-21-one.md': '+++\ntitle = "One"\n+++\nFirst.\n',
      'old/_posts/2020-02-03-two.markdown':
        '---\ntitle: Two # really\nredirect_from: /second\n---\n![A](/assets/a.png) [one]({% post_url 2019-05-21-one %}) {% mine %}\n',
      'old/_work/shop.md':
        '---\ntitle: Shop\nyear: 2024\nclient: Layla\ntech: [SQL]\n---\nSee [two](/2020/02/03/two.html).\n',
      'old/about.md': '---\ntitle: About\n---\nMe.\n',
    },
    site,
  );
  const run = (...options: string[]) => runIn(site, 'new', ['--from=old', '--yes', ...options]);
  expect(run('--name=Layla').stderr).toContain('run npm run new once for --name');
  expect(run('--pages=nowhere').stderr).toContain('--pages must name some of _posts, _work, .');
  const { stdout, stderr } = run('--case-studies=_work');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\.: 1 text, 0 with a date: left out;/m);
  expect(stdout).toContain('3 texts, 1 project, 1 draft among them, 1 picture or file, 3 old addresses.');
  expect(stdout).toContain('The tag mine is a comment now (1): content/posts/two.md');
  const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
  expect(read('public/assets/a.png')).toBe('a');
  expect(read('content/posts/one.md')).toBe(
    '---\ntitle: One\ndate: 2019-05-21\naliases:\n  - /2019/05/21/one.html\n---\nFirst.\n',
  );
  expect(read('content/posts/two.md')).toContain('![A](/assets/a.png) [one](/blog/one/) <!-- {% mine %} -->');
  expect(read('content/case-studies/shop.md')).toContain('See two<!-- /2020/02/03/two.html -->.');
  expect(read('content/projects.ts')).toMatch(
    /title: 'Shop',[\s\S]*technologies: \['SQL'\],[\s\S]*client: 'Layla',\s*year: 2024/,
  );
  expect(runIn(site, 'new', ['--posts=old', '--yes']).stdout).toContain('whose name is taken');
  rmSync(site, { recursive: true });
});

/** A site of each program, with one text at `/:year/…` or what the program makes of it. */
const SITES: Readonly<Record<GeneratorName, readonly [root: string, file: string, alias?: string]>> = {
  astro: ['astro.config.mjs', 'src/content/blog/one.md'],
  gatsby: ['gatsby-config.js', 'content/blog/one/index.md'],
  docusaurus: ['docusaurus.config.ts', 'blog/2020-01-02-one.md'],
  vitepress: ['docs/.vitepress/config.ts', 'docs/posts/one.md'],
  eleventy: ['.eleventy.js', 'articles/one.md', '/articles/one/'],
  lume: ['_config.ts', 'articles/one.md', '/articles/one/'],
  hexo: ['scaffolds/post.md', 'source/_posts/one.md', '/2020/01/02/one/'],
  bridgetown: ['bridgetown.config.yml', 'src/_posts/2020-01-02-one.md', '/2020/01/02/one/'],
  jekyll: ['_config.yml', '_posts/2020-01-02-one.md', '/2020/01/02/one.html'],
  zola: ['zola.toml', 'content/posts/one.md', '/posts/one/'],
  mkdocs: ['mkdocs.yml', 'docs/posts/one.md'],
  pelican: ['pelicanconf.py', 'content/one.md', '/one.html'],
  nikola: ['conf.py', 'posts/one.md', '/posts/one/'],
  hugo: ['config/_default/hugo.toml', 'content/posts/one.md', '/posts/one/'],
  obsidian: ['.obsidian/app.json', 'Posts/one.md'],
  logseq: ['logseq/config.edn', 'pages/one.md'],
};

test.each(Object.entries(SITES))(
  'a site of %s is known by its files, and its texts by their addresses',
  (name, [root, file, alias]) => {
    const { texts, drafts } = bring({ [root]: '', [file]: post('Text.') });
    const whole = texts.get('content/posts/one.md') ?? '';
    expect(/aliases:\n {2}- (\S+)/.exec(whole)?.[1]).toBe(alias);
    expect([...drafts.keys()]).toEqual(
      GENERATORS[name as GeneratorName].isPrivate ? ['is a note without publish: true'] : [],
    );
  },
);

/** For each row of `NOT_PUBLIC`, fields that keep a text off, and some that do not. */
const KEPT_OFF: readonly (readonly [off: readonly string[], on: readonly string[]])[] = [
  [
    [
      'draft: true',
      'isDraft: yes',
      'private: 1',
      'hidden: true',
      'password: x',
      'eleventyExcludeFromCollections: true',
      'noindex: true',
    ],
    ['draft: false', 'hideMeta: true', 'password:', 'hidden: no'],
  ],
  [
    ['published: false', 'publish: no', 'dg-publish: false', 'is_public: 0'],
    ['published: true', 'published: 2020-01-02', 'publisher: Layla'],
  ],
  [
    ['status: private', 'post_status: pending', 'visibility: members', 'publish: { status: draft }'],
    ['status: publish', 'status: Published', 'visibility: public'],
  ],
  [
    ['robots: noindex', 'sitemap: false', '_build: { render: never }'],
    ['sitemap: { priority: 0.5 }', 'robots: index'],
  ],
  [
    ['expiryDate: 2021-01-01', 'expires: 2021-01-01'],
    ['expiryDate: 2999-01-01', 'expiryDate:'],
  ],
  [['permalink: false'], ['permalink: /a/']],
];

test('each row of what keeps a text off is read, and nothing else', () => {
  expect(KEPT_OFF).toHaveLength(NOT_PUBLIC.length);
  for (const [off, on] of KEPT_OFF) {
    for (const field of off)
      expect([field, reasonsOf({ 'one.md': post('Text.', `${field}\n`) }).join()]).toEqual([
        field,
        expect.stringMatching(/^has (?:a )?\w+/),
      ]);
    for (const field of on) expect([field, reasonsOf({ 'one.md': post('Text.', `${field}\n`) })]).toEqual([field, []]);
  }
  expect(reasonsOf({ 'one.md': post('Text.').replace('2020-01-02', dayOf()) })).toEqual([]);
});

test.each([
  ['a folder of drafts', { '_drafts/one.md': post('Text.') }, 'is in _drafts/'],
  [
    'a name that programs leave out',
    { 'posts/_one.md': post('Text.') },
    'has the name of a file that its program leaves out',
  ],
  ['a day ahead', { 'one.md': post('Text.', 'publishDate: 2999-01-01\n') }, 'has a day ahead'],
  ['no date', { 'one.md': '---\ntitle: One\n---\nText.\n' }, 'has no date'],
  [
    'a date that is none',
    { 'one.md': '---\ntitle: One\ndate: soon\n---\nText.\n' },
    'has a date that could not be read (soon)',
  ],
  ['a field twice', { 'one.md': post('Text.', 'title: Two\n') }, 'has the field title twice'],
  ['YAML that is none', { 'one.md': post('Text.', 'tags:\n\t- a\n') }, 'has front matter that is not valid YAML'],
  [
    'front matter in code',
    { 'one.md': '---js\n{\n  title: "One",\n  date: "2020-01-02",\n}\n---\nText.\n' },
    'has front matter in js',
  ],
  [
    'a default of Jekyll',
    {
      '_config.yml': 'defaults:\n  - scope: { path: _posts }\n    values: { published: false }\n',
      '_posts/2020-01-02-one.md': 'Text.',
    },
    'has published: false',
  ],
  [
    'data of a folder',
    { '.eleventy.js': '', 'blog/blog.json': '{ "draft": true }', 'blog/one.md': post('Text.') },
    'has draft: true',
  ],
  [
    'code of a folder',
    {
      '.eleventy.js': '',
      'blog/blog.11tydata.js': 'export default { permalink: false }',
      'blog/one.md': post('Text.'),
    },
    'may be kept off by code in blog.11tydata.js',
  ],
  [
    'a section of Hugo',
    {
      'hugo.toml': '',
      'content/posts/_index.md': '---\ncascade: { draft: true }\n---\n',
      'content/posts/one.md': post('Text.'),
    },
    'has draft: true',
  ],
  [
    'a collection without pages',
    { '_config.yml': 'collections: { work: {} }\n', '_work/one.md': post('Text.') },
    'is in the collection work, which has no pages',
  ],
  [
    'a missing picture',
    { 'one.md': post('![A](a.png)') },
    'Pictures that are in neither the folder nor the old site are comments now',
  ],
  ['an unknown tag', { 'one.md': post('A {{< mine >}}') }, 'The tag mine is a comment now'],
  ['source', { 'one.md': post('A.[^1]') }, 'has a footnote without its text'],
  ['source in the title', { 'one.md': post('Text.').replace('One', '"{{ a }}"') }, 'has a tag for a template'],
  ['a diagram', { 'one.md': post('```mermaid\na-->b\n```') }, 'has a diagram'],
  ['nothing in it', { 'one.md': post('') }, 'is empty'],
])('a text with %s is a draft, with the reason', (_, files, reason) => {
  const { texts, drafts } = bring(files);
  expect([...drafts.keys()]).toEqual([reason]);
  expect([...texts.values()].join()).toContain('\ndraft: true\n');
});

test('every name of a field is read, by all that have one', () => {
  const values: Partial<Record<FieldName, string>> = {
    date: '2021-03-04',
    updated: '2022-05-06',
    image: 'a.png',
    canonical: 'https://a.dev/b',
    lang: 'pt_BR',
    aliases: '[/old/]',
    address: '/a/b/',
    slug: 'a-slug',
  };
  const inPosts: FieldName[] = [
    'title',
    'description',
    'date',
    'updated',
    'tags',
    'image',
    'alt',
    'lang',
    'canonical',
    'slug',
    'address',
    'aliases',
  ];
  for (const field of inPosts)
    for (const name of FIELD_NAMES[field].split(' ')) {
      const value = values[field] ?? 'A value';
      const others = Object.entries({ title: 'T', date: '2020-01-02', image: 'a.png' }).filter(
        ([one]) => one !== field && !(field === 'title' && one === name),
      );
      const { file, matter } = only({
        'a.png': '',
        'x.md': `---\n${[[name, value], ...others].map(([key, one]) => `${key}: ${one}\n`).join('')}---\nText.\n`,
      });
      expect([name, file + matter]).toEqual([
        name,
        expect.stringContaining(
          field === 'address' ? value : field === 'image' ? 'x/a.png' : value.replace(/[[\]]/g, '').replace('_', '-'),
        ),
      ]);
      rmSync(path.join(folder, 'old'), { recursive: true });
    }
});

test.each([
  ['YAML', '---\ntitle: One\ndate: 2020-01-02\n---\nText.\n'],
  ['YAML with dots', '---\ntitle: One\ndate: 2020-01-02\n...\nText.\n'],
  [
    'YAML with an empty field, a mark and the ends of Windows',
    '\uFEFF---\r\ntitle: One\r\ntags:\r\ndate: 2020-01-02\r\n---\r\nText.\r\n',
  ],
  ['TOML', '+++\ntitle = "One"\ndate = 2020-01-02\n+++\nText.\n'],
  ['JSON', '{\n"title": "One",\n"date": "2020-01-02"\n}\nText.\n'],
  ['JSON between marks', ';;;\n"title": "One", "date": "2020-01-02"\n;;;\nText.\n'],
  ['JSON with a name', '---json\n{ "title": "One", "date": "2020-01-02" }\n---\nText.\n'],
  ['YAML without its first line', 'title: One\ndate: 2020-01-02\n---\nText.\n'],
  ['lines', 'Title: One\nDate: 2020-01-02\n\nText.\n'],
  ['a comment', '<!--\n.. title: One\n.. date: 2020-01-02 10:00:00 UTC\n-->\nText.\n'],
])('front matter is read as %s', (_, source) => {
  const { matter, text } = only({ 'one.md': source });
  expect([matter.replace(/T10:00:00$/m, ''), text]).toEqual(['title: One\ndate: 2020-01-02\n', 'Text.']);
});

test('between two lines of hyphens, only fields are front matter', () => {
  expect(only({ '2020-01-02-one.md': '---\n\nA thought.\n\n---\n\nThe rest.\n' }).text).toBe(
    '---\n\nA thought.\n\n---\n\nThe rest.',
  );
});

test('a title is the first heading, and a description that is the first paragraph is left out', () => {
  const { matter } = only({
    '2020-01-02-x.md': '---\ndescription: A first one.\n---\n# Its *title*\n\nA first one.\n\nText.\n',
  });
  expect(matter).toBe('title: Its title\ndate: 2020-01-02\n');
});

test.each([
  ['2026-03-14T09:00:00+02:00', { day: '2026-03-14', time: '09:00:00+02:00' }],
  ['2026-3-4 8:05', { day: '2026-03-04', time: '08:05:00' }],
  ['2024-05-06 00:00:00 +0000', { day: '2024-05-06' }],
  ['Sun Feb 05 2023 10:22:33 GMT+0000 (Coordinated Universal Time)', { day: '2023-02-05', time: '10:22:33+00:00' }],
  ['Jul 8th, 2022', { day: '2022-07-08' }],
  ['8 July 2022', { day: '2022-07-08' }],
  ['20220708', { day: '2022-07-08' }],
  ['2022-02-30', undefined],
  ['05/06/2022', undefined],
])('the date %j is read', (written, moment) => expect(parseDayAndTime(written)).toEqual(moment));

test.each([
  ['A %%b%% c {% comment %}d{% endcomment %} e {::comment}f{:/comment} {{/* g */}}', 'A  c  e'],
  [
    '(see [two](https://a.dev/b) for more), ([a](/a_(b))) [c](d e.pdf)',
    '(see [two](https://a.dev/b) for more), ([a](https://a.dev/a_(b))) c<!-- d e.pdf -->',
  ],
  ['{% highlight ruby %}\nputs "<b>"\n{% endhighlight %}', '```ruby\nputs "<b>"\n```'],
  ['{% codeblock A switch lang:js %}\na()\n{% endcodeblock %}', '```js title="A switch"\na()\n```'],
  ['{{< highlight go >}}\na()\n{{< /highlight >}}', '```go\na()\n```'],
  ['[code lang="php"]\na()\n[/code]', '```php\na()\n```'],
  ['{% blockquote Ada, Notes %}\nLight.\n{% endblockquote %}', '> Light.\n>\n> Ada, Notes'],
  ['{% include figure.html src="/a.png" alt="A" caption="[It](/b) <br> c" %}', '![A](/a.png "It c")'],
  [
    '{{< slides url="https://a.dev/talk" title="A talk" image="/a.png" desc="What it said" >}}',
    '![](/a.png "A talk. What it said") [A talk. What it said](https://a.dev/talk)',
  ],
  [
    '<section>\n{{< figure src="/a.png" link="https://a.dev/b" caption="B" >}}\n</section>',
    '![](/a.png "B") [B](https://a.dev/b)',
  ],
  ['[![A](/a.png)](/gone/)', '![A](/a.png)<!-- /gone/ -->'],
  ['[![A](https://a.dev/a.svg) B](https://a.dev/b)', '[<!-- ![A](https://a.dev/a.svg) --> B](https://a.dev/b)'],
  ["<BlogImage imagePath='/a.png' altText='A' />", '![A](/a.png)'],
  ['See <GitHubLink repo="a/b" />.', 'See <https://github.com/a/b>.'],
  ['{% image "./a.png", "A lamp", "100vw" %}', '![A lamp](one/a.png)'],
  [':::tip[Look]\nHere.\n:::', '> [!TIP]\n> **Look**\n>\n> Here.'],
  ['::: details More\nHere.\n:::', '<details>\n<summary>More</summary>\n\nHere.\n\n</details>'],
  ['!!! warning "Look"\n    Here.\n\nText.', '> [!WARNING]\n> **Look**\n>\n> Here.\n\nText.'],
  ['<Callout type="danger">\nHere.\n</Callout>', '> [!CAUTION]\n> Here.'],
  ['%[https://a.dev/b]', '<https://a.dev/b>'],
  ['[embed]https://a.dev/b[/embed]', '<https://a.dev/b>'],
  ['[caption id="x"]<img src="/a.png" alt="A" /> Its words[/caption]', '![A](/a.png "Its words")'],
  ['![A](/a.png align="center") ![[a.png|300]]', '![A](/a.png) ![](one/a.png)'],
  ['==b== 19^th^. ^claim-1', '<mark>b</mark> 19^th^.'],
  ['Text.\n{: .lead}\n\n[TOC]', 'Text.'],
  ['## There {#there}', '<a id="there"></a>\n\n## There'],
  ['A [span]{.x}.', 'A span.'],
  [
    '<div><style>\na {\n\nb }\n</style>\n<table><tr><th>a</th></tr><tr><td>b</td></tr></table></div>',
    '| a |\n| - |\n| b |',
  ],
  [
    '<div class="row">\n<div><img src="/a.png"></div>\n<div><img src="/a.png"></div>\n</div>',
    '![](/a.png) ![](/a.png)',
  ],
  ['<figure><img src="/a.png" alt="A"><figcaption>Its<br>caption</figcaption></figure>', '![A](/a.png "Its caption")'],
  ['H<sub>2</sub>O in a List<String><br/>', 'H<sub>2</sub>O in a List\\<String><br>'],
  ['<iframe src="https://www.youtube.com/embed/abc"></iframe>', '<https://www.youtube.com/watch?v=abc>'],
  ['[me](/contact/) [all](/work "Mine")', '[me](/contact/) [all](/projects/ "Mine")'],
  [
    '[![B][c]](d) ![E][f]\n\n[c]: https://a.dev/c.png\n[f]: /a.png "G"',
    '[B](https://a.dev/c.png)<!-- d --> ![E][f]\n\n[c]: https://a.dev/c.png\n[f]: /a.png "G"',
  ],
  ['# A\n\n### B\n\n### C', '# A\n\n## B\n\n## C'],
])('%j becomes Markdown', (written, markdown) => {
  const files = { 'a.png': 'a', 'public/a.png': 'a', 'one.md': post(written.replace('/a_(b)', 'https://a.dev/a_(b)')) };
  expect(only(files).text).toBe(markdown);
});

test('what nobody knows is a comment, and what is in it a block of code', () => {
  const { text } = converted('{{< mine a="b" >}}\n**c**\n{{< /mine >}}');
  expect(text).toBe('<!-- {{< mine a="b" &gt;}} -->\n\n```\n**c**\n```');
  expect(converted('A :quote[few words]{#id} here.').text).toBe('A few words<!-- :quote[…]{#id} --> here.');
});

test('each row of the tags is read', () => {
  for (const [name, address] of Object.entries(EMBEDS))
    expect(converted(`{% ${name} abc %}`).text).toBe(`<${address}abc>`);
  for (const [name, kind] of Object.entries(ALERTS))
    expect([name, converted(`:::${name}\nA.\n:::`).text]).toEqual([name, `> [!${kind}]\n> A.`]);
  for (const name of WITHOUT_CONTENT) expect([name, converted(`{% ${name} %}\n\nA.`).text]).toEqual([name, 'A.']);
  for (const name of QUOTES.split(' ')) expect(converted(`{% ${name} %}A.{% end${name} %}`).text).toBe('> A.');
});

test('each row of folders, formats and patterns is read', () => {
  for (const name of CONTAINERS)
    expect([name, [...findFolders({ [`${name}/things/one.md`]: post('A.') })]]).toEqual([name, [`${name}/things`]]);
  for (const name of COLLECTION_TAGS)
    expect(only({ '.eleventy.js': '', 'one.md': post('A.', `tags: [${name}, b]\n`) }).matter).toContain(
      'tags:\n  - b\n',
    );
  for (const [ending, name] of Object.entries(UNREAD_FORMATS))
    expect([...bring({ [`a.${ending}`]: '', 'one.md': post('A.') }).notes.keys()]).toContain(
      `Files in ${name} are not read`,
    );
  for (const name of Object.keys(PATTERNS)) {
    const { matter } = only({ '_config.yml': `permalink: ${name}\n`, '_posts/2020-01-02-one.md': 'A.\n' });
    if (!/date|week/.test(name) && name !== 'ordinal') expect(matter).toMatch(/aliases:\n {2}- \/.*one/);
  }
  for (const name of ['.git', '_layouts', 'archetypes', 'themes', '__MACOSX', 'node_modules', 'static'])
    expect([...findFolders({ [`${name}/one.md`]: post('A.'), 'posts/two.md': post('B.') })]).toEqual(['posts']);
});

function findFolders(files: Readonly<Record<string, string>>): string[] {
  rmSync(path.join(folder, 'old'), { recursive: true, force: true });
  write(files, path.join(folder, 'old'));
  return findTexts(path.join(folder, 'old'), folder).folders.map(({ folder: name }) => name);
}

test('texts find each other by file, address, name and last part, and no public one leads to a draft', () => {
  const { texts } = bring({
    'content/posts/2019/one/text.md': post(
      '[a](../two/text.md) [b](/2019/two/) [c](/elsewhere/two) [[Two things|d]] [e](/posts/off/) [f](/tags/x/)',
    ),
    'content/posts/2019/two/text.md': post('Text.').replace('One', 'Two things'),
    'content/posts/2019/off/text.md': post('[g](../one/text.md)', 'draft: true\n').replace('One', 'Off'),
  });
  const two = '(/blog/two/)';
  expect(texts.get('content/posts/one.md')).toContain(
    `\n[a]${two} [b]${two} [c]${two} [d]${two} e<!-- /posts/off/ --> f<!-- /tags/x/ -->\n`,
  );
  expect(texts.get('content/posts/off.md')).toContain('[g](/blog/one/)');
});

test('texts in several languages go into their folders, or are named', () => {
  const site = { 'hugo.toml': 'defaultContentLanguage = "en"\n[languages.en]\n[languages.fr]\n[languages.de]\n' };
  const { texts, notes } = bring({
    ...site,
    'content/en/posts/one.md': post('A.'),
    'content/fr/posts/one.md': post('B.'),
    'content/posts/one.de.md': post('C.'),
  });
  expect([...texts.keys()]).toEqual(['content/posts/one.md', 'content/fr/posts/one.md']);
  expect([...notes.values()].flat()).toEqual(['content/posts/one.de.md']);
  expect(texts.get('content/fr/posts/one.md')).toContain('aliases:\n  - /posts/one/\n');
});

test('pictures come from every folder of files, by @/, by a unique name, and with umlauts in either form', () => {
  const names = {
    'static/a b.png': '',
    'src/assets/c.png': '',
    'deep/er/d.png': '',
    ['static/ä.png'.normalize('NFD')]: '',
    'posts/x/e.png': 'x',
    'posts/y/e.png': 'y',
  };
  const { texts, copies } = bring({
    ...names,
    'posts/one.md': post(
      `![A](/a%20b.png =100x "T") ![C](@/assets/c.png) ![D](gone/d.png) ![E](/ä.png) ![F](x/e.png) ![G](y/e.png)`.replace(
        ' =100x',
        '',
      ),
    ),
  });
  expect([...texts.values()].join()).toContain(
    '![A](/a%20b.png "T") ![C](/assets/c.png) ![D](one/d.png) ![E](/ä.png) ![F](one/e.png) ![G](one/2-e.png)',
  );
  expect([...copies.keys()]).toEqual([
    'public/a b.png',
    'public/assets/c.png',
    'content/posts/one/d.png',
    'public/ä.png',
    'content/posts/one/e.png',
    'content/posts/one/2-e.png',
  ]);
});

test('pages that the site has are left out, and works and references become entries', () => {
  const { texts, entries, notes } = bring(
    {
      'pages/about.md': '---\ntitle: About\n---\nMe.\n',
      'pages/uses.md': '---\ntitle: Uses\n---\nA chair.\n',
      'works/shop.md':
        '---\ntitle: Shop\nsummary: It sells.\nstack: [SQL, Go]\ngithub: https://a.dev/b\nurl: https://shop.dev\ndate: 2024-01-01\n---\nText.\n',
      'works/film.md': '---\ntitle: Film\nyear: 2020\nclient: Quay\nvideo_url: https://player.vimeo.com/video/1\n---\n',
      'works/film-2.md': '---\ntitle: Film\nyear: 2019\n---\nText.\n',
      'works/later.md': '---\ntitle: Later\ndraft: true\n---\nText.\n',
      'references/mara.md': '---\nname: Mara\nrole: Head\ncompany: Quay\n---\n> She *did* it.\n',
      'references/off.md': '---\nname: Off\ndraft: true\n---\nIt is no secret.\n',
      'references/empty.md': '---\nname: Nobody\n---\n',
    },
    { pages: 'pages', works: 'case-studies', references: 'testimonials' },
  );
  expect([...texts.keys()]).toEqual([
    'content/pages/uses.md',
    'content/case-studies/film-2.md',
    'content/case-studies/film.md',
    'content/case-studies/later.md',
    'content/case-studies/shop.md',
  ]);
  expect(notes.get('Pages that the site has itself are left out')).toEqual(['pages/about.md']);
  expect(entries.projects).toEqual([
    {
      title: 'Shop',
      description: 'It sells.',
      technologies: ['SQL', 'Go'],
      repository: 'https://a.dev/b',
      liveLink: 'https://shop.dev',
      page: '/projects/shop/',
      year: 2024,
    },
    { title: 'Film', description: 'Text.', technologies: [], page: '/projects/film-2/', year: 2019 },
    {
      title: 'Film (2020)',
      description: 'Film',
      technologies: [],
      links: [{ label: 'Video', address: 'https://vimeo.com/1' }],
      client: 'Quay',
      year: 2020,
    },
  ]);
  expect(entries.testimonials).toEqual([{ quote: 'She *did* it.', name: 'Mara', role: 'Head', company: 'Quay' }]);
});

test('code that follows HTML stays code', () => {
  const code = '```py\nif x:\n\n  go()\n```';
  const text = `<p>\n  One.\n</p>\n${code}\n<p>\n  Two.\n</p>\n${code}\n`;
  expect(withSeparateFences(text)).toBe(`<p>\n  One.\n</p>\n\n${code}\n<p>\n  Two.\n</p>\n\n${code}\n`);
  for (const raw of ['<pre>\n```\n</pre>\n\nText.\n```\n<p>\n~~~\n```\n', '<?php a() ?>b\n```\n', '<?php $a->b\n```\n'])
    expect(withSeparateFences(raw)).toBe(raw);
});

test('headings skip no level', () => {
  expect(withHeadingLevels('### A\n\n```\n### no\n```\n\n#### B ####\n')).toBe(
    '## A\n\n```\n### no\n```\n\n### B ####\n',
  );
  expect(withHeadingLevels('A\n===\n\n### B\n')).toBe('A\n===\n\n## B\n');
  for (const text of ['## A\n\n### B\n\n## C\n', 'A\n===\n\nB\n---\n', 'None.\n'])
    expect(withHeadingLevels(text)).toBe(text);
});
