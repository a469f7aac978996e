import { directionOf, languageAttributes } from './language-direction';

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
])('%s runs %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('a document says its direction where browsers would not know it', () => {
  expect(languageAttributes('en-GB')).toEqual({ lang: 'en-GB' });
  expect(languageAttributes('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
});
