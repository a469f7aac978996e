import { words } from '../content/words';
import { findViolations } from './support/axe';
import { expect, open, pages, test } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { DESK, PHONE } from './support/viewports';

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}, light or dark, on a phone and on a desk`, async ({ page }) => {
    await open(page, path);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect.soft(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test('axe finds nothing with the menu open, nor with a tooltip open, light or dark', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('button', { name: words.header.menu }).click();
  await expect(page.getByRole('navigation', { name: words.header.navigation })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: THEME_NAMES }).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('tooltip')).toBeAttached();
});
