/** @jest-environment node */
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { temporaryFolder } from '@/e2e/support/export-folder';
import type { Content } from '@/lib/content/schema';
import { groupPathsBySection, hasPath } from '@/lib/routes';
import { compileChecked } from '@/scripts/check/compile-checked';
import { readDocuments } from './read-documents';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

const home = { path: '/', label: 'Home' } as const;
const owner: Content = { ...minimal, navigation: [home], projects: [] };

/** The site in English and in Arabic, whose files have been written. */
function compile(main: Partial<Content> = {}, arabic: Partial<Content> = {}) {
  const english = { ...owner, ...main };
  const site = { ...owner.site, language: 'ar', locale: 'ar_EG' };
  const source = (name: string, content: Content) => ({
    folder: name,
    content,
    documents: readDocuments(name),
    findings: [],
  });
  const sources = [source('content', english), source('content/ar', { ...english, site, ...arabic })] as const;
  const { languages, findings } = compileChecked(sources);
  return { sites: languages.map((language) => language.site), findings };
}

test('posts are shown from their day on, the newest first, and drafts and other languages’ posts never', async () => {
  const post = 'title: One\r\ndescription: What a visitor and a search engine read first, in at least seventy letters.';
  const files = {
    'posts/a.md': `${post}\r\ndate: 2025-01-01\r\ntags: [tag-a]`,
    'posts/b.md': `${post}\r\ndate: 2026-03-02\r\ndraft: false\r\ntags: [tag-b, TAG-A, Tag-B]`,
    'posts/c.md': `${post}\r\ndate: 2026-03-02\r\ntags: [tag-c]`,
    'posts/d.md': `${post}\r\ndate: 2026-03-03\r\ntags: [tag-d]`,
    'posts/e.md': `${post}\r\ndate: 2025-02-01\r\ndraft: true`,
    'pages/uses.md': post,
    'pages/later.md': `${post}\r\ndraft: true`,
    'ar/posts/f.md': `${post}\r\ndate: 2025-02-01`,
  };
  await write({ 'app/page.tsx': '' });
  for (const [file, fields] of Object.entries(files)) {
    await write({ [`content/${file}`]: `\uFEFF---\r\n${fields}\r\n---\r\n` });
  }
  jest.useFakeTimers({ now: new Date('2026-03-02T08:00:00+09:00') });
  const { sites, findings } = compile();
  expect(findings).toEqual([]);
  const [english, arabic] = sites;
  expect(english?.documents.posts.map(({ path }) => path)).toEqual(['/blog/c/', '/blog/b/', '/blog/a/']);
  // In the spelling of the newest post.
  expect(english?.documents.posts.map(({ fields }) => fields.tags)).toEqual([['tag-c'], ['tag-b', 'TAG-A'], ['TAG-A']]);
  expect(arabic?.documents.posts.map(({ slug }) => slug)).toEqual(['f']);
  // It stands in for a page that is not translated.
  expect(arabic?.documents.pages).toMatchObject([{ slug: 'uses', language: 'de' }]);
  expect(english?.languages.map(({ pages }) => pages)).toEqual([
    [
      '/',
      '/blog/',
      ...['a', 'b', 'c'].map((tag) => `/blog/tags/tag-${tag}/`),
      ...['c', 'b', 'a'].map((name) => `/blog/${name}/`),
      '/uses/',
    ],
    ['/', '/blog/', '/blog/f/', '/uses/'],
  ]);
  expect(hasPath(['/blog/*'], '/blog/c/')).toBe(true);
  // Such as app/[slug]/, beside pages of the template that the site does not have.
  const paths = ['/abuot/', '/a/b/', '/', '/cv/', '/imprint/'];
  expect(paths.filter((path) => hasPath(['/*'], path))).toEqual(['/abuot/']);
  expect(paths.filter((path) => hasPath(['/**'], path))).toEqual(['/abuot/', '/a/b/']);
  expect(groupPathsBySection(['/cv/', '/blog/', '/blog/c/', '/blog/tags/tag-c/', '/projects/shop/'])).toEqual([
    '/cv/',
    '/blog/',
    '/blog/*',
    '/blog/tags/*',
    '/projects/*',
  ]);
  jest.useRealTimers();
});

test('a Markdown page that the main language alone has in its navigation does not stand in for a missing one', async () => {
  await write({ 'app/page.tsx': '' });
  for (const name of ['uses', 'now']) await write({ [`content/pages/${name}.md`]: `---\ntitle: ${name}\n---\n` });
  const uses = { path: '/uses/', label: 'Uses' } as const;
  const { sites } = compile({ navigation: [home, uses] }, { navigation: [home] });
  expect(sites.map(({ documents }) => documents.pages.map(({ slug }) => slug).sort())).toEqual([
    ['now', 'uses'],
    ['now'],
  ]);
});

test('a page is left out of a language whose navigation lacks it, if it is the site’s own or in another navigation', async () => {
  const pages = ['services', 'desk', 'shelf', 'notes/[slug]'];
  await write({ 'app/page.tsx': '', ...Object.fromEntries(pages.map((page) => [`app/${page}/page.tsx`, ''])) });
  const services = { path: '/services/', label: 'Services' } as const;
  const { sites, findings } = compile(
    { navigation: [home, { path: '/desk/', label: 'My desk' }], links: { ...owner.links, cv: 'page' } },
    { navigation: [home, services], links: owner.links },
  );
  expect(findings).toEqual([]);
  const [main, further] = sites[0]?.languages ?? [];
  expect(main?.pages).toEqual(['/', '/cv/', '/desk/', '/notes/*', '/shelf/']);
  expect(further?.pages).toEqual(['/', '/services/', '/notes/*', '/shelf/']);
});
