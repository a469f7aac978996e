import type { Page } from '@playwright/test';
import { content } from '../lib/content/content';
import { expect, open, pages, test } from './support/site';
import { holding } from './support/text-patterns';
import { DESK, PHONE } from './support/viewports';

const { projects, words } = content;
const pictured = projects.filter(({ image }) => image);

/** A grey PNG of 64 by 40 px. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQAAAABmtcFEAAAAEElEQVR42mNYBQUMowxaMgB0I9SBtITdfwAAAABJRU5ErkJggg==',
  'base64',
);

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Scrolls to each card, waits until its image shows or has given way, and returns the boxes of the cards. */
async function visitCards(page: Page, hasImages: boolean) {
  const boxes = [];
  for (const { title } of pictured) {
    await card(page, title).scrollIntoViewIfNeeded();
    const image = card(page, title).locator('img');
    if (hasImages) await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toBeVisible({ visible: hasImages });
  }
  for (const { title } of projects) {
    boxes.push(
      await card(page, title).evaluate((it) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = it as HTMLElement;
        return { offsetLeft, offsetTop, offsetWidth, offsetHeight };
      }),
    );
  }
  return boxes;
}

for (const viewport of [PHONE, DESK]) {
  test(`a blocked image leaves the cover in the same box, ${viewport.width} px`, async ({ page }) => {
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.fulfill({ body: PICTURE }),
    );
    await page.setViewportSize(viewport);
    await open(page, pages.projects);
    const withImages = await visitCards(page, true);

    await page.unrouteAll();
    await open(page, pages.projects);
    expect(await visitCards(page, false)).toEqual(withImages);
    for (const { title } of projects) {
      await expect(card(page, title).locator('svg').first()).toBeVisible();
    }
  });
}

test('the links of every project name it and open in a new tab, and what is not public is no link', async ({
  page,
}) => {
  await open(page, pages.projects);
  for (const { title, repository, codeNote, liveLink } of projects) {
    const links = card(page, title).getByRole('link').and(page.locator('[target]'));
    const addresses = [repository, liveLink].filter(Boolean);
    await expect(links, title).toHaveCount(addresses.length);
    for (const [index, address] of addresses.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', String(address));
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
      await expect(links.nth(index)).toHaveAccessibleName(holding(words.links.newTab));
      expect(await links.nth(index).textContent()).toContain(title);
    }
    if (codeNote) await expect(card(page, title)).toContainText(codeNote);
  }
});

test('links of every page to other sites open in a new tab', async ({ page }) => {
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    const outward = page.locator('a[href^="http"]').filter({ visible: true });
    expect(await outward.count(), name).toBeGreaterThan(0);
    for (const link of await outward.all()) {
      await expect(link, name).toHaveAttribute('target', '_blank');
      await expect(link, name).toHaveAttribute('rel', /noopener/);
      await expect(link, name).toHaveAccessibleName(holding(words.links.newTab));
    }
  }
});

test('the home page shows the featured projects', async ({ page }) => {
  await open(page, '/');
  const featured = projects.filter((project) => project.featured).map(({ title }) => title);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(featured);
});
