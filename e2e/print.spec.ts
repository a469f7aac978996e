import type { Page } from '@playwright/test';
import { availabilityCopy } from '../content/availability-copy';
import { content } from '../content/content';
import { expect, open, pages, test } from './support/site';

/** Opens a page in dark colours and brings it to paper. */
async function print(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('paper has neither the header nor the closing band', async ({ page }) => {
  await print(page, pages.services);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(availabilityCopy(content.availability).closing.heading)).toBeHidden();
});

test('paper spells out where links lead', async ({ page }) => {
  await print(page, pages.projects);
  const links = page.locator('main a[href^="http"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const written = await link.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(written).toContain(await link.getAttribute('href'));
  }
});

test('paper is light whatever the theme', async ({ page }) => {
  await print(page, pages.home);
  const ink = await page
    .getByRole('heading', { name: content.profile.role, level: 1 })
    .evaluate((it) => getComputedStyle(it).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(80);
});
