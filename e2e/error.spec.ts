import type { Page } from '@playwright/test';
import { content } from '../content/content';
import { backgroundBrightness } from './support/colors';
import { expect, scriptsHaveRun, test, withBasePath } from './support/site';

const MESSAGE = 'The stars are out.';

/** Words of a list whose rendering fails: one of a page, and the links around every page. */
const causes = {
  'of a page': content.process[0]?.title ?? '',
  'of the layout': content.navigation[0]?.label ?? '',
};

/** Makes the part of the site that shows a list throw until `window.repaired` is set. */
async function breakPart(page: Page, words: string) {
  await page.addInitScript(
    ([broken = '', message]) => {
      const { map } = Array.prototype;
      Reflect.set(Array.prototype, 'map', function (this: { title?: string; label?: string }[], ...args: never) {
        const isBroken = this.some((entry) => entry?.title === broken || entry?.label === broken);
        if (isBroken && !window.repaired) throw new Error(message);
        return Reflect.apply(map, this, args);
      });
    },
    [words, MESSAGE],
  );
}

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

declare global {
  interface Window {
    repaired?: boolean;
  }
}
