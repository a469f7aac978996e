import { directionOf, joinedSelector } from './writing-systems';

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['az', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-AF', 'rtl'],
  ['ur', 'rtl'],
  ['dv', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ks-Aran', 'rtl'],
])('the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  [{ language: 'en' }, 'Mostafa', ''],
  [{ language: 'en' }, 'Mostafa مصطفى', 'bdi[dir=rtl]'],
  [{ language: 'en' }, 'Mostafa ࡌࡀࡍࡃࡀ', 'bdi[dir=rtl]'],
  [{ language: 'fr' }, 'Prix\u202f: ᠮᠣᠩᠭᠣᠯ', ''],
  [{ language: 'en', otherLanguages: ['de', 'ar'] }, 'Mostafa', ':lang(ar)'],
  [{ language: 'ar-EG', otherLanguages: ['en', 'fa'] }, 'مصطفى', ':lang(ar-EG),:lang(fa)'],
  [{ language: 'ks-Aran' }, 'کٲشُر', ':lang(ks-Aran)'],
  [{ language: 'he', otherLanguages: ['az'] }, 'שלום', ''],
])('for %j, cursive scripts in “%s” are selected by %j', (languages, text, selector) => {
  expect(joinedSelector(languages, text)).toBe(selector);
});
