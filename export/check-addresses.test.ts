import { pageOf, temporaryFolder } from '../e2e/support/export-folder';
import { checkAddresses } from './check-addresses';
import { readPages } from './pages';

const { site: exported, write } = temporaryFolder();
const site = { ...exported, basePath: '/portfolio' };

const pageAt = (address: string) => pageOf({ head: `<link rel="canonical" href="${address}"/>` });

test('pages with their own canonical address pass, and pages without one', async () => {
  await write({
    'index.html': pageAt('https://example.com/portfolio/'),
    'blog/مرحبا/index.html': pageAt('https://example.com/portfolio/blog/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/'),
    'uses/index.html': pageOf(),
    '404.html': pageOf(),
  });
  checkAddresses(site, await readPages(site.folder));
});

test('a page with another page’s canonical address stops the build', async () => {
  const home = pageAt('https://example.com/portfolio/');
  await write({ 'index.html': home, 'uses/index.html': home });
  const pages = await readPages(site.folder);
  expect(() => checkAddresses(site, pages)).toThrow(
    '/uses/ has the canonical address https://example.com/portfolio/; give it its own metadata in app/uses/page.tsx.',
  );
});
