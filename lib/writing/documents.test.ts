import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaveOutWritten, shownDocuments, shownPosts, writtenTexts } from './documents';

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
jest.spyOn(process, 'cwd').mockReturnValue(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('posts are shown from their day in UTC on, the newest first, and drafts and other languages’ posts never', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T23:30:00-08:00') });
  const write = (file: string, fields: string) => {
    mkdirSync(path.join(folder, 'content', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'content', file), `\uFEFF---\r\n${fields}\r\n---\r\n`);
  };
  for (const [name, date] of Object.entries({ a: '2025-01-01', b: '2026-03-02', c: '2026-03-02', d: '2026-03-03' })) {
    write(`posts/${name}.md`, `date: ${date}\r\ntags: [tag-${name}]`);
  }
  write('posts/e.md', 'date: 2025-02-01\r\ndraft: true');
  write('pages/uses.md', 'title: Uses');
  write('pages/later.md', 'title: Later\r\ndraft: true');
  write('ar/posts/f.md', 'date: 2025-02-01');
  expect(shownPosts().map(({ path }) => path)).toEqual(['/blog/c/', '/blog/b/', '/blog/a/']);
  expect(shownPosts('content/ar').map(({ slug }) => slug)).toEqual(['f']);
  expect(shownDocuments('pages', 'content/ar').map(({ slug }) => slug)).toEqual(['uses']);
  expect(writtenTexts()).not.toMatch(/tag-d|Later/);
  const languages = ['en', 'ar'].map((language) => ({ language, locale: '', basePath: '', leftOut: ['/cv/'] }));
  const tags = ['c', 'b', 'a'].map((name) => `/blog/${name}/`);
  expect(leaveOutWritten(languages).map(({ leftOut }) => leftOut)).toEqual([
    ['/cv/', '/blog/f/'],
    ['/cv/', '/blog/tags/tag-a/', '/blog/tags/tag-b/', '/blog/tags/tag-c/', ...tags],
  ]);
});
