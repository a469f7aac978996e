import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '@/content/index';
import { field } from '../../support/contact-page';
import { DESKTOP, open, PHONE, pages, test } from '../../support/site';
import { dismissButton, menu, menuButton, states } from './states';

const { words } = content;

/**
 * The focused element: its index among all tab stops in document order, or -1, and the faults of its focus indicator
 * and its size (WCAG 2.2: 2.4.7, 2.4.11 and, beyond level AA, 2.5.5).
 */
function inspectFocus(page: Page) {
  return page.evaluate(() => {
    const TARGET = 44;
    const RING = 2;
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    const element = document.activeElement ?? document.body;
    const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`;
    const index = stops.indexOf(element as HTMLElement);
    const count = stops.length;
    if (index < 0) return { index, count, name, faults: [] };

    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
    const center = { x: (left + right) / 2, y: Math.min((top + bottom) / 2, window.innerHeight - 1) };
    const above = document.elementFromPoint(center.x, center.y);
    const isCovered = !above || !(element.contains(above) || above.contains(element));
    const isInSentence = display === 'inline';
    const isSmall = !isInSentence && (width < TARGET - 0.5 || height < TARGET - 0.5);
    return {
      index,
      count,
      name,
      faults: [
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < RING ? [`${name} shows no ring`] : []),
        ...(isCovered ? [`${name} is covered by <${above?.localName}>`] : []),
        ...(isSmall ? [`${name} is ${Math.round(width)} by ${Math.round(height)} px`] : []),
      ],
    };
  });
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}

for (const viewport of [PHONE, DESKTOP]) {
  for (const [name, path] of Object.entries(pages)) {
    test(`Tab and Shift+Tab reach every control of ${name} in order at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const { count } = await inspectFocus(page);
      expect(count).toBeGreaterThan(5);
      const faults: string[] = [];
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press('Tab');
        const stop = await inspectFocus(page);
        faults.push(...stop.faults);
        expect(stop.index, `stop ${index} is ${stop.name}`).toBe(index);
      }
      expect(faults).toEqual([]);
      await page.keyboard.press('Tab');
      expect((await inspectFocus(page)).index, 'Tab leaves the page').toBeLessThanOrEqual(0);
      if (viewport === DESKTOP) return;
      while ((await inspectFocus(page)).index <= 0) await page.keyboard.press('Shift+Tab');
      for (let index = count - 1; index >= 0; index -= 1) {
        expect((await inspectFocus(page)).index).toBe(index);
        await page.keyboard.press('Shift+Tab');
      }
    });
  }
}

test('the skip link is the first tab stop and leads past the header', async ({ page }) => {
  await open(page, pages.about);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: words.header.skip, exact: true });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('links of the open menu have a visible focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, pages.home);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  for (const link of await menu(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect((await inspectFocus(page)).faults).toEqual([]);
  }
});

test('a toast can be dismissed by keyboard', async ({ page, inbox }) => {
  await states.find(({ name }) => name === 'message sent')?.enter(page, inbox);
  await field(page, 'name').focus();
  await tabTo(page, dismissButton(page));
  expect((await inspectFocus(page)).faults).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dismissButton(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport();
});
