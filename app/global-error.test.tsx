import { renderToStaticMarkup } from 'react-dom/server';

const words = { heading: 'تعذّر عرض الصفحة', unknown: 'حدث خطأ ما.', retry: 'حاول مجددًا' };
const env = { ERROR_WORDS: JSON.stringify(words), SITE_LANGUAGE: 'ar', SITE_DIRECTION: 'rtl' };

/** The error screen of an Arabic site that replaces the layout. */
async function screenOf(error: unknown): Promise<string> {
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const { default: GlobalError } = await import('./global-error');
  return renderToStaticMarkup(<GlobalError error={error} retry={() => {}} />);
}

test.each([
  [new Error('The stars are out.'), 'The stars are out.'],
  [new Error(' '), words.unknown],
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['', words.unknown],
  [undefined, words.unknown],
])('the screen of the error %p is in the site’s direction and says %s', async (error, detail) => {
  const html = await screenOf(error);
  expect(html).toMatch(/^<html lang="ar" dir="rtl">/);
  expect(html).toContain(`>${detail}</p>`);
});
