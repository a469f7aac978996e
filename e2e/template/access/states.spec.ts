import type { Page } from '@playwright/test';
import { content } from '@/content/index';
import * as contact from '../../support/contact-page';
import * as pageFaults from '../../support/page-faults';
import {
  BROKEN,
  breakPart,
  DESKTOP,
  expect,
  holdScripts,
  open,
  PHONE,
  pages,
  repair,
  scriptsHaveRun,
  THEME_NAMES,
  test,
  withBasePath,
} from '../../support/site';
import { findFocusFaults, findLargeHeader, findReflowFaults } from './checks';

const { words } = content;

test.use({ viewport: PHONE });

const menuButton = (page: Page) => page.getByRole('button', { name: words.header.menu, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation, exact: true });

test('the open menu is exposed to screen readers, and its links show the focus', { tag: '@ci' }, async ({ page }) => {
  await open(page, pages.home);
  expect(await isExpanded(page)).toBe(false);
  await menuButton(page).press('Enter');
  expect(await isExpanded(page)).toBe(true);
  expect(await pageFaults.findViolationsInBothSchemes(page)).toEqual([]);
  for (const link of await menu(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  expect(await findFocusFaults(page, '[popovertarget], header nav a')).toEqual([]);
});

/** Chromium's accessibility state of the menu button. ARIA snapshots cover `aria-expanded`, but not popovers. */
async function isExpanded(page: Page): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const expression = "document.querySelector('[popovertarget]')";
  const { objectId } = (await browser.send('Runtime.evaluate', { expression })).result;
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('axe finds no violation in an open tooltip', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, pages['not-found']);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: THEME_NAMES }).focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await pageFaults.findViolationsInBothSchemes(page)).toEqual([]);
});

test('an error in a page shows an error screen that suits low vision, and Retry recovers', { tag: '@ci' }, async ({
  page,
}) => {
  await breakPart(page, content.process[0]?.title ?? '');
  await page.goto(withBasePath(pages.services));
  await scriptsHaveRun(page);
  await expect(page.getByRole('heading', { level: 1, name: words.error.heading })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await pageFaults.findViolationsInBothSchemes(page)).toEqual([]);
  expect(await findReflowFaults(page)).toEqual([]);
  await repair(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.services.heading);
});

test('the form suits low vision and large text with errors, while sending, and after it', { tag: '@ci' }, async ({
  page,
  inbox,
}) => {
  test.setTimeout(120_000);
  const dismiss = contact.toasts(page).getByRole('button', { name: words.toasts.dismiss, exact: true });
  const expectToast = async (text: string) => {
    await expect(contact.toasts(page)).toContainText(text);
    // The focus in the toast pauses its timeout, and Escape closes the button's tooltip.
    await dismiss.focus();
    await page.keyboard.press('Escape');
  };
  await contact.openContact(page);
  await contact.sendButton(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);
  expect.soft(await pageFaults.findViolations(page), 'with errors').toEqual([]);

  await contact.fillIn(page);
  const release = await holdScripts(page, '**/f/**');
  inbox.answerWith('invalid-fields');
  await contact.sendButton(page).click();
  await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
  expect.soft(await pageFaults.findViolations(page), 'while sending').toEqual([]);

  release();
  await expectToast(words.outcome.failed);
  // A live region.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.outcome.kept })).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  expect.soft(await pageFaults.findViolationsInBothSchemes(page), 'after a failure').toEqual([]);
  expect.soft(await pageFaults.findLowContrast(page)).toEqual([]);
  expect.soft(await findReflowFaults(page)).toEqual([]);

  await contact.sendButton(page).press('Enter');
  await expectToast(words.outcome.sent);
  expect.soft(await pageFaults.findViolationsInBothSchemes(page), 'after a success').toEqual([]);

  await page.setViewportSize({ width: 1000, height: 600 });
  await contact.field(page, 'name').focus();
  await dismiss.focus();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(page.locator('#name:focus')).toBeInViewport();
});

test('the skip link is the first tab stop and leads past the header', async ({ page }) => {
  await page.goto(withBasePath(pages.about));
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: words.header.skip, exact: true });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Two names of 46 letters, by the direction of the page: one that can be broken between words, and one that can't. */
const LONG_NAMES = {
  ltr: 'Maximilian Alexander Hohenstaufen-Wittgenstein',
  rtl: 'Wolfeschlegelsteinhausenbergerdorffwelchevorau',
};

test('zoom and large text shorten a long name, and the open menu fits', { tag: '@ci' }, async ({ page }) => {
  // A short page: the name and the menu are the same on all.
  await open(page, pages['not-found']);
  const brand = page.getByRole('banner').getByRole('link').first();
  for (const [direction, name] of Object.entries(LONG_NAMES)) {
    await brand.locator('span').evaluate(
      (label, [text, dir]) => {
        label.textContent = text;
        document.documentElement.dir = dir;
      },
      [name, direction] as const,
    );
    await expect(brand).toHaveAccessibleName(name);
    const faults = await findReflowFaults(page, async () => {
      const large = await findLargeHeader(page);
      if (!(await menuButton(page).isVisible())) return large;
      await menuButton(page).click();
      const found = [...large, ...(await pageFaults.findLayoutFaults(page))];
      const overflows = await menu(page).evaluate((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isInside || it.scrollWidth > it.clientWidth;
      });
      await page.keyboard.press('Escape');
      return overflows ? [...found, 'the menu is larger than the window'] : found;
    });
    expect.soft(faults, direction).toEqual([]);
  }
});

test('the translucent header is opaque for visitors who prefer less transparency', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, pages.about);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  const background = () =>
    page
      .locator('header[data-scrolled="true"]')
      .evaluate((header) => getComputedStyle(header, '::before').backgroundColor);
  expect(await background()).toMatch(/\/ 0\.\d+|, 0\.\d+\)/);
  // Playwright has no option for prefers-reduced-transparency.
  const browser = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await browser.send('Emulation.setEmulatedMedia', { features });
  expect(await background()).not.toMatch(/\/ 0\.\d+|, 0\.\d+\)/);
});
