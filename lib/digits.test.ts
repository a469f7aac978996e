import { digitsOf, inSiteDigits, writePercent } from './digits';

test.each([
  ['en_US', ''],
  ['de_DE', ''],
  ['ar_MA', ''],
  ['ar_EG', '٠١٢٣٤٥٦٧٨٩'],
  ['fa_IR', '۰۱۲۳۴۵۶۷۸۹'],
])('the digits of %s are “%s”', (locale, digits) => {
  expect(digitsOf(locale)).toBe(digits);
});

test('percentages follow the locale', () => {
  expect(writePercent(70, 'en_US')).toBe('70%');
  expect(writePercent(70, 'de_DE')).toBe('70\u00a0%');
  expect(writePercent(70, 'ar_EG')).toMatch(/^٧٠٪/);
});

test('years have the site’s digits and no separator', () => {
  expect(inSiteDigits(2026)).toBe(2026);
  process.env.SITE_DIGITS = digitsOf('ar_EG');
  try {
    expect(inSiteDigits(2026)).toBe('٢٠٢٦');
  } finally {
    delete process.env.SITE_DIGITS;
  }
});
