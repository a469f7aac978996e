import { findWholeBrowser } from '../scripts/find-browser.mjs';
import { walkBackAndForth, walkOverAFile } from './support/history-journeys';
import { DESK, expect, test } from './support/site';

// Visitors have the back/forward cache, which Playwright turns off.
test.use({
  viewport: DESK,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // The headless shell has no back/forward cache.
      executablePath: findWholeBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  }),
);

test('back and forward agree with the address with the page cache', ({ page }) => walkBackAndForth(page));

test('back and forward agree with the address over a file, out of the page cache', async ({ page }) => {
  await walkOverAFile(page);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
});
