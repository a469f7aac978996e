import { joinedSelector } from './joined-letters';

test.each([
  [{ language: 'en' }, 'Mostafa', ''],
  [{ language: 'en' }, 'Mostafa مصطفى', 'bdi[dir=rtl]'],
  [{ language: 'en', otherLanguages: ['de', 'ar'] }, 'Mostafa', ':lang(ar)'],
  [{ language: 'ar-EG', otherLanguages: ['en', 'fa'] }, 'مصطفى', ':lang(ar-EG),:lang(fa)'],
  [{ language: 'he', otherLanguages: ['az'] }, 'שלום', ''],
])('%j has “%s” joined where it stands', (languages, text, selector) => {
  expect(joinedSelector(languages, text)).toBe(selector);
});
