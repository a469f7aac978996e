/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { temporaryFolder } from '@/e2e/support/export-folder';
import { readDocuments } from '@/lib/compile/read-documents';
import type { Finding } from '@/lib/content/finding';
import type { Content } from '@/lib/content/schema';
import { compileChecked } from './compile-checked';
import { findTextGaps } from './text-gaps';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

const OWNER: Content = { ...minimal, navigation: [{ path: '/', label: 'Home' }], projects: [] };

/** Writes files, and returns what stops the build in them. */
async function findingsIn(
  files: Record<string, string>,
  changes: Partial<Content> = {},
  language?: { folder: string; changes: Partial<Content> },
) {
  await write({ 'app/page.tsx': '', ...files });
  const source = (name: string, content: Content) => ({
    folder: name,
    content,
    documents: readDocuments(name),
    findings: [],
  });
  const main = { ...OWNER, ...changes };
  const site = { ...main.site, language: 'ar', locale: 'ar_EG' };
  const further = language ? [source(language.folder, { ...main, site, ...language.changes })] : [];
  return compileChecked([source('content', main), ...further]).findings;
}

/** The place and the field of findings: `content/posts/one.md:6 the link to /nowhere/`. */
const placesOf = (findings: readonly Finding[]) =>
  findings.map(({ file, line, field }) => `${file}${line ? `:${line}` : ''} ${field}`);

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
      'updated: 2026-01-10\ntags: [a, مد]\nimage: /cover.webp\nalt: A cover\ndraft: true\ncanonical:\n',
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
  expect(await findingsIn(files, { projects: [projectWith('/projects/tides/')] })).toEqual([]);
});

/** A text, the line and the field of what stops the build, and a part of the message. */
const WRONG: [text: string, line: number, field: string, advice: string][] = [
  ['Text.', 1, 'the front matter', 'begin the file with a line of three'],
  ['---\ntitle: "a\n---\n', 3, 'the front matter', 'is not valid YAML'],
  ['---\ntitle: One: two\n---\n', 2, 'the front matter', 'has to be in quotes'],
  ['---\ntitle: *One*\n---\n', 2, 'the front matter', '(*One*)'],
  ['---\ntitle One\n---\n', 2, 'the front matter', 'each with a colon'],
  [post('', 'title: B\n'), 5, 'the front matter', 'twice'],
  [post('').replace('Small s', 'Small #s'), 2, 'title', 'cut off at a #'],
  [post('').replace('Small steps', '[Small, steps]'), 2, 'title', 'must be one line'],
  ['---\ntitle: One\n---\n', 1, 'date', 'is missing; it must'],
  [post('').replace('01-09', '01-09 25:00'), 4, 'date', 'a day that exists'],
  [post('', 'canonical: /a/\n'), 5, 'canonical', 'an https:// URL'],
  [post('', 'layout: post\nauthor: me\n'), 5, 'the front matter', 'does not read (layout, author); remove them, or'],
  [post('', 'summary: A\n'), 5, 'the front matter', 'write description for summary, or'],
  [
    post('', 'url: /a/\nlastmod: 2026\nlayout: a\n'),
    5,
    'the front matter',
    'write aliases for url, updated for lastmod, and remove the rest, or',
  ],
  [
    post('', 'published: false\n'),
    5,
    'the front matter',
    'write draft: true for published, if it kept the text off the site, or',
  ],
  [post('', 'updated: 2025-01-01\n'), 5, 'updated', 'before the date'],
  [post('', 'tags: ["?"]\n'), 5, 'tags[0]', 'one or a few words'],
  [post('', 'image: a.png\n'), 5, 'image', 'there is no file content/posts/a.png'],
  [post('', 'image: a.mp4\nalt: A\n'), 5, 'image', 'must be a PNG'],
  [post('', 'draft: yes\n'), 5, 'draft', 'must be true or false'],
  [post('', 'darft: true\n'), 5, 'darft', 'you probably mean draft'],
  [post('\n<hr>\n'), 7, 'the HTML <hr>', 'three hyphens'],
  [post('<kbd onclick="x">a</kbd>'), 6, 'the HTML <kbd onclick="x">', 'can’t have onclick'],
  [post('<a id="main"></a>'), 6, 'the HTML <a id="main">', 'another part'],
  [post('<a name="Top"></a>'), 6, 'the HTML <a name="Top">', 'lowercase'],
  [post('One <kbd>Esc.\n'), 6, 'the HTML <kbd>', 'write </kbd>'],
  [post('One</kbd>\n'), 6, 'the HTML </kbd>', 'not open'],
  [post('$\\frac{1$'), 6, 'the formula \\frac{1', 'is not TeX that can be shown ('],
  [post('A `Map<K>` or List<B>.'), 6, '<B>', 'put code between backticks'],
  [post('One.\n[x]({{ site.url }}/a)\nTwo.'), 7, '{{ site.url }}', 'a tag for a template'],
  [post('[x](javascript:alert(1))'), 6, 'the link to javascript:alert(1)', 'must begin with https://'],
  [post('[x]()'), 6, 'a link', 'has no address'],
  [post('[x](/nowhere/)'), 6, 'the link to /nowhere/', 'a page or file'],
  [post('[x](#main)\n\n## Main'), 6, 'the link to #main', 'you probably mean #main-1'],
  [post('[x](/blog/one/#two)'), 6, 'the link to /blog/one/#two', 'that content/posts/one.md does not have'],
  [post('![x](x.png)'), 6, 'the picture x.png', 'there is no file content/posts/x.png'],
  [post('![x](https://a.dev/x.png)'), 6, 'the picture https://a.dev/x.png', 'not in the repository'],
  [post('![x](script.svg)'), 6, 'the picture script.svg', 'a script'],
  [post('![x](event.svg)'), 6, 'the picture event.svg', '(line 2 of content/posts/event.svg)'],
  [post('![x](photo.svg)'), 6, 'the picture photo.svg', 'loads another file'],
];

test.each(WRONG)('of the text %j, line %i is named', async (text, line, field, advice) => {
  // Next builds no MDX.
  const found = await findingsIn({ ...DRAWINGS, 'content/posts/one.md': text, 'app/nowhere/page.mdx': '' });
  const message = expect.stringContaining(advice);
  expect(found).toContainEqual(expect.objectContaining({ line, field, message }));
  for (const finding of found) expect(finding).toMatchObject({ level: 'stop', file: 'content/posts/one.md' });
});

test('what visitors would read as source may be in a draft, but not in a post of a later day', async () => {
  const draft = { 'content/posts/one.md': post('{{ a }} $\\mine$', 'draft: true\n') };
  expect(await findingsIn(draft)).toEqual([]);
  expect(await findingsIn({ 'content/posts/one.md': post('Press <kbd>Esc</kbd>. <!-- not yet -->') })).toEqual([]);
  const later = { 'content/posts/one.md': post('{{ a }}').replace('2026-01-09', '2999-01-01') };
  expect(placesOf(await findingsIn(later))).toEqual(['content/posts/one.md:6 {{ a }}']);
});

test('a file in another encoding is named', async () => {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  await write({ 'content/posts/one.md': '' });
  writeFileSync(path.join(folder, 'content/posts/one.md'), '---\ntitle: A\n---\nGr\xFC\xDFe', 'latin1');
  expect(placesOf(await findingsIn({}))).toEqual(['content/posts/one.md:4 the text']);
  rmSync(path.join(folder, 'content'), { recursive: true });
});

test('addresses have to be free, and case studies need a project', async () => {
  const text = `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n`;
  const twins = await findingsIn({ 'content/pages/My Page.md': text, 'content/pages/my-page.md': text });
  expect(twins).toMatchObject([
    { file: 'content/pages/my-page.md', message: expect.stringContaining('content/pages/My Page.md already has') },
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
  expect(placesOf(await findingsIn(files, {}, ARABIC))).toEqual([
    'content/pages/ar.md the file',
    'content/pages/uses.md the file',
    'content/case-studies/tides.md the case study',
    'app/uses/page.tsx the file',
  ]);
  rmSync(path.join(folder, 'app/(mine)'), { recursive: true });
  rmSync(path.join(folder, 'app/projects'), { recursive: true });
  const named = await findingsIn({}, { projects: [projectWith('/projects/tides/')] });
  expect(named.map(({ message }) => message).join()).toContain('needs app/projects/[slug]/');
});

test('a page can’t have the address of a page that the site makes, and no text links to one that it doesn’t make', async () => {
  const names = ['404', 'blog', 'cv', 'imprint', 'privacy'];
  const page = (text = '') => `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n${text}\n`;
  const files = Object.fromEntries(names.map((name) => [`content/pages/${name}.md`, page()]));
  const links = [...names.map((name) => `/${name}/`), '/feed.xml', '/blog/one/index.md', '/resume.json', '/old/'];
  await write({ ...files, 'content/posts/one.md': post(''), 'public/old/index.html': '' });
  const legal = { imprint: { postalAddress: ['A street'] }, privacy: NOTICE } as const;
  const whole = { links: { ...OWNER.links, cv: 'page' }, legal } as const;
  expect(placesOf(await findingsIn({}, whole))).toEqual(names.map((name) => `content/pages/${name}.md the file`));
  for (const name of names) rmSync(path.join(folder, `content/pages/${name}.md`));
  const text = page(links.map((to) => `[to](${to})`).join(' '));
  await write({ 'content/pages/old.md': page(), 'content/pages/uses.md': text });
  const taken = 'content/pages/old.md the file';
  const linkTo = (link: string) => `content/pages/uses.md:5 the link to ${link}`;
  expect(placesOf(await findingsIn({}, whole))).toEqual([taken, linkTo('/404/')]);
  rmSync(path.join(folder, 'content/posts'), { recursive: true });
  const left = [...names.map((name) => `/${name}/`), '/feed.xml', '/blog/one/index.md', '/resume.json'];
  expect(placesOf(await findingsIn({}))).toEqual([taken, ...left.map(linkTo)]);
});

test.each<[names: string, aliases: string[], places: string[]]>([
  [
    'aliases',
    ['/old', '/2019/one', '/ar/one/', '/feed.xml', '/2019/one/'],
    ['6 aliases[0]', '8 aliases[2]', '9 aliases[3]', '10 aliases[4]'],
  ],
  ['aliases', ['/?p=1'], ['6 aliases[0]']],
])('of %s with %j, those are named that are no address, or another page’s', async (name, aliases, places) => {
  const two = post('', `${name}:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}`);
  await write({ 'content/posts/one.md': post(''), 'public/old/index.html': '' });
  const found = placesOf(await findingsIn({ 'content/posts/two.md': two }, {}, ARABIC));
  expect(found).toEqual(places.map((place) => `content/posts/two.md:${place}`));
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
  const found = await findingsIn(files, { projects, navigation: [...navigation, ...others] });
  expect(placesOf(found)).toEqual([
    'content/navigation.ts navigation[2].path',
    'content/navigation.ts navigation[4].path',
    'content/posts/one.md:6 the link to /blog/two/',
  ]);
  expect(found[0]?.message).toContain('content/pages/uses.md, a draft');
  await write({
    'content/posts/one.md': post(''),
    'content/ar/posts/three.md': post('[c](/blog/one/) [d](/about/) [e](/projects/tides/)'),
  });
  // A language lacks the case study of a project that it lacks.
  const arabic = { folder: 'content/ar', changes: { navigation: OWNER.navigation, projects: [] } };
  expect(placesOf(await findingsIn({}, { projects, navigation }, arabic))).toEqual(
    ['/blog/one/', '/about/', '/projects/tides/'].map((link) => `content/ar/posts/three.md:6 the link to ${link}`),
  );
  await write({ 'content/ar/posts/three.md': post('') });
  const links = { cv: 'https://a.dev/cv.pdf', profiles: [{ label: 'Now', address: '/uses/#now' }] } as const;
  const live = projects.map((project) => ({ ...project, liveLink: '/blog/three/' as const }));
  const further = { folder: 'content/ar', changes: { projects, links: OWNER.links } };
  expect(placesOf(await findingsIn({}, { projects: live, navigation, links }, further))).toEqual([
    'content/links.ts links.profiles[0].address',
    'content/projects.ts projects[0].liveLink',
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
  const found = await findingsIn({}, { site, navigation, words, legal: { privacy: { ...NOTICE, sections } } });
  expect(placesOf(found)).toEqual([
    'content/navigation.ts navigation[1].path',
    'content/words.ts words.form.consent.note',
    'content/legal.ts the HTML <b> in legal.privacy.sections',
    'content/legal.ts the picture chart.png in legal.privacy.sections',
    'content/legal.ts the link to /gone/ in legal.privacy.sections',
  ]);
});

test.each([
  ['![](a.png) ![A](b.png)', 'should', 'the picture a.png', 3],
  ['[](/blog/) [`a`](/)', 'must', 'the link to /blog/', 3],
  ['### One\n\n## Two', 'must', 'the heading "One"', 3],
  ['## One\n\n#### *Two*', 'must', 'the heading "Two"', 5],
])('of the text %j, a line is listed', (text, level, field, line) => {
  const found = findTextGaps({ file: 'content/posts/one.md', text: `Text.\n\n${text}` });
  expect(found).toMatchObject([{ level, field, line }]);
});
