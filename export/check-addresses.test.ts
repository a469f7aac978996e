/** @jest-environment node */
import { checkAddresses } from './check-addresses.mjs';
import { pageOf, temporaryFolder } from './test-site';

const { folder, write } = temporaryFolder();

const site = { basePath: '/portfolio', ownFiles: new Set(['google1234.html']) };

const pageAt = (address: string) => pageOf({ head: `<link rel="canonical" href="${address}"/>` });

test('pages that name their own address pass, and those without one of theirs', async () => {
  await write({
    'index.html': pageAt('https://example.com/portfolio/'),
    'uses/index.html': pageAt('https://example.com/portfolio/uses/'),
    '404.html': pageOf(),
    'google1234.html': 'google-site-verification: google1234.html',
  });
  await expect(checkAddresses(folder, site)).resolves.toBeUndefined();
});

test.each([
  ['no address', pageOf()],
  ['https://example.com/portfolio/', pageAt('https://example.com/portfolio/')],
])('a page that names %s stops the build', async (named, html) => {
  await write({ 'index.html': pageAt('https://example.com/portfolio/'), 'uses/index.html': html });
  await expect(checkAddresses(folder, site)).rejects.toThrow(
    `uses/index.html names ${named} as its own; in app/uses/page.tsx, export const metadata = pageMetadata('uses', content).`,
  );
});
