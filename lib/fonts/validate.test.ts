/** @jest-environment node */

import { brand } from '../../content/brand';
import { validateFont, validateFontPackage } from './validate';

test.each([brand.fonts.heading, brand.fonts.body])('takes %s, which is installed', (font) => {
  expect(validateFont(font)).toBeUndefined();
});

test.each([
  ['Playfair', 'run npm install @fontsource-variable/playfair, or @fontsource/playfair if npm knows none of that name'],
  ['@fontsource/old-standard-tt', 'which is not installed; run npm install @fontsource/old-standard-tt'],
])('says of %p what to do', (font, sentence) => {
  expect(validateFont(font)).toContain(sentence);
});

const font = { name: '@fontsource-variable/one', files: {}, ranges: {} };

test('says of a font without a choice of weights which package may do', () => {
  const files = { wght: { latin: 'one.woff2' } };
  expect(validateFontPackage({ ...font, files })).toContain('run npm install @fontsource/one');
  expect(validateFontPackage({ ...font, files, axis: { min: 300, max: 700 } })).toBeUndefined();
});

test('refuses a font without Latin letters', () => {
  const files = { 400: { arabic: 'one.woff2' } };
  expect(validateFontPackage({ ...font, name: '@fontsource/one', files })).toContain('without Latin letters');
});
