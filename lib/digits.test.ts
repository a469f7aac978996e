import { digitsOf, inSiteDigits } from './digits';

test.each([
  ['en_US', ''],
  ['de_DE', ''],
  ['ar_MA', ''],
  ['ar_EG', '٠١٢٣٤٥٦٧٨٩'],
  ['fa_IR', '۰۱۲۳۴۵۶۷۸۹'],
])('the digits of %s are “%s”', (locale, digits) => {
  expect(digitsOf(locale)).toBe(digits);
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
