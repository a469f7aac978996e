import { words } from '../content/words';
import { routes } from '../lib/routes';
import { walkBackAndForth, walkOverAFile } from './support/history-journeys';
import { expect, goThroughHistory, inMotion, test, withBasePath } from './support/site';
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

test('a menu that was left open is closed out of the page cache, without the scripts too', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(withBasePath(routes.home));
  await page.getByRole('button', { name: words.header.menu, exact: true }).click();
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await link.click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await goThroughHistory(page, -1);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await expect(link).toBeHidden();
});
