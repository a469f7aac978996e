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
  ['ar', 'مبرمج C#، القاهرة', 'rtl', 'مبرمج \u200eC#\u200e، القاهرة'],
  ['ar', 'C# في القاهرة', 'rtl', '\u200eC#\u200e في القاهرة'],
  ['en', 'علي, Engineer!', 'ltr', '\u200fعلي\u200f, Engineer!'],
  ['en', 'C# in Cairo', 'ltr', 'C# in Cairo'],
])(
  'a preview of a site in %s has its direction for “%s”, and marks other parts',
  (language, title, direction, drawn) => {
    expect(homeOf(language, title)).toMatchObject({ direction, title: drawn });
  },
);
