import { chooseFonts } from './choose';
import { foreignSelector, shownFonts } from './coverage';

const FONTS = { heading: 'Bricolage Grotesque', body: 'Instrument Sans' };
const ENGLISH = 'I build software for harbours, and for the offices beside them. ';

/** Which fonts a site in a language shows. */
function shownOn(language: string, text: string, fonts: Parameters<typeof chooseFonts>[0] = FONTS) {
  const { headingFont, bodyFont } = shownFonts(chooseFonts(fonts, language), language, text);
  return [headingFont.length > 0, bodyFont.length > 0];
}

test('pages are not shown in a font without the letters of their language', () => {
  expect(shownOn('ru', `${ENGLISH}Санкт-Петербург`)).toEqual([false, false]);
  expect(shownOn('ja', `${ENGLISH}ソフトウェア`)).toEqual([false, false]);
  expect(shownOn('vi', 'Nguyễn Thị Hằng, kỹ sư phần mềm ở Hà Nội')).toEqual([true, false]);
  expect(shownOn('ru', 'Санкт-Петербург', { ...FONTS, body: 'Arimo' })).toEqual([false, true]);
});

test('a few letters of other languages change nothing', () => {
  expect(shownOn('en', `${ENGLISH}Nguyễn, Санкт-Петербург`)).toEqual([true, true]);
  expect(shownOn('pl', `${ENGLISH}Zażółć gęślą jaźń`)).toEqual([true, true]);
  expect(shownOn('ar', `${ENGLISH}برمجيات`)).toEqual([true, true]);
});

test('words in other languages are in one font of the device if the fonts lack their letters', () => {
  const site = { language: 'en', otherLanguages: ['ar', 'ru', 'el'] };
  const text = `${ENGLISH}برمجيات Санкт-Петербург`;
  expect(foreignSelector(chooseFonts(FONTS, 'en'), site, text)).toBe(':lang(ru)');
});
