/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { temporaryFolder } from '@/e2e/support/export-folder';
import type { Content } from '@/lib/content/schema';
import { findTextGaps } from '@/lib/markdown/text-gaps';
import { pathsOf } from '@/site/pages';
import { compileSources } from './compile-sites';
import { readDocuments } from './read-documents';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

const OWNER: Content = { ...minimal, navigation: [{ path: '/', label: 'Home' }], projects: [] };

/** Writes files, and returns a sentence for each problem that the build finds in them. */
async function mistakesIn(
  files: Record<string, string>,
  changes: Partial<Content> = {},
  language?: { folder: string; changes: Partial<Content> },
) {
  await write({ 'app/page.tsx': '', ...files });
  const source = (name: string, content: Content) => ({
    folder: name,
    content,
    documents: readDocuments(name),
    mistakes: [],
  });
  const main = { ...OWNER, ...changes };
  const site = { ...main.site, language: 'ar', locale: 'ar_EG' };
  const further = language ? [source(language.folder, { ...main, site, ...language.changes })] : [];
  return compileSources([source('content', main), ...further], { pathsOf }).mistakes;
}

/** A project with this page. */
const projectWith = (page: Content['projects'][number]['page']) =>
  ({ title: 'Tides', description: 'One of two.', technologies: [], page }) as const;

const ARABIC = { folder: 'content/ar', changes: {} };

const NOTICE = { updated: '2026-10-01', host: { name: 'A host' }, messages: 'I delete them.' };

const DESCRIPTION = 'A description that is long enough for search results, which want seventy characters.';

/** A post with this text and these further fields; the text begins in line 6, plus one for each field. */
const post = (text: string, fields = '') =>
  `---\ntitle: Small steps\ndescription: ${DESCRIPTION}\ndate: 2026-01-09\n${fields}---\n${text}\n`;

/** Drawings that can't be published. */
const DRAWINGS = {
  'content/posts/script.svg': '<svg><script>alert(1)</script></svg>',
  'content/posts/event.svg': '<svg><!-- <script> -->\n<g onload="alert(1)"/></svg>',
  'content/posts/photo.svg': '<svg><image href="https://a.dev/a.png"/></svg>',
};

test('a post with everything that a text can have has no problem', async () => {
  const text = [
    '# not a heading in code'.replace('#', '    #'),
    '## A heading with `code`',
    'See [below](#a-heading-with-code), [the other](/blog/other/#gr%C3%B6%C3%9Fe), <https://example.org>, [mail](mailto:a@b.de).',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    '- [x] done\n- ~~not~~[^1]',
    '<!-- a comment -->',
    '<a id="here"></a>H<sub>2</sub>O<br>from $5 to $10, [here](#here), where $x_1$ is\n\n$$ [[ -f x ]] $$',
    '<details open>\n<summary>More</summary>\n\n<abbr title="a > b">c</abbr>\n\n</details>',
    '![A chart][c]\n\n[c]: chart%23100%.png "Caption"',
    '![A day](day.png) [![A drawing](a.svg)](/) ![A walk](walk.mp4)',
    '[^1]: A note.',
  ].join('\n\n');
  const files = {
    'content/posts/one.md': post(
      text,
      'updated: 2026-01-10\ntags: [a, مد]\nimage: /cover.webp\nalt: A cover\ndraft: true\n',
    ),
    'content/posts/other.md': post('## Größe'),
    'content/posts/chart#100%.png': '',
    'content/posts/day.light.png': '',
    'content/posts/day.dark.png': '',
    'content/posts/a.svg': '<svg><a href="https://a.dev"><use href="#b" fill="url(#c)"/></a></svg>',
    'content/posts/walk.mp4': '',
    'public/cover.webp': '',
    'app/projects/[slug]/page.case-studies.tsx': '',
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\nText.',
    'content/pages/uses.md': `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\nText.`,
  };
  expect(await mistakesIn(files, { projects: [projectWith('/projects/tides/')] })).toEqual([]);
});

test.each([
  ['no front matter', 'Text.', '1: the front matter is missing; begin the file with a line of three'],
  ['invalid YAML', '---\ntitle: "a\n---\n', 'the front matter is not valid YAML'],
  ['a colon without quotes', '---\ntitle: One: two\n---\n', 'a text that contains a colon, or begins with'],
  ['an asterisk without quotes', '---\ntitle: *One*\n---\n', '2: the front matter is not valid YAML (*One*)'],
  ['a field without a colon', '---\ntitle One\n---\n', '2: the front matter must be fields, each with a colon'],
  ['a field twice', post('', 'title: B\n'), '5: the front matter has this field twice'],
  ['a title with #', post('').replace('Small s', 'Small #s'), '2: title is cut off at a #, which begins a comment'],
  ['a missing field', '---\ntitle: One\n---\n', '1: date is missing; it must'],
  [
    'a wrong value of another name',
    '---\ntitle: A\npubDate: May 32, 2026\n---\n',
    '3: pubDate must be a day that exists',
  ],
  ['a cut summary', '---\nsummary: A #b\n---\n', '2: summary is cut off at a #'],
  ['a wrong date', post('').replace('2026-01-09', '2026-02-30'), '4: date must be a day that exists'],
  ['an update before the date', post('', 'updated: 2025-01-01\n'), '5: updated must not be before the date'],
  ['an empty tag', post('', 'tags: ["?"]\n'), 'tags[0] must be one or a few words'],
  ['a tag of HTML', post('', 'tags: ["<dialog>"]\n'), 'tags[0] must be one or a few words'],
  ['a missing image', post('', 'cover: { src: a.png }\n'), '5: cover is missing: there is no file content/posts/a.png'],
  ['raw HTML', post('\n<hr>\n'), '7: the HTML <hr> can’t be used in a text; write three hyphens'],
  [
    'HTML beside HTML that is allowed',
    post('<kbd><b>x</b></kbd>'),
    '6: the HTML <b> can’t be used in a text; write **',
  ],
  ['an attribute', post('<kbd onclick="x">a</kbd>'), '6: the HTML <kbd onclick="x"> can’t have onclick; leave it out'],
  ['a link in HTML', post('<a id="b" href="/">a</a>'), 'can’t be used in a text; write [text](address)'],
  ['an anchor of the page', post('<a id="main"></a>'), '6: the HTML <a id="main"> has a name that another part'],
  ['an anchor in capitals', post('<a name="Top"></a>'), '6: the HTML <a name="Top"> must have a name in lowercase'],
  ['HTML that is open', post('One <kbd>Esc.\n'), '6: the HTML <kbd> is not closed; write </kbd> where it ends'],
  ['HTML that closes nothing', post('One</kbd>\n'), '6: the HTML </kbd> closes an element that is not open'],
  [
    'TeX that is wrong',
    post('$\\frac{1$'),
    '6: the formula \\frac{1 is not TeX that can be shown (Unexpected end of input in',
  ],
  ['TeX of an owner’s own', post('$\\qed$'), '6: the formula \\qed has \\qed, which TeX does not know; write what'],
  ['a formula without an end', post('> $$ a\n\nb'), '6: the formula a has no end; write $$ where it ends'],
  ['text behind a block', post('$$\na\n$$ b'), '6: the formula a has text behind its last $$; begin a new'],
  ['a type without backticks', post('A `Map<K>` or List<B>.'), '6: <B> would be read as an HTML tag and not be shown'],
  ['a picture with spaces', post('`[x](a b)` ![x](a b.png "c")'), '6: the picture a b.png "c" has a space in its'],
  ['a link with spaces', post('One.\n[x](https://a.dev/a b (c))'), '7: the link to https://a.dev/a b (c) has a space'],
  ['a picture of a wiki', post('![[x.png|300]]'), '6: the picture ![[x.png|300]] is a picture of a wiki, which'],
  [
    'a link of a wiki',
    post('[[tide-tables|x]] `[[a]]` [[ -f x ]]'),
    '6: [[tide-tables|x]] is a link of a wiki, which visitors',
  ],
  ['a shortcode', post('`{{< a >}}` \\{{ a }} {{< b\n"c" >}}'), '6: {{< b "c" >}} is a shortcode of Hugo'],
  ['a template', post('One.\n[x]({{ site.url }}/a)'), '7: {{ site.url }} is a tag for a template'],
  ['a tag of Liquid', post('{% raw %}\n\n    {% a %}'), '6: {% raw %} is a tag for a template'],
  ['an attribute', post('A.\n{: .b}'), '7: {: .b} is an attribute'],
  ['an id', post('## A {#b}'), '6: {#b} is an attribute'],
  ['MDX', post("import A from './a';"), "6: import A from './a'; is MDX"],
  ['a block that Markdown lacks', post('::: tip\nA.\n:::'), '6: ::: tip is the edge of a block that Markdown lacks'],
  ['a link without a bracket', post('a](/b) `](` \\]('), '6: ](/b) is what is left of a link or a picture'],
  ['a script address', post('[x](javascript:alert(1))'), '6: the link to javascript:alert(1) must begin with https://'],
  ['a link without an address', post('[x]()'), '6: a link has no address'],
  ['a link to nowhere', post('[x](/nowhere/)'), '6: the link to /nowhere/ leads to a page or file'],
  ['a missing heading', post('[x](#two)\n\n## One'), '6: the link to #two leads to a heading that this text'],
  ['a heading under another id', post('[x](#main)\n\n## Main'), 'does not have; you probably mean #main-1'],
  ['a missing heading elsewhere', post('[x](/blog/one/#two)'), 'a heading that content/posts/one.md does not have'],
  ['a missing picture', post('![x](x.png)'), '6: the picture x.png is missing: there is no file content/posts/x.png'],
  ['a picture of another host', post('![x](https://a.dev/x.png)'), 'is not in the repository'],
  [
    'a picture as TIFF',
    post('![x](x.tiff)'),
    '6: the picture x.tiff must be a PNG, JPEG, WebP, AVIF, SVG or GIF, or a',
  ],
  [
    'a film above the text',
    post('', 'image: a.mp4\nalt: A\n'),
    '5: image must be a PNG, JPEG, WebP, AVIF, SVG or GIF.',
  ],
  ['a script in an SVG', post('![x](script.svg)'), '6: the picture script.svg has a script, which would run'],
  ['an event in an SVG', post('![x](event.svg)'), 'remove it (line 2 of content/posts/event.svg)'],
  ['an SVG with another file', post('![x](photo.svg)'), '6: the picture photo.svg loads another file, which browsers'],
  ['a misspelt draft', post('', 'darft: true\n'), 'darft is unknown; you probably mean draft'],
  ['a picture in a heading', post('## [![x](x.png)](/)'), 'must be in a paragraph of its own'],
])('%s has one sentence with file and line', async (_, text, sentence) => {
  // Next builds no MDX.
  const found = await mistakesIn({ ...DRAWINGS, 'content/posts/one.md': text, 'app/nowhere/page.mdx': '' });
  expect(found.join('\n')).toContain(sentence);
  for (const problem of found) expect(problem).toMatch(/^content\/posts\/one\.md:\d+: /);
});

test('what visitors would read as source may be in a draft, but not in a post of a later day', async () => {
  const draft = { 'content/posts/one.md': post('{{ a }}', 'draft: true\n') };
  expect(await mistakesIn(draft)).toEqual([]);
  const later = { 'content/posts/one.md': post('{{ a }}').replace('2026-01-09', '2999-01-01') };
  expect(await mistakesIn(later)).toEqual([expect.stringContaining('6: {{ a }} is a tag for a template')]);
});

/** The beginning of a text, in sentences that search results show whole. */
const SENTENCES =
  'A first one, with *stress* and [a link](/). A second one, which reaches the length of a description.';
const EXCERPT = 'A first one, with stress and a link. A second one, which reaches the length of a description.';

test.each<[file: string, source: string, expected: object]>([
  [
    '2021-05-19-small-steps.markdown',
    `\n# Small *steps*\n\n${SENTENCES} A third one.\n\n## More`,
    {
      ...{ slug: 'small-steps', hasExcerpt: true, isDraft: false, text: `\n\n\n${SENTENCES} A third one.\n\n## More` },
      fields: { title: 'Small steps', description: EXCERPT, date: '2021-05-19' },
    },
  ],
  [
    'My_Post.mdx',
    '\n---\nTitle: 1.0\nsubtitle: unused\nsummary: >\n  In *two*\n  [lines](/)\ndate: 2023-07-10 23:30:00 -0500\nlayout: post\ncategories: [[a, b], "#c"]\ntags: d, a\nlang: pt_BR\nupdated:\n---\n1.0\n===\n\n# B',
    {
      ...{ slug: 'my-post', source: { unreadFields: ['subtitle', 'layout'] }, text: `${'\n'.repeat(15)}\n\n# B` },
      fields: {
        title: '1.0',
        description: 'In two lines',
        date: '2023-07-10',
        tags: ['d', 'a', 'a', 'b', 'c'],
        lang: 'pt-BR',
      },
    },
  ],
  [
    'a.md',
    '---\ntitle: "`A`"\npublished: false\npubDate: Jul 8th, 2022\ncover: { image: b.png, alt: B }\n---\n# Other',
    {
      isDraft: true,
      text: '\n\n\n\n\n\n# Other',
      fields: { title: 'A', description: 'A', date: '2022-07-08', image: 'b.png', alt: 'B', draft: true },
    },
  ],
  ['b.md', '---\ntitle: A\npublished: 2022-7-8\n---', { isDraft: false, fields: { date: '2022-07-08' } }],
  [
    'c.md',
    '---\ndate: 20220708\nslug: Ünder way\nurl: https://a.dev/b\n---',
    { path: '/blog/ünder-way/', fields: { date: '2022-07-08' }, source: { unreadFields: ['url'] } },
  ],
  [
    'd.md',
    '---\ndate: 1657238400000\npermalink: /blog/one.html\n---',
    { path: '/blog/one/', oldAddress: '/blog/one.html' },
  ],
  ['e.md', '---\ndate: 2026314\n---', { fields: { date: '2026314' } }],
  ['e.md', '---\npermalink: blog/two/\n---', { path: '/blog/two/' }],
  ['e.md', '---\npermalink: null\n---', { path: '/blog/e/', source: { unreadFields: ['permalink'] } }],
  [
    'f.md',
    '---\nslug: 2019/three\nredirect_from: old/f.html\naliases: [Three, /3]\n---',
    { path: '/blog/f/', oldAddress: '/2019/three', fields: { aliases: ['/3', '/old/f.html'] } },
  ],
  ['g.md', `---\ntitle: 一\n---\n${'我不使用它。'.repeat(40)}`, { fields: { description: '我不使用它。'.repeat(6) } }],
  ['h.md', `---\ntitle: A\n---\n${'word '.repeat(50)}`, { fields: { description: `${'word '.repeat(31)}word…` } }],
])('%s is read as its generator means it', async (name, source, expected) => {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  await write({ [`content/posts/${name}`]: source });
  expect(readDocuments('content')).toMatchObject([expected]);
});

test('another encoding, and many mistakes of one kind, have one sentence', async () => {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  await write({ 'content/posts/one.md': '' });
  writeFileSync(path.join(folder, 'content/posts/one.md'), '---\ntitle: A\n---\nGr\xFC\xDFe', 'latin1');
  expect(await mistakesIn({})).toEqual([
    'content/posts/one.md:4: the text has letters that are not in UTF-8; save the file in that encoding.',
  ]);
  const links = Array.from({ length: 14 }, (_, index) => `[x](/nowhere-${index}/)`).join('\n');
  const missing = (place: string) => `${place} leads to a page or file that the site does not have.`;
  expect(await mistakesIn({ 'content/posts/one.md': post(links) })).toEqual([
    ...[0, 1, 2].map((index) => missing(`content/posts/one.md:${index + 6}: the link to /nowhere-${index}/`)),
    expect.stringMatching(
      /^11 more of this kind: content\/posts\/one\.md:9 \(the link to \/nowhere-3\/\), .* and 1 more, which npm run check -- --all lists\.$/,
    ),
  ]);
  // Every file is named before any has a further place.
  const others = { 'content/posts/two.md': post('[x](/nowhere/)'), 'content/posts/zoo.md': post('[x](/nowhere/)') };
  expect((await mistakesIn({ 'content/posts/one.md': post(links), ...others })).at(-1)).toMatch(
    /^13 more .*:16 \(the link to \/nowhere-10\/\), content\/posts\/two\.md:6 \(.*, content\/posts\/zoo\.md:6 \(.* and 3 more/,
  );
});

test('addresses have to be free, and case studies need a project', async () => {
  const text = `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n`;
  expect(await mistakesIn({ 'content/pages/My Page.md': text, 'content/pages/my-page.md': text })).toEqual([
    'content/pages/my-page.md: the file has the address /my-page/, which content/pages/My Page.md already has; rename one of them, or give it another slug.',
  ]);
  for (const name of ['My Page', 'my-page']) rmSync(path.join(folder, `content/pages/${name}.md`));
  const files = {
    'content/pages/uses.md': text,
    'content/pages/ar.md': text,
    'app/projects/[slug]/page.case-studies.tsx': '',
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\n',
    'app/uses/page.tsx': '',
    'app/(mine)/uses/page.jsx': '',
  };
  expect(await mistakesIn(files, {}, ARABIC)).toEqual([
    expect.stringContaining('has the address /ar/, which the site in the language ar already has'),
    expect.stringContaining('has the address /uses/, which app/(mine)/uses/page.jsx already has'),
    expect.stringContaining("belongs to no project; write page: '/projects/tides/' into its project"),
    'app/uses/page.tsx: the file has the address /uses/, which app/(mine)/uses/page.jsx already has; remove one of them.',
  ]);
  rmSync(path.join(folder, 'app/(mine)'), { recursive: true });
  rmSync(path.join(folder, 'app/projects'), { recursive: true });
  expect((await mistakesIn({}, { projects: [projectWith('/projects/tides/')] })).join()).toContain(
    'needs app/projects/[slug]/',
  );
});

test('a page can’t have the address of a page that the site makes, and no text links to one that it doesn’t make', async () => {
  const names = ['404', 'blog', 'cv', 'imprint', 'privacy'];
  const page = (text = '') => `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n${text}\n`;
  const files = Object.fromEntries(names.map((name) => [`content/pages/${name}.md`, page()]));
  const links = [...names.map((name) => `/${name}/`), '/feed.xml', '/blog/one.md', '/resume.json', '/old/'];
  await write({ ...files, 'content/posts/one.md': post(''), 'public/old/index.html': '' });
  const legal = { imprint: { postalAddress: ['A street'] }, privacy: NOTICE } as const;
  const whole = { links: { ...OWNER.links, cv: 'page' }, legal } as const;
  expect(await mistakesIn({}, whole)).toEqual([
    'content/pages/404.md: the file has the address /404/, which the page for wrong addresses already has; rename the file.',
    'content/pages/blog.md: the file has the address /blog/, which the list of posts already has; rename the file.',
    "content/pages/cv.md: the file has the address /cv/, which the CV page already has; rename the file, or remove cv: 'page' in links.ts.",
    '2 more of this kind: content/pages/imprint.md (the file), content/pages/privacy.md (the file).',
  ]);
  for (const name of names) rmSync(path.join(folder, `content/pages/${name}.md`));
  const text = page(links.map((to) => `[to](${to})`).join(' '));
  await write({ 'content/pages/old.md': page(), 'content/pages/uses.md': text });
  const leadsNowhere = (link: string) =>
    expect.stringContaining(`the link to ${link} leads to a page or file that the site does not have`);
  const taken = expect.stringContaining('has the address /old/, which public/old/index.html already has; rename one');
  expect(await mistakesIn({}, whole)).toEqual([taken, leadsNowhere('/404/')]);
  const aliases = ['/old', '/2019/one', '/ar/one/', '/feed.xml', '/?p=1', '/2019/one/'];
  const taking = post('', `aliases:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}`);
  expect(await mistakesIn({ 'content/posts/two.md': taking.replace('  - /?p=1\n', '') }, whole, ARABIC)).toEqual(
    expect.arrayContaining([
      'content/posts/two.md:6: aliases[0] is /old, the address of a page or file of the site; remove one of the two.',
      expect.stringContaining('two.md:8: aliases[2] is /ar/one/, the address of a page or file of the site'),
      expect.stringContaining('aliases[3] is /feed.xml, the address of a page or file'),
      expect.stringContaining('aliases[4] is /2019/one/, the address of content/posts/two.md'),
    ]),
  );
  expect(await mistakesIn({ 'content/posts/two.md': taking }, whole)).toEqual([
    expect.stringContaining('two.md:10: aliases[4] must be a path such as /2019/old-name.html'),
  ]);
  const renamed = post('', 'redirect_from: /old\n');
  expect(await mistakesIn({ 'content/posts/two.md': renamed }, whole)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('two.md:5: redirect_from[0] is /old, the address of a page or file'),
    ]),
  );
  rmSync(path.join(folder, 'content/posts/two.md'));
  const left = ['/404/', '/blog/', '/cv/', '/imprint/', '/privacy/', '/feed.xml', '/blog/one.md', '/resume.json'];
  rmSync(path.join(folder, 'content/posts'), { recursive: true });
  const others = left.slice(3).map((link) => `content/pages/uses.md:5 (the link to ${link})`);
  expect(await mistakesIn({})).toEqual([
    ...[taken, ...left.slice(0, 3).map(leadsNowhere)],
    `5 more of this kind: ${others.join(', ')}.`,
  ]);
});

test('links to drafts, and to pages that a language lacks, are mistakes', async () => {
  const files = {
    'content/posts/one.md': post('[a](/blog/two/)'),
    'content/posts/two.md': post('[b](/blog/one/)', 'draft: true\n'),
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\n[a](/about/)\n',
    ...Object.fromEntries(['about/page', 'projects/[slug]/page.case-studies'].map((page) => [`app/${page}.tsx`, ''])),
    'content/pages/uses.md': `---\ntitle: Uses\ndescription: ${DESCRIPTION}\ndraft: true\n---\n`,
  };
  const about = { path: '/about/', label: 'About' } as const;
  const navigation = [...OWNER.navigation, about];
  const projects = [projectWith('/projects/tides/')];
  const paths = ['/uses/', '/blog/tags/css/', '/blog/tags/nope/'] as const;
  const others = paths.map((path) => ({ path, label: path }));
  await write({ 'content/posts/css.md': post('', 'tags: [CSS]\n') });
  expect(await mistakesIn(files, { projects, navigation: [...navigation, ...others] })).toEqual([
    'content/navigation.ts: navigation[2].path leads to content/pages/uses.md, a draft; publish it, or remove the link.',
    'content/navigation.ts: navigation[4].path leads to /blog/tags/nope/, but no post has that tag; correct it, or remove the link.',
    'content/posts/one.md:6: the link to /blog/two/ leads to content/posts/two.md, which is a draft.',
  ]);
  await write({
    'content/posts/one.md': post(''),
    'content/ar/posts/three.md': post('[c](/blog/one/) [d](/about/) [e](/projects/tides/)'),
  });
  // A language lacks the case study of a project that it lacks.
  const arabic = { folder: 'content/ar', changes: { navigation: OWNER.navigation, projects: [] } };
  expect(await mistakesIn({}, { projects, navigation }, arabic)).toEqual(
    ['/blog/one/', '/about/', '/projects/tides/'].map((target) =>
      expect.stringContaining(`:6: the link to ${target} leads to a page or file that the site in ar does not have`),
    ),
  );
  await write({ 'content/ar/posts/three.md': post('') });
  const links = { cv: 'https://a.dev/cv.pdf', profiles: [{ label: 'Now', address: '/uses/#now' }] } as const;
  const live = projects.map((project) => ({ ...project, liveLink: '/blog/three/' as const }));
  const fields = await mistakesIn(
    {},
    { projects: live, navigation, links },
    { folder: 'content/ar', changes: { projects, links: OWNER.links } },
  );
  expect(fields).toEqual([
    expect.stringContaining('links.profiles[0].address leads to content/pages/uses.md, a draft'),
    expect.stringContaining(
      'projects[0].liveLink leads to /blog/three/, which the site does not have in this language',
    ),
  ]);
});

test('the Markdown in the privacy notice is checked like that of a file, and has no pictures', async () => {
  const sections = '<b>None</b> [here](/gone/).\n\n![A chart](chart.png)';
  const site = { ...OWNER.site, form: { service: 'none' as const, consent: 'note' as const } };
  const navigation = [...OWNER.navigation, { path: '/contact/' as const, label: 'Contact' }];
  const words = {
    ...OWNER.words,
    form: { ...OWNER.words.form, consent: { ...OWNER.words.form.consent, note: '[Why](/gone/)' } },
  };
  const mistakes = await mistakesIn({}, { site, navigation, words, legal: { privacy: { ...NOTICE, sections } } });
  expect(mistakes.map((mistake) => mistake.slice(0, 90))).toEqual([
    expect.stringContaining('content/navigation.ts: navigation[1].path is "/contact/", but the site has no such page'),
    expect.stringContaining('content/words.ts: words.form.consent.note has a link to /gone/, which leads to a p'),
    expect.stringContaining('content/legal.ts: the HTML <b> in legal.privacy.sections can’t be used in'),
    expect.stringContaining('content/legal.ts: the picture chart.png in legal.privacy.sections can’t be shown h'),
    expect.stringContaining('content/legal.ts: the link to /gone/ in legal.privacy.sections leads to a page '),
  ]);
});

test.each([
  ['![](a.png) ![A](b.png)', 'should', 'the picture a.png has no alternative text'],
  ['[](/blog/) [`a`](/)', 'must', 'the link to /blog/ has no text'],
  ['### One\n\n## Two', 'must', 'the heading "One" skips a level below the title of the page; remove # from it'],
  ['## One\n\n#### *Two*', 'must', 'the heading "Two" skips a level below the one before it; remove # from it'],
])('of the text %j, a line is listed', (text, level, sentence) => {
  const [gap, ...others] = findTextGaps({ file: 'content/posts/one.md', text: `Text.\n\n${text}` });
  expect([gap?.level, `${gap?.field} ${gap?.message}`, others]).toEqual([level, expect.stringContaining(sentence), []]);
  expect(gap?.line).toBe(text.includes('####') ? 5 : 3);
});
