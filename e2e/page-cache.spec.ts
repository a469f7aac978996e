import { walkBackAndForth, walkOverAFile } from './support/history-journeys';
import { expect, inMotion, test } from './support/site';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

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
