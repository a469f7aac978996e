import { renderToStaticMarkup } from 'react-dom/server';

const errorWords = { heading: 'تعذّر عرض الصفحة', unknown: 'حدث خطأ ما.', retry: 'حاول مجددًا' };

/** The error screen of an Arabic site that replaces the layout. */
async function screenOf(error: unknown): Promise<string> {
  const inArabic = { errorWords, language: 'ar' };
  jest.doMock('@/site-data/browser', () => ({ ...jest.requireActual('@/site-data/browser'), ...inArabic }));
  const { default: GlobalError } = await import('./global-error');
  return renderToStaticMarkup(<GlobalError error={error} retry={() => {}} />);
}

test.each([
  [new Error('The stars are out.'), 'The stars are out.'],
  [new Error(' '), errorWords.unknown],
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['', errorWords.unknown],
  [undefined, errorWords.unknown],
])('the screen of the error %p is in the site’s direction and says %s', async (error, detail) => {
  const html = await screenOf(error);
  expect(html).toMatch(/^<html lang="ar" dir="rtl">/);
  expect(html).toContain(`>${detail}</p>`);
});
