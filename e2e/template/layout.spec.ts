import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test, withBasePath } from '../support/site';
import { sites } from '../support/sites';

const height = 900;

/** Whether the links of the header are in a menu. */
const isInMenu = (page: Page) => page.getByRole('banner').locator('[popovertarget]').isVisible();

/** The height of the header, and the number of lines of the name in it. */
function headerOf(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const range = document.createRange();
    range.selectNodeContents(header.querySelector('a > span') ?? header);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
    return [header.getBoundingClientRect().height, lines.size];
  });
}

for (const { folder, content } of sites) {
  const { language } = content.site;

  test(`the header in ${language} is one height, in fonts of other widths, too`, async ({ page }) => {
    for (const path of [routes.home, routes.about, '/blog/small-steps/']) {
      await page.goto(withBasePath(folder + path));
      // The narrowest window in which its links are in a row.
      let width = 760;
      do {
        width += 8;
        await page.setViewportSize({ width, height });
      } while (width < 1200 && (await isInMenu(page)));
      expect.soft(await headerOf(page), `${path}, ${width} px`).toEqual([80, 1]);
      await page.locator('header nav').evaluate((nav) => {
        for (const link of nav.querySelectorAll('a')) link.style.fontSize = '1.02rem';
      });
      expect.soft(await headerOf(page), `${path}, ${width} px, in a wider font`).toEqual([80, 1]);
    }
    await page.setViewportSize({ width: 360, height });
    expect.soft(await headerOf(page), 'on a phone').toEqual([80, 1]);
  });
}

test('an email address is on one line of the footer', async ({ page }) => {
  // It has 32 letters.
  await page.goto(withBasePath(routes.services));
  for (const width of [360, 768, 992, 1079, 1440]) {
    await page.setViewportSize({ width, height });
    const lines = await page.locator('footer address a[href^="mailto:"] > span').evaluate((address) => {
      const range = document.createRange();
      range.selectNodeContents(address);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `${width} px`).toBe(1);
  }
});

test('the title of a page is never smaller than its sections’ headings, and not broken', async ({ page }) => {
  await page.goto(withBasePath(routes.home));
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height });
    const sizes = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    expect.soft(Math.max(...sizes), `${width} px`).toBe(sizes[0]);
    const isWider = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      // One line for each word.
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > (heading.textContent ?? '').split(/[ -]/).length;
    });
    expect.soft(isWider, `${width} px`).toBe(false);
  }
});
