/** @jest-environment node */
import { scriptFacesOf } from './font-choice.mjs';

const fonts = { heading: 'Bricolage Grotesque', body: 'Instrument Sans' };

test.each(['en', 'de', 'az', 'he', 'ja'])('a site in %s is drawn by the fonts it names alone', (language) => {
  expect(scriptFacesOf(fonts, language)).toBeUndefined();
});

test.each(['ar', 'ar-EG', 'fa'])(
  'letters of a site in %s are Cairo’s, headings at the weight that suits it',
  (language) => {
    expect(scriptFacesOf(fonts, language)).toMatchObject({
      script: 'arabic',
      heading: { files: { arabic: 'cairo/files/cairo-arabic-wght-normal.woff2' } },
      body: { files: { arabic: 'cairo/files/cairo-arabic-wght-normal.woff2' } },
      headingWeight: 800,
    });
  },
);

test('what the owner names for the script of another language is nothing to a Latin one', () => {
  expect(scriptFacesOf({ ...fonts, script: { heading: 'Cairo', body: 'Cairo' } }, 'en')).toBeUndefined();
});

test('what the owner names comes first', () => {
  const named = scriptFacesOf({ ...fonts, script: { heading: 'Cairo', body: 'Cairo' } }, 'ar');
  expect(named).toMatchObject({ script: 'arabic', title: expect.stringMatching(/^Cairo .* and Cairo /) });
  expect(named).not.toHaveProperty('headingWeight');
});
