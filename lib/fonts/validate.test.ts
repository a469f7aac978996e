/** @jest-environment node */

import { brand } from '../../content/brand';
import { validateFont, validateFontPackage } from './validate';

test.each([brand.fonts.heading, brand.fonts.body])('the installed font %s is valid', (font) => {
  expect(validateFont(font)).toBeUndefined();
});

test.each([
  [
    'Playfair',
    'run npm install @fontsource-variable/playfair, or @fontsource/playfair if npm has no package of that name',
  ],
  ['@fontsource/old-standard-tt', 'which is not installed; run npm install @fontsource/old-standard-tt'],
])('the message about %p names the command that installs it', (font, sentence) => {
  expect(validateFont(font)).toContain(sentence);
});

const font = { name: '@fontsource-variable/one', files: {}, ranges: {} };

test('the message about a variable font without a weight axis names another package', () => {
  const files = { wght: { latin: 'one.woff2' } };
  expect(validateFontPackage({ ...font, files })).toContain('try @fontsource/one');
  expect(validateFontPackage({ ...font, files, axis: { min: 300, max: 700 } })).toBeUndefined();
});

test('a font without Latin letters is invalid', () => {
  const files = { 400: { arabic: 'one.woff2' } };
  expect(validateFontPackage({ ...font, name: '@fontsource/one', files })).toContain('without Latin letters');
});
