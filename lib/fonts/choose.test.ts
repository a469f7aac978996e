import { chooseFonts, headingFaces, textFaces } from './choose';
import { fontsWithLetters, foreignSelector } from './letters';
import { shownCharacters, validateFontPackage } from './packages';

const latin = (weight: string) => ({ file: `${weight}.woff2`, subset: 'latin', weight });
const variable = (min: number, max: number) => [{ ...latin('wght'), axis: { min, max } }];
const fixed = (...weights: string[]) => weights.map(latin);

test.each([
  ['all weights', variable(200, 900), ['wght.woff2 640'], ['wght.woff2 400 600']],
  ['few weights', variable(300, 500), ['wght.woff2 500'], ['wght.woff2 400 500']],
  ['one file per weight', fixed('300', '400', '700', '900'), ['700.woff2 640'], ['400.woff2 400 500', '700.woff2 600']],
  ['one weight', fixed('400'), ['400.woff2 640'], ['400.woff2 400 600']],
])('a font with %s declares only weights that browsers do not embolden', (_, of, heading, text) => {
  const filesAndWeights = (faces: ReturnType<typeof textFaces>) => faces.map(({ file, weight }) => `${file} ${weight}`);
  expect(filesAndWeights(headingFaces(of))).toEqual(heading);
  expect(filesAndWeights(textFaces(of))).toEqual(text);
});

const fonts = { heading: 'Bricolage Grotesque', body: 'Instrument Sans' };

test.each(['en', 'de', 'az', 'ja'])('a site in %s uses its fonts, and Cairo for Arabic letters', (language) => {
  const { headingFont, bodyFont } = chooseFonts(fonts, language);
  expect(headingFont[0]).toMatchObject({ subset: 'latin', file: expect.stringContaining('bricolage-grotesque') });
  const arabic = { axis: { min: 800, max: 800 }, weight: '640' };
  expect(headingFont.find(({ subset }) => subset === 'arabic')).toMatchObject(arabic);
  expect(bodyFont.map(({ subset }) => subset).sort()).toEqual(['arabic', 'latin', 'latin-ext']);
});

test.each(['ar', 'ar-EG', 'fa'])('a site in %s uses Cairo first, in weights like the others', (language) => {
  const file = expect.stringContaining('/cairo/');
  const cairo = (weight: string, used: number) => ({ subset: 'arabic', file, weight, axis: { min: used, max: used } });
  const latin = { subset: 'latin', file: expect.not.stringContaining('/cairo/') };
  const { headingFont, bodyFont } = chooseFonts(fonts, language);
  expect(headingFont.slice(0, 2)).toMatchObject([cairo('640', 800), latin]);
  // Browsers combine files of the same weights only.
  expect(bodyFont.slice(0, 4)).toMatchObject([
    cairo('400 500', 400),
    cairo('600', 700),
    { ...latin, weight: '400 500' },
    { ...latin, weight: '600' },
  ]);
});

test('the owner’s fonts for the script come first at the usual weight, and a Latin site ignores them', () => {
  const named = { ...fonts, script: { heading: 'Cairo', body: 'Cairo' } };
  expect(chooseFonts(named, 'ar').headingFont[0]).toMatchObject({ subset: 'arabic', axis: { min: 640, max: 640 } });
  expect(chooseFonts(named, 'en')).toEqual(chooseFonts(fonts, 'en'));
});

const ENGLISH = 'I build software for harbours, and for the offices beside them. ';

test.each([
  ['ru', `${ENGLISH}Санкт-Петербург`, fonts.body, [false, false]],
  ['ja', `${ENGLISH}ソフトウェア`, fonts.body, [false, false]],
  ['vi', 'Nguyễn Thị Hằng, kỹ sư phần mềm ở Hà Nội', fonts.body, [true, false]],
  ['ru', 'Санкт-Петербург', 'Arimo', [false, true]],
  // A few letters of other languages change nothing.
  ['en', `${ENGLISH}Nguyễn, Санкт-Петербург`, fonts.body, [true, true]],
  ['pl', `${ENGLISH}Zażółć gęślą jaźń`, fonts.body, [true, true]],
  ['ar', `${ENGLISH}برمجيات`, fonts.body, [true, true]],
])(
  'a site in %s with the text “%s” is shown in a font only if it has most of its letters',
  (language, text, body, shown) => {
    const { headingFont, bodyFont } = fontsWithLetters(chooseFonts({ ...fonts, body }, language), language, text);
    expect([headingFont, bodyFont].map((font) => font.length > 0)).toEqual(shown);
  },
);

test('a letter that the file of another script has, too, comes from its own file, as in browsers', () => {
  const [latinA, latinB, alef] = [0x41, 0x42, 0x627];
  const arabic = { subset: 'arabic', range: 'U+0600-06FF' };
  const faces = [{ subset: 'arabic' }, arabic, { subset: 'latin', range: 'U+0000-00FF' }];
  const shown = shownCharacters(faces, [
    [latinA, alef],
    [latinA, alef],
    [latinA, latinB, 0x100],
  ]);
  expect(shown.map((codes) => [...codes])).toEqual([[alef], [alef], [latinA, latinB]]);
});

test('words in other languages are in one font of the device if the fonts lack their letters', () => {
  const site = { language: 'en', otherLanguages: ['ar', 'ru', 'el'] };
  const text = `${ENGLISH}برمجيات Санкт-Петербург`;
  expect(foreignSelector(chooseFonts(fonts, 'en'), site, text)).toBe(':lang(ru)');
});

test('a font without a weight axis, or without Latin letters in a weight, is invalid', () => {
  const variable = '@fontsource-variable/one';
  expect(validateFontPackage({ name: variable, faces: [] })).toContain('try @fontsource/one');
  expect(validateFontPackage({ name: variable, faces: [latin('300 700')] })).toBeUndefined();
  const faces = [latin('400'), ...['400', '700'].map((weight) => ({ ...latin(weight), subset: 'arabic' }))];
  expect(validateFontPackage({ name: '@fontsource/one', faces })).toContain('without Latin letters');
});
