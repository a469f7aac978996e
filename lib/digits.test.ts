import { inSiteDigits } from './digits';
import { digitsOf } from './writing-systems';

test.each([
  ['en_US', ''],
  ['de_DE', ''],
  ['ar_MA', ''],
  ['ar_EG', '٠١٢٣٤٥٦٧٨٩'],
  ['fa_IR', '۰۱۲۳۴۵۶۷۸۹'],
])('the digits of %s are “%s”', (locale, digits) => {
  expect(digitsOf(locale)).toBe(digits);
});

test('years have the site’s digits and no separator', async () => {
  expect(inSiteDigits(2026)).toBe(2026);
  jest.resetModules();
  jest.doMock('@/lib/built', () => ({ digits: digitsOf('ar_EG') }));
  const arabic = await import('./digits');
  expect(arabic.inSiteDigits(2026)).toBe('٢٠٢٦');
});
