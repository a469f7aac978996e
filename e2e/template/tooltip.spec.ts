import type { Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { expect, open, PHONE, THEME_NAMES, test } from '../support/site';

// docs/behaviour.md, "Constants"
const TOOLTIP_DELAY = 700;
const TOOLTIP_SKIP_DELAY = 300;

test.use({ hasTouch: true });

const control = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip opens after a delay and stays open while hovered; a tap opens none', async ({ page }) => {
  await page.clock.install();
  await open(page, routes.home);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await control(page).hover();
  await page.clock.runFor(TOOLTIP_DELAY - 50);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText(words.header.theme.system);

  const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.clock.runFor(TOOLTIP_SKIP_DELAY + 100);
  await expect(tooltip(page)).toBeAttached();
  await page.mouse.move(10, 400, { steps: 5 });
  await page.clock.runFor(TOOLTIP_SKIP_DELAY + 100);
  await expect(tooltip(page)).toHaveCount(0);
  await control(page).tap();
  await page.clock.runFor(TOOLTIP_DELAY + 300);
  await expect(control(page)).toHaveAccessibleName(words.header.theme.dark);
  await expect(tooltip(page)).toHaveCount(0);
});

test('focus opens a tooltip at once, Escape or a resize closes it, and it fits into the window', async ({ page }) => {
  await open(page, routes.contact);
  await control(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText(words.header.theme.system);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeAttached();
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(tooltip(page)).toHaveCount(0);

  for (const path of ['/', '/ar/']) {
    await page.setViewportSize(PHONE);
    await open(page, path);
    const end = page.locator('header [data-tooltip]:visible').last();
    await end.evaluate((it) => it.setAttribute('data-tooltip', 'A long name for a control at the edge'));
    await end.hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});
