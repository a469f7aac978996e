import { joinedSelector } from './joined-letters';

test.each([
  [{ language: 'en' }, 'Mostafa', ''],
  [{ language: 'en' }, 'Mostafa مصطفى', 'bdi[dir=rtl]'],
  [{ language: 'en' }, 'Mostafa ࡌࡀࡍࡃࡀ', 'bdi[dir=rtl]'],
  [{ language: 'fr' }, 'Prix\u202f: ᠮᠣᠩᠭᠣᠯ', ''],
  [{ language: 'en', otherLanguages: ['de', 'ar'] }, 'Mostafa', ':lang(ar)'],
  [{ language: 'ar-EG', otherLanguages: ['en', 'fa'] }, 'مصطفى', ':lang(ar-EG),:lang(fa)'],
  [{ language: 'ks-Aran' }, 'کٲشُر', ':lang(ks-Aran)'],
  [{ language: 'he', otherLanguages: ['az'] }, 'שלום', ''],
])('%j has “%s” joined where it stands', (languages, text, selector) => {
  expect(joinedSelector(languages, text)).toBe(selector);
});
