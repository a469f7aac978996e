import { softHyphenate } from './soft-hyphens';

test.each([
  ['id', 'Pengembang keberlanjutannya', 'Pengembang keberlanju-tannya'],
  ['kk', 'Бағдарламашылығы', 'Бағдарла-ма-шы-лығы'],
  ['de', 'Suchmaschinenoptimierung', 'Suchmaschinenoptimierung'],
  ['he', 'ההתמחויותיהם', 'ההתמחויותיהם'],
])('long words in %s have soft hyphens where no browser hyphenates them: “%s”', (language, text, divided) => {
  expect(softHyphenate(text, language).replaceAll('\u00ad', '-')).toBe(divided);
});
