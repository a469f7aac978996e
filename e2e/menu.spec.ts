import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { expect, open, test, withBasePath } from './support/site';
import { DESK, PHONE } from './support/viewports';

const navigation = linksIn('header', content);

test.use({ viewport: PHONE });

const button = (page: Page) => page.getByRole('button', { name: words.header.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation });

async function openMenu(page: Page) {
  await open(page, '/');
  await pressButton(page);
}

async function pressButton(page: Page) {
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the button opens the menu and closes it, and so do Escape, with the focus, and a press outside', async ({
  page,
}) => {
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveText(navigation.map(({ label }) => label));
  await button(page).click();
  await expect(menu(page)).toBeHidden();

  await pressButton(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await pressButton(page);
  await page.mouse.click(20, PHONE.height - 60);
  await expect(menu(page)).toBeHidden();
});

test('the menu closes on the way to every page, and back', async ({ page }) => {
  await open(page, '/');
  for (const { label, path } of navigation.toReversed()) {
    await pressButton(page);
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(withBasePath(path));
    await expect(menu(page)).toBeHidden();
  }
  await pressButton(page);
  await page.goBack();
  await expect(page).toHaveURL(withBasePath(navigation[1]?.path ?? ''));
  await expect(menu(page)).toBeHidden();
});

test('the menu closes when the window grows', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize(DESK);
  await expect(button(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(menu(page)).toBeHidden();
});

test('the menu stays open while the focus moves within it and to its button, and closes when it goes on', async ({
  page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeVisible();
  await button(page).focus();
  await expect(menu(page)).toBeVisible();

  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the keyboard alone opens the menu and follows a link', async ({ page }) => {
  await open(page, '/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(withBasePath(navigation[1]?.path ?? ''));
});
