/** @jest-environment node */
import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { previewFile, previews } from './previews';

/** The home page's preview on a site in a language. */
function homeOf(language: string, title: string) {
  const changed: Content = {
    ...content,
    site: { ...content.site, language, otherLanguages: ['en'] },
    pages: { ...content.pages, home: { ...content.pages.home, title } },
  };
  return previews([composedPage('home', changed)], changed)[previewFile('/')];
}

test.each([
  ['ar', 'مبرمج C#', 'rtl'],
  ['ar', 'C# في القاهرة', 'rtl'],
  ['en', 'مصطفى, Software Engineer', 'ltr'],
])('the preview of a site in %s keeps the site’s direction for “%s”', (language, title, direction) => {
  expect(homeOf(language, title)).toMatchObject({ direction });
});

test.each([
  ['ar', 'مبرمج C#، القاهرة', 'مبرمج \u200eC#\u200e، القاهرة'],
  ['en', 'Ali علي!', 'Ali \u200fعلي\u200f!'],
  ['en', 'C# in Cairo', 'C# in Cairo'],
])('the preview of a site in %s marks parts of “%s” that run in the other direction', (language, title, drawn) => {
  expect(homeOf(language, title)).toMatchObject({ title: drawn });
});
