import { softHyphenate } from './soft-hyphens';

test.each([
  ['id', 'Pengembang keberlanjutannya', 'Pengembang keber-lanju-tannya'],
  ['kk', 'Бағдарламашылығы', 'Бағдар-лама-шылығы'],
  ['de', 'Suchmaschinenoptimierung', 'Suchmaschinenoptimierung'],
  ['he', 'ההתמחויותיהם', 'ההתמחויותיהם'],
])('long words in %s have soft hyphens where no browser hyphenates them: “%s”', (language, text, divided) => {
  expect(softHyphenate(text, language).replaceAll('\u00ad', '-')).toBe(divided);
});
