/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

const words = { heading: 'تعذّر عرض الصفحة', unknown: 'حدث خطأ ما.', retry: 'حاول مجددًا' };
const env = { ERROR_WORDS: JSON.stringify(words), SITE_LANGUAGE: 'ar', SITE_DIRECTION: 'rtl' };

/** The error screen of an Arabic site that replaces the layout. */
async function screenOf(error: unknown): Promise<string> {
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const { default: GlobalError } = await import('./global-error');
  return renderToStaticMarkup(<GlobalError error={error} retry={() => {}} />);
}

test('the document has the language and direction of the site', async () => {
  expect(await screenOf('')).toMatch(/^<html lang="ar" dir="rtl">/);
});

test.each([
  [new Error('The stars are out.'), 'The stars are out.'],
  [new Error(' '), words.unknown],
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['Failed.', 'Failed.'],
  ['', words.unknown],
  [{}, words.unknown],
  [undefined, words.unknown],
])('the screen of the error %p says %s', async (error, detail) => {
  expect(await screenOf(error)).toContain(`>${detail}</p>`);
});
