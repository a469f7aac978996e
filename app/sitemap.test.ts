import sitemap from './sitemap';

// It needs Turbopack.
jest.mock('@/site/added-pages', () => ({
  exportedPages: async () => [
    { path: '/', updated: '2026-02-28' },
    { path: '/about/' },
    { path: '/imprint/', index: false },
  ],
}));

test('the sitemap has the pages that search engines may show', async () => {
  const entries = (await sitemap()).map(({ url, lastModified }) => [
    url.replace(/.*\.dev(?:\/portfolio)?/, ''),
    lastModified,
  ]);
  expect(entries).toEqual([
    ['/', '2026-02-28'],
    ['/about/', undefined],
  ]);
});
