import { validateFont, validateFontPackage } from './packages';

test.each([
  [
    'Playfair',
    'run npm install @fontsource-variable/playfair, or @fontsource/playfair if npm has no package of that name',
  ],
  ['@fontsource/old-standard-tt', 'which is not installed; run npm install @fontsource/old-standard-tt'],
])('the message about %p names the command that installs it', (font, sentence) => {
  expect(validateFont(font)).toContain(sentence);
});

const face = (subset: string, weight: string) => ({ file: 'one.woff2', subset, weight });

test('the message about a variable font without a weight axis names another package', () => {
  const name = '@fontsource-variable/one';
  expect(validateFontPackage({ name, faces: [] })).toContain('try @fontsource/one');
  expect(validateFontPackage({ name, faces: [face('latin', '300 700')] })).toBeUndefined();
});

test('a font without Latin letters is invalid', () => {
  const faces = [face('latin', '400'), face('arabic', '400'), face('arabic', '700')];
  expect(validateFontPackage({ name: '@fontsource/one', faces })).toContain('without Latin letters');
});
