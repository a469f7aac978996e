import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { backgroundBrightness } from './support/colors';
import { expect, inMotion, pages, test, withBasePath } from './support/site';
import { PHONE } from './support/viewports';

test.use(inMotion);

/** Both ways in which a visit has no scripts. */
const ways = {
  'with scripts off': { javaScriptEnabled: false },
  'with every script blocked': { javaScriptEnabled: true },
};

/** Text that takes no place on the page or is transparent, popovers and what is for paper aside. */
function unseenTexts(page: Page) {
  return page.locator('main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll(':not([data-letterhead] *)')])
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
}

for (const [way, options] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({ ...options, viewport: PHONE });

    test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

    test('all text of every page is visible', async ({ page }) => {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(withBasePath(path));
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        expect.soft(await unseenTexts(page), name).toEqual([]);
      }
    });

    test('the menu opens and its links lead on', async ({ page }) => {
      await page.goto(withBasePath('/'));
      for (const { label, path } of content.navigation.toReversed()) {
        await page.getByRole('button', { name: words.header.menu }).click();
        await page
          .getByRole('navigation', { name: words.header.navigation })
          .getByRole('link', { name: label, exact: true })
          .click();
        await expect(page).toHaveURL(withBasePath(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    test('a dark setting has dark colours, and links in the page lead on', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(withBasePath('/'));
      expect(await backgroundBrightness(page)).toBeGreaterThan(200);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await backgroundBrightness(page)).toBeLessThan(50);
      await page.getByRole('link', { name: content.pages.home.projects?.link }).click();
      await expect(page).toHaveURL(withBasePath('/projects/'));
    });
  });
}
