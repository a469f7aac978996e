import type { Page } from '@playwright/test';
import { content } from '../content/content';
import { WIDE } from '../styles/media';
import { backgroundBrightness } from './colors';
import { expect, test, under } from './site';

const MESSAGE = 'The stars are out.';

/** Media queries whose failure brings down a part of the site: a page's blocks, or the menu around every page. */
const causes = {
  'of a page': 'prefers-reduced-motion',
  'of the layout': WIDE,
};

/** Makes a part of the site throw until `window.repaired` is set. */
async function breakPart(page: Page, brokenQuery: string) {
  await page.addInitScript(
    ([broken = '', message]) => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes(broken) && !window.repaired) throw new Error(message);
        return ask(query);
      };
    },
    [brokenQuery, MESSAGE],
  );
}

for (const [where, query] of Object.entries(causes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an error ${where} says so in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await breakPart(page, query);
      await page.goto(under('/services/'));
      await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
      await expect(page.getByText(MESSAGE)).toBeVisible();
      const brightness = await backgroundBrightness(page);
      expect(colorScheme === 'dark' ? brightness < 50 : brightness > 200).toBe(true);
    });
  }

  test(`an error ${where} is gone on the next try once its cause is`, async ({ page }) => {
    await breakPart(page, query);
    await page.goto(under('/services/'));
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await page.evaluate(() => {
      window.repaired = true;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.services.heading);
  });
}

test('an error of a page leaves the header and the footer usable', async ({ page }) => {
  await breakPart(page, causes['of a page']);
  await page.goto(under('/services/'));
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

declare global {
  interface Window {
    repaired?: boolean;
  }
}
