import { content as sample } from '@/content/index';
import type { Content } from '../lib/content/schema';
import { withChanges } from './content-files';
import { findMissingLetters } from './find-missing-letters';

/** What is reported on a site in a language, whose owner has this name and this sentence. */
function reportOf(language: string, name: string, lead: string, fonts: Content['brand']['fonts'] = sample.brand.fonts) {
  const content = withChanges(sample, [
    { field: 'site.language', value: language },
    { field: 'profile.name', value: name },
    { field: 'profile.lead', value: lead },
  ]);
  return findMissingLetters({ ...content, brand: { ...content.brand, fonts } }).map(
    ({ level, file, field, message }) => `${level} ${file} ${field} ${message}`,
  );
}

test.each([
  ['ru', 'Анна Римская', 'Cyrillic', '@fontsource-variable/inter or @fontsource-variable/noto-serif'],
  ['he', 'נועה דוד', 'Hebrew', '@fontsource-variable/noto-sans-hebrew or @fontsource-variable/noto-serif-hebrew'],
  [
    'hi',
    'अनन्या',
    'Devanagari',
    '@fontsource-variable/noto-sans-devanagari or @fontsource-variable/noto-serif-devanagari',
  ],
  ['ja', '山田ハナ', 'Japanese', '@fontsource/zen-kaku-gothic-new or @fontsource/noto-serif-jp'],
  ['th', 'กมลา', 'Thai', '@fontsource-variable/noto-sans-thai or @fontsource-variable/noto-serif-thai'],
])(
  'reports letters of a site in %s once, by their script, with two packages that have them',
  (language, name, script, packages) => {
    const reports = reportOf(language, name, name);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^must content\/brand\.ts brand\.fonts lack \d+ /);
    expect(reports[0]).toContain(` ${script} letters (${[...name][0]} `);
    expect(reports[0]).toContain(`pages show headings and text in a font of each visitor's device`);
    expect(reports[0]).toContain(`preview images leave them out, as in "${name}";`);
    expect(reports[0]).toContain(`install ${packages},`);
  },
);

test('letters of one of the two fonts, or of a text that no preview image shows, only deserve a look', () => {
  // The heading font has Vietnamese letters.
  expect(reportOf('en', 'Nguyễn', 'I build software.')).toEqual([
    expect.stringMatching(/^should .* lack 1 Latin letters \(ễ\): pages show text in a font of/),
  ]);
  expect(reportOf('en', 'Anna', 'Born in Αθήνα.')).toEqual([
    expect.stringMatching(/^should .* Greek letters .* device; install/),
  ]);
});

test('reports nothing on fonts that have the letters', () => {
  expect(reportOf('en', 'Łukasz Çelik', 'Born in القاهرة.')).toEqual([]);
  expect(
    reportOf('el', 'Ελένη', 'Αθήνα', { ...sample.brand.fonts, script: { heading: 'Arimo', body: 'Arimo' } }),
  ).toEqual([]);
});
