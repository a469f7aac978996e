import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { routes } from '../lib/routes';
import { expect, NOWHERE, open, test } from './support/site';
import { THEME_NAMES } from './support/theme-names';
import { SMALL_DESK } from './support/viewports';

const navigation = linksIn('header', content);

test.use({ viewport: SMALL_DESK });

/** The header's ground (its opacity, 0 to 1), blur and shadow once they have settled; they are on its `::before`. */
function look(page: Page) {
  return page.getByRole('banner').evaluate(async (header) => {
    await Promise.all(header.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const { backgroundColor, backdropFilter, boxShadow, opacity } = getComputedStyle(header, '::before');
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas to read a colour with.');
    canvas.fillStyle = backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const alpha = canvas.getImageData(0, 0, 1, 1).data[3] ?? 0;
    return {
      opacity: (alpha / 255) * Number(opacity),
      blurs: backdropFilter.includes('blur'),
      hasShadow: boxShadow !== 'none',
    };
  });
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', String(top > 10));
}

test('the header is transparent up to 10 px, opaque with blur and shadow at 11, and transparent again at the top', async ({
  page,
}) => {
  await open(page, '/');
  for (const top of [0, 10]) {
    await scrollTo(page, top);
    expect(await look(page), `${top} px`).toEqual({ opacity: 0, blurs: false, hasShadow: false });
  }
  await scrollTo(page, 11);
  const { opacity, ...rest } = await look(page);
  expect(opacity).toBeGreaterThan(0.85);
  expect(rest).toEqual({ blurs: true, hasShadow: true });
  await scrollTo(page, 0);
  expect((await look(page)).opacity).toBe(0);
});

function current(page: Page) {
  return page.getByRole('banner').locator('[aria-current="page"]');
}

test('the link of each page is the active one there, and none is on the not-found page', async ({ page }) => {
  for (const { path, label } of navigation) {
    await open(page, path);
    await expect(current(page), path).toHaveText([label]);
  }
  await open(page, NOWHERE);
  await expect(current(page)).toHaveCount(0);
});

test('the active link follows a visitor back and forth', async ({ page }) => {
  const [first, second] = navigation;
  if (!first || !second) throw new Error('The navigation needs two links.');
  await open(page, first.path);
  await page
    .getByRole('navigation', { name: words.header.navigation })
    .getByRole('link', { name: second.label })
    .click();
  await expect(current(page)).toHaveText([second.label]);
  await page.goBack();
  await expect(current(page)).toHaveText([first.label]);
  await page.goForward();
  await expect(current(page)).toHaveText([second.label]);
});

test('the keyboard goes through the header of a scrolled page, and the page stays where it is', async ({ page }) => {
  await open(page, routes.home);
  await scrollTo(page, 900);
  for (let stop = 0; stop < navigation.length + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY), `stop ${stop + 1}`).toBe(900);
  }
  await expect(page.getByRole('button', { name: THEME_NAMES })).toBeFocused();
});
