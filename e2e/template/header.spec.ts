import type { Page } from '@playwright/test';
import { words } from '@/lib/content/words';
import { routes } from '@/lib/routes';
import { linksIn } from '@/site/links';
import { site } from '../support/compiled-site';
import { DESKTOP, expect, open, otherLanguages, PHONE, THEME_NAMES, test, withBasePath } from '../support/site';

const navigation = linksIn('header', site);

const button = (page: Page) => page.getByRole('button', { name: words.header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation });

/** The opacity (0 to 1), blur and shadow of the header's background (`::before`) after its transition. */
function headerBackground(page: Page) {
  return page.getByRole('banner').evaluate(async (header) => {
    await Promise.all(header.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const { backgroundColor, backdropFilter, boxShadow, opacity } = getComputedStyle(header, '::before');
    const [, alpha = '1'] = /\/ ([\d.]+)\)$/.exec(backgroundColor) ?? [];
    const blurs = backdropFilter.includes('blur');
    return { opacity: Number(alpha) * Number(opacity), blurs, hasShadow: boxShadow !== 'none' };
  });
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', String(top > 10));
}

test('links that a visitor’s own styles make longer wrap before they leave the screen', { tag: '@ci' }, async ({
  page,
}) => {
  await open(page, routes.home);
  for (const link of await menu(page).getByRole('link').all())
    await link.evaluate((it) => it.append(' Przedsięwzięcia'));
  const links = page.getByRole('banner').getByRole('link');
  const [name, ...others] = await links.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
  expect(others.filter(({ left, right }) => left < Number(name?.right) || right > 1000)).toEqual([]);
});

test('the header is transparent up to 10 px, opaque from 11; tabbing through it doesn’t scroll', async ({ page }) => {
  await open(page, routes.home);
  for (const top of [10, 11, 0]) {
    await scrollTo(page, top);
    const isScrolled = top > 10;
    const { opacity, ...rest } = await headerBackground(page);
    expect(opacity > 0.85, `${top} px`).toBe(isScrolled);
    expect(isScrolled || opacity === 0, `${top} px`).toBe(true);
    expect(rest, `${top} px`).toEqual({ blurs: isScrolled, hasShadow: isScrolled });
  }
  await scrollTo(page, 900);
  for (let stop = 0; stop < navigation.length + otherLanguages.length + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY), `stop ${stop + 1}`).toBe(900);
  }
  await expect(page.getByRole('button', { name: THEME_NAMES })).toBeFocused();
});

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await open(page, routes.home);
    await pressButton(page);
  });

  async function pressButton(page: Page) {
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  }

  test('closes on its button, a press outside, focus loss, a wider window and a page change', async ({ page }) => {
    await expect(menu(page).getByRole('link')).toHaveText([...navigation.map(({ label }) => label), ...otherLanguages]);
    await button(page).click();
    await pressButton(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').nth(1)).toBeFocused();
    await button(page).focus();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

    await pressButton(page);
    await page.mouse.click(20, PHONE.height - 60);
    await pressButton(page);
    await page.setViewportSize(DESKTOP);
    await expect(button(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(PHONE);
    await pressButton(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(menu(page)).toBeHidden();
  });

  test('closes after a link and after Back, and marks the link of the current page', { tag: '@ci' }, async ({
    page,
  }) => {
    const [, second, third] = navigation;
    for (const link of [third, second]) {
      await menu(page).getByRole('link', { name: link?.label, exact: true }).click();
      await expect(page).toHaveURL(withBasePath(link?.path));
      await pressButton(page);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText([link?.label ?? '']);
    }
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(third?.path));
    await pressButton(page);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([third?.label ?? '']);
    await page.setViewportSize({ width: 640, height: 320 });
    await expect(menu(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
});

// docs/behaviour.md, "Constants"
const TOOLTIP_DELAY = 700;
const TOOLTIP_SKIP_DELAY = 300;

const control = (page: Page) => page.getByRole('button', { name: THEME_NAMES });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tooltip opens after a delay and stays open while hovered; a tap opens none', { tag: '@ci' }, async ({
    page,
  }) => {
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
});

test('focus opens a tooltip at once, Escape or a resize closes it, and it fits into the window', {
  tag: '@ci',
}, async ({ page }) => {
  await open(page, routes.about);
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

  const icon = page.locator('footer [data-tooltip]').first();
  await icon.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The scroll event fires a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await tooltip(page).count(), 'after a scroll to the focus').toBe(1);
  await page.mouse.wheel(0, -100);
  await expect(tooltip(page)).toHaveCount(0);

  await page.setViewportSize(PHONE);
  for (const path of ['', '/ar/']) {
    if (path) await open(page, path);
    const end = page.locator('header [data-tooltip]:visible').last();
    await end.evaluate((it) => it.setAttribute('data-tooltip', 'A long name for a control at the edge'));
    await end.hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  }
});
