import { content } from '../lib/content/content';
import { breakPart, MESSAGE } from './support/broken-part';
import { backgroundBrightness } from './support/colors';
import { expect, open, scriptsHaveRun, test, withBasePath } from './support/site';

/** Words of a list whose rendering fails: one of a page, and the links around every page. */
const causes = {
  'of a page': content.process[0]?.title ?? '',
  'of the layout': content.navigation[0]?.label ?? '',
};

for (const [where, words] of Object.entries(causes)) {
  test(`an error ${where} says so in light and dark colours, and is gone on the next try once its cause is`, async ({
    page,
  }) => {
    await breakPart(page, words);
    await page.goto(withBasePath('/services/'));
    await scriptsHaveRun(page);
    await expect(page.getByRole('heading', { level: 1, name: content.words.error.heading })).toBeVisible();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const brightness = await backgroundBrightness(page);
      expect(colorScheme === 'dark' ? brightness < 50 : brightness > 200, colorScheme).toBe(true);
    }
    if (words === causes['of a page']) {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.evaluate(() => {
      window.repaired = true;
    });
    await page.getByRole('button', { name: content.words.error.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.services.heading);
  });
}

test('a page that the router cannot bring, because a script of it is lost, is loaded', async ({ page }) => {
  await open(page, '/services/');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.contact.heading);
  await expect(page.locator('form:not([novalidate])')).toBeVisible();
});
