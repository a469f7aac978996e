import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../lib/limits';
import { expect, open, test } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { SMALL_DESK } from './support/viewports';

test.use({ viewport: SMALL_DESK });

const control = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const profile = content.links.profiles.find(({ iconIn }) => iconIn?.includes('footer') ?? true);

test('a tooltip waits for its delay', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    let hovered = 0;
    document.addEventListener('pointerover', () => {
      hovered ||= performance.now();
    });
    new MutationObserver(() => {
      if (document.querySelector('[role=tooltip]')) window.waited ??= performance.now() - hovered;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await control(page).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await page.evaluate(() => window.waited)).toBeGreaterThanOrEqual(TOOLTIP_DELAY);

  // It stands while the pointer is on it, for those who see a part of the screen at a time.
  const bubble = page.getByRole('tooltip');
  const box = await bubble.boundingBox();
  if (!box) throw new Error('The tooltip has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.waitForTimeout(TOOLTIP_SKIP_DELAY + 100);
  await expect(page.getByRole('tooltip')).toBeAttached();
});

test('the keyboard brings a tooltip, Escape closes it, and the control stays what it was', async ({ page }) => {
  await open(page, '/');
  const before = await control(page).elementHandle();
  await control(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(words.header.theme.system);
  await expect(control(page)).toBeFocused();
  expect(await before?.evaluate((it) => it === document.activeElement && it.isConnected)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('an icon link’s tooltip names its service', async ({ page }) => {
  await open(page, '/');
  if (!profile) throw new Error('The footer needs a profile.');
  await page.getByRole('contentinfo').getByRole('link', { name: profile.label }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(profile.label);
});

test('every icon-only control has its name without a tooltip', async ({ page }) => {
  await open(page, '/contact/');
  const controls = page.locator('[data-tooltip]:visible');
  expect(await controls.count()).toBeGreaterThan(3);
  for (const each of await controls.all()) await expect(each).toHaveAccessibleName(/\p{L}/u);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap leaves no tooltip either where a mouse has brought one before', async ({ page }) => {
    await open(page, '/');
    await control(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText(words.header.theme.system);
    await page.mouse.move(10, 400, { steps: 5 });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await control(page).tap();
    await expect(control(page)).toHaveAccessibleName(words.header.theme.dark);
    await page.waitForTimeout(TOOLTIP_DELAY + 300);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

declare global {
  interface Window {
    /** Time between the pointer's arrival and the tooltip, in ms. */
    waited?: number;
  }
}
