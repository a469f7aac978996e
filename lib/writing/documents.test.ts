import { temporaryFolder } from '@/e2e/support/export-folder';
import { hasPath } from '../routes';
import { leaveOutWritten, shownDocuments, shownPosts, writtenTexts } from './documents';

const { folder, write } = temporaryFolder();
jest.spyOn(process, 'cwd').mockReturnValue(folder);

test('posts are shown from their day in UTC on, the newest first, and drafts and other languages’ posts never', async () => {
  const files = {
    'posts/a.md': 'date: 2025-01-01\r\ntags: [tag-a]',
    'posts/b.md': 'date: 2026-03-02\r\ntags: [tag-b, TAG-A, Tag-B]',
    'posts/c.md': 'date: 2026-03-02\r\ntags: [tag-c]',
    'posts/d.md': 'date: 2026-03-03\r\ntags: [tag-d]',
    'posts/e.md': 'date: 2025-02-01\r\ndraft: true',
    'pages/uses.md': 'title: Uses',
    'pages/later.md': 'title: Later\r\ndraft: true',
    'ar/posts/f.md': 'date: 2025-02-01',
  };
  for (const [file, fields] of Object.entries(files)) {
    await write({ [`content/${file}`]: `\uFEFF---\r\n${fields}\r\n---\r\n` });
  }
  jest.useFakeTimers({ now: new Date('2026-03-01T23:30:00-08:00') });
  expect(shownPosts().map(({ path }) => path)).toEqual(['/blog/c/', '/blog/b/', '/blog/a/']);
  // In the spelling of the newest post.
  expect(shownPosts().map(({ fields }) => fields.tags)).toEqual([['tag-c'], ['tag-b', 'TAG-A'], ['TAG-A']]);
  expect(shownPosts('content/ar').map(({ slug }) => slug)).toEqual(['f']);
  expect(shownDocuments('pages', 'content/ar').map(({ slug }) => slug)).toEqual(['uses']);
  expect(writtenTexts()).toMatch(/tag-c.*Uses/s);
  expect(writtenTexts()).not.toMatch(/tag-d|Later/);
  const languages = ['en', 'ar'].map((language) => ({ language, locale: '', basePath: '', leftOut: ['/cv/'] }));
  const tags = ['c', 'b', 'a'].map((name) => `/blog/${name}/`);
  expect(leaveOutWritten(languages).map(({ leftOut }) => leftOut)).toEqual([
    ['/cv/', '/blog/f/'],
    ['/cv/', '/blog/tags/tag-a/', '/blog/tags/tag-b/', '/blog/tags/tag-c/', ...tags],
  ]);
  const left = { leftOut: ['/blog/*', '/مد/'] };
  expect(['/blog/c/', '/مد/', encodeURI('/مد/'), '/'].filter((it) => hasPath(left, it))).toEqual(['/']);
});
