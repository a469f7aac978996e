/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/e2e/support/export-folder';
import { findWritingMistakes, picturesWithoutAlt } from './find-writing-mistakes';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

/** Writes files, and returns a sentence for each problem that the build finds in them. */
async function mistakesIn(
  files: Record<string, string>,
  pages: readonly string[] = [],
  navigation: readonly unknown[] = [],
  language?: string,
) {
  await write(files);
  const content = { projects: pages.map((page) => ({ page })), navigation };
  return findWritingMistakes(content, language).map(
    ({ file, line, field, message }) => `${file}:${line} ${field} ${message}`,
  );
}

const DESCRIPTION = 'A description that is long enough for search results, which want seventy characters.';

/** A post with this text and these further fields; the text begins in line 6, plus one for each field. */
const post = (text: string, fields = '') =>
  `---\ntitle: Small steps\ndescription: ${DESCRIPTION}\ndate: 2026-01-09\n${fields}---\n${text}\n`;

test('a post with everything that a text can have has no problem', async () => {
  const text = [
    '# not a heading in code'.replace('#', '    #'),
    '## A heading with `code`',
    'See [below](#a-heading-with-code), [the other](/blog/other/#gr%C3%B6%C3%9Fe), <https://example.org>, [mail](mailto:a@b.de).',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    '- [x] done\n- ~~not~~[^1]',
    '<!-- a comment -->',
    '![A chart][c]\n\n[c]: chart%23100%.png "Caption"',
    '[^1]: A note.',
  ].join('\n\n');
  const files = {
    'content/posts/one.md': post(
      text,
      'updated: 2026-01-10\ntags: [a, مد]\nimage: /cover.webp\nalt: A cover\ndraft: true\n',
    ),
    'content/posts/other.md': post('## Größe'),
    'content/posts/chart#100%.png': '',
    'public/cover.webp': '',
    'app/projects/[slug]/page.case-studies.tsx': '',
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\nText.',
    'content/pages/uses.md': `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\nText.`,
  };
  expect(await mistakesIn(files, ['/projects/tides/'])).toEqual([]);
});

test.each([
  ['no front matter', 'Text.', '1 the front matter is missing; begin the file with a line of three'],
  ['invalid YAML', '---\ntitle: "a\n---\n', 'the front matter is not valid YAML'],
  ['a colon without quotes', '---\ntitle: One: two\n---\n', 'a text that contains a colon, or begins with'],
  ['an asterisk without quotes', '---\ntitle: *One*\n---\n', '2 the front matter is not valid YAML (*One*)'],
  ['a field without a colon', '---\ntitle One\n---\n', '2 the front matter must be fields, each with a colon'],
  ['a field twice', post('', 'title: B\n'), '5 the front matter has this field twice'],
  ['an unknown field', post('', 'titel: x\n'), '5 titel is a field that the site does not know'],
  ['a missing field', '---\ntitle: One\n---\n', 'description is missing; it must'],
  ['a wrong date', post('').replace('2026-01-09', '2026-02-30'), '4 date must be a day that exists'],
  ['a short description', post('').replace(DESCRIPTION, 'Short'), '3 description must have 70 to 160 characters'],
  ['an update before the date', post('', 'updated: 2025-01-01\n'), '5 updated must not be before the date'],
  ['an empty tag', post('', 'tags: ["?"]\n'), 'tags[0] must be one or a few words'],
  ['a tag that is a number', post('', 'tags: [2026]\n'), 'tags[0] must be one or a few words'],
  ['a tag of HTML', post('', 'tags: ["<dialog>"]\n'), 'tags[0] must be one or a few words'],
  ['an image without alt', post('', 'image: a.png\n'), 'alt is missing; it must say what the image shows'],
  ['a missing image', post('', 'image: a.png\nalt: A\n'), '5 image is missing: there is no file content/posts/a.png'],
  ['raw HTML', post('\n<br>\n'), '7 the HTML <br> can’t be used in a text'],
  ['a second h1', post('# One'), '6 the heading with one # would be a second title'],
  ['a script address', post('[x](javascript:alert(1))'), '6 the link to javascript:alert(1) must begin with https://'],
  ['a link without an address', post('[x]()'), '6 a link has no address'],
  ['a link to nowhere', post('[x](/nowhere/)'), '6 the link to /nowhere/ leads to a page or file'],
  ['a missing heading', post('[x](#two)\n\n## One'), '6 the link to #two leads to a heading that this text'],
  ['a heading under another id', post('[x](#main)\n\n## Main'), 'does not have; you probably mean #main-1'],
  ['a missing heading elsewhere', post('[x](/blog/one/#two)'), 'a heading that content/posts/one.md does not have'],
  ['a missing picture', post('![x](x.png)'), '6 the picture x.png is missing: there is no file content/posts/x.png'],
  ['a picture of another host', post('![x](https://a.dev/x.png)'), 'is not in the repository'],
  ['an SVG', post('![x](x.svg)'), '6 the picture x.svg must be a PNG, JPEG, WebP or AVIF'],
  ['a picture in a link', post('[![x](x.png)](/)'), 'must be in a paragraph of its own'],
])('%s has one sentence with file and line', async (_, text, sentence) => {
  const found = await mistakesIn({ 'content/posts/one.md': text });
  expect(found.join('\n')).toContain(sentence);
  for (const problem of found) expect(problem).toMatch(/^content\/posts\/one\.md:\d+ /);
});

test('addresses have to be free, and case studies need a project', async () => {
  const text = `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n`;
  const files = {
    'content/pages/uses.md': text,
    'content/pages/ar.md': text,
    'content/pages/My Page.md': text,
    'app/projects/[slug]/page.case-studies.tsx': '',
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\n',
    'content/ar/words.ts': '',
    'app/uses/page.tsx': '',
  };
  expect(await mistakesIn(files)).toEqual([
    expect.stringContaining('content/pages/My Page.md:undefined the file must have a name in lowercase letters'),
    expect.stringContaining('has the address /ar/, which the site in the language ar already has'),
    expect.stringContaining('has the address /uses/, which app/uses/page.tsx already has'),
    expect.stringContaining("belongs to no project; write page: '/projects/tides/' into its project"),
  ]);
  rmSync(path.join(folder, 'app/projects'), { recursive: true });
  expect((await mistakesIn({}, ['/projects/tides/'])).join()).toContain('needs app/projects/[slug]/');
});

test('a page can’t have the address of a page that the site makes, and no text links to one that it doesn’t make', async () => {
  const names = ['404', 'blog', 'cv', 'imprint', 'privacy'];
  const page = (text = '') => `---\ntitle: Uses\ndescription: ${DESCRIPTION}\n---\n${text}\n`;
  const files = Object.fromEntries(names.map((name) => [`content/pages/${name}.md`, page()]));
  const own = ['cv/page.cv', 'imprint/page.imprint', 'privacy/page.privacy', '[slug]/page.pages', 'cv.json/route.cv'];
  const app = Object.fromEntries(own.map((route) => [`app/${route}.tsx`, '']));
  const links = [...names.map((name) => `/${name}/`), '/feed.xml', '/blog/one.md', '/cv.json', '/old/'];
  await write({ ...files, ...app, 'content/posts/one.md': post(''), 'public/old/index.html': '' });
  const content = { links: { cv: 'page' }, legal: { imprint: {}, privacy: {} } };
  const places = (of: object) =>
    findWritingMistakes(of).map(({ file, field, message }) => `${file} ${field} ${message}`);
  // The list of posts is that of another language.
  await write({ 'content/ar/pages/blog.md': page() });
  const found = findWritingMistakes({ navigation: {}, projects: [null] }, 'content/ar');
  expect(found.map(({ file }) => file)).not.toContain('content/ar/pages/blog.md');
  expect(places(content)).toEqual([
    'content/pages/404.md the file has the address /404/, which the page for wrong addresses already has; rename the file',
    'content/pages/blog.md the file has the address /blog/, which the list of posts already has; rename the file',
    "content/pages/cv.md the file has the address /cv/, which the CV page already has; rename the file, or remove cv: 'page' in links.ts",
    'content/pages/imprint.md the file has the address /imprint/, which the imprint already has; rename the file, or remove imprint in legal.ts',
    'content/pages/privacy.md the file has the address /privacy/, which the privacy notice already has; rename the file, or remove privacy in legal.ts',
  ]);
  for (const name of names) rmSync(path.join(folder, `content/pages/${name}.md`));
  const text = page(links.map((to) => `[to](${to})`).join(' '));
  await write({ 'content/pages/old.md': page(), 'content/pages/uses.md': text });
  const leadsNowhere = (link: string) =>
    expect.stringContaining(`the link to ${link} leads to a page or file that the site does not have`);
  const taken = expect.stringContaining('has the address /old/, which public/old/index.html already has; rename one');
  expect(places(content)).toEqual([taken, leadsNowhere('/404/')]);
  const left = ['/404/', '/blog/', '/cv/', '/imprint/', '/privacy/', '/feed.xml', '/blog/one.md', '/cv.json'];
  rmSync(path.join(folder, 'content/posts'), { recursive: true });
  expect(places({})).toEqual([taken, ...left.map(leadsNowhere)]);
});

test('links to drafts, and to pages that a language lacks, are mistakes', async () => {
  const files = {
    'content/posts/one.md': post('[a](/blog/two/)'),
    'content/posts/two.md': post('[b](/blog/one/)', 'draft: true\n'),
    'content/ar/posts/three.md': post('[c](/blog/one/) [d](/about/) [e](/projects/tides/)'),
    'content/case-studies/tides.md': '---\nmyRole: Design\n---\n[a](/about/)\n',
    ...Object.fromEntries(['about/page', 'projects/[slug]/page.case-studies'].map((page) => [`app/${page}.tsx`, ''])),
    'content/pages/uses.md': `---\ntitle: Uses\ndescription: ${DESCRIPTION}\ndraft: true\n---\n`,
  };
  const navigation = [{ path: '/uses/', label: 'Uses' }];
  expect(await mistakesIn(files, ['/projects/tides/'], navigation)).toEqual([
    'content/posts/one.md:6 the link to /blog/two/ leads to content/posts/two.md, which is a draft',
    'content/navigation.ts:undefined navigation[0].path leads to content/pages/uses.md, a draft; publish it, or remove the link',
  ]);
  // A language lacks the case study of a project that it lacks.
  expect(await mistakesIn({}, [], [], 'content/ar')).toEqual(
    ['/blog/one/', '/about/', '/projects/tides/'].map((target) =>
      expect.stringContaining(`:6 the link to ${target} leads to a page or file that the site in ar does not have`),
    ),
  );
  const projects = [{ title: 'A', page: '/projects/tides/', liveLink: '/blog/three/' }];
  const links = { cv: 'https://a.dev/cv.pdf', profiles: [{ label: 'Now', address: '/uses/#now' }] };
  const fields = findWritingMistakes({ projects, links }).slice(1);
  expect(fields.map(({ field, message }) => `${field} ${message.split(';')[0]}`)).toEqual([
    'projects[0].liveLink leads to /blog/three/, which the site does not have in this language',
    'links.profiles[0].address leads to content/pages/uses.md, a draft',
  ]);
});

test('pictures without an alternative text are listed with their lines', async () => {
  await write({ 'content/posts/one.md': post('Text.\n\n![](a.png) ![A](b.png)') });
  expect(picturesWithoutAlt()).toEqual([{ file: 'content/posts/one.md', line: 8, field: 'the picture a.png' }]);
});

test('the Markdown in the privacy notice is checked like that of a file, and has no pictures', () => {
  const sections = '# Newsletter\n\n<b>None</b> [here](/gone/).\n\n![A chart](chart.png)';
  const mistakes = findWritingMistakes({ legal: { privacy: { sections } } });
  expect(mistakes.map(({ file, field, message }) => `${file}: ${field} ${message.slice(0, 16)}`)).toEqual([
    'content/legal.ts: the heading with one # in legal.privacy.sections would be a secon',
    'content/legal.ts: the HTML <b> in legal.privacy.sections can’t be used in',
    'content/legal.ts: the HTML </b> in legal.privacy.sections can’t be used in',
    'content/legal.ts: the link to /gone/ in legal.privacy.sections leads to a page ',
    'content/legal.ts: the picture chart.png in legal.privacy.sections can’t be shown h',
  ]);
});
