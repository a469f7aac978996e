import { content, siteWith } from '@/e2e/support/compiled-site';
import type { Content } from '@/lib/content/schema';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useServerInsertedHTML() {} }));

/** The home page with these sections. */
async function homeWith(sections: Content['pages']['home']['sections']) {
  const pages = { ...content.pages, home: { ...content.pages.home, sections } };
  jest.resetModules();
  jest.doMock('@/site-data/site', () => ({ __esModule: true, default: siteWith({ pages }) }));
  // It is tested in the browser.
  jest.doMock('@/site/text-width', () => ({ longestWord() {}, displaySize: () => ({}), factWidths() {} }));
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: HomePage } = await import('./page');
  return renderToStaticMarkup(await HomePage());
}

test('the first screen leads to the preview of the about page, where there is one', async () => {
  expect(await homeWith(['projects', 'about'])).toMatch(/href="#about"[\s\S]*id="featured-projects"[\s\S]*id="about"/);
  expect(await homeWith(['projects'])).not.toContain('#about');
});
