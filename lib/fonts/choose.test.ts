/** @jest-environment node */
import { chooseFonts, headingFaces, textFaces } from './choose';

const latin = (weight: string) => ({ latin: `${weight}.woff2` });
const font = { name: 'one', ranges: {} };
const variable = (min: number, max: number) => ({ ...font, files: { wght: latin('wght') }, axis: { min, max } });
const fixed = (...weights: string[]) => ({
  ...font,
  files: Object.fromEntries(weights.map((weight) => [weight, latin(weight)])),
});

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

test.each(['en', 'de', 'az', 'ja'])(
  'a site in %s uses the fonts it names, and Cairo for Arabic letters',
  (language) => {
    const { heading, body } = chooseFonts(fonts, language);
    expect(heading[0]).toMatchObject({ subset: 'latin', file: expect.stringContaining('bricolage-grotesque') });
    expect(heading.find(({ subset }) => subset === 'arabic')).toMatchObject({ pinned: 800, weight: '640' });
    expect(body.map(({ subset }) => subset).sort()).toEqual(['arabic', 'latin', 'latin-ext']);
  },
);

test.each(['ar', 'ar-EG', 'fa'])('a site in %s uses Cairo first, then the fonts it names', (language) => {
  const { heading, body } = chooseFonts(fonts, language);
  for (const [first, second] of [heading, body]) {
    expect(first).toMatchObject({ subset: 'arabic', file: expect.stringContaining('/cairo/') });
    expect(second).toMatchObject({ subset: 'latin', file: expect.not.stringContaining('/cairo/') });
  }
});

test('the owner’s fonts for the script come first at the usual weight, and a Latin site ignores them', () => {
  const named = { ...fonts, script: { heading: 'Cairo', body: 'Cairo' } };
  expect(chooseFonts(named, 'ar').heading[0]).toMatchObject({ subset: 'arabic', pinned: 640 });
  expect(chooseFonts(named, 'en')).toEqual(chooseFonts(fonts, 'en'));
});
