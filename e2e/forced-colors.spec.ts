import type { Locator, Page } from '@playwright/test';
import { content } from '../content/content';
import { DESK, expect, open, PHONE, pages, test } from './support/site';

/** A colour of an element, as the browser paints it. */
function paint(of: Locator, property: string): Promise<string> {
  return of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const ground = (page: Page) => paint(page.locator('body'), 'background-color');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }));

    for (const viewport of [PHONE, DESK]) {
      test(`the link of the page one is on can be told, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, pages.about);
        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) await menu.click();
        const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
        const current = await paint(links.and(page.locator('[aria-current="page"]')), 'background-color');
        for (const link of await links.and(page.locator(':not([aria-current])')).all()) {
          expect(await paint(link, 'background-color')).not.toBe(current);
        }
        expect(current).not.toBe(await ground(page));
      });
    }

    test('a language’s bar can be told from its track, and both from the page', async ({ page }) => {
      await open(page, pages.about);
      const bars = page.getByRole('region', { name: content.pages.about.languages }).getByRole('img');
      await expect(bars).toHaveCount(content.languages.length);
      for (const bar of await bars.all()) {
        const [track, filled] = await Promise.all([0, 1].map((part) => paint(bar.locator('rect').nth(part), 'fill')));
        expect(filled).not.toBe(track);
        expect(filled).not.toBe(await ground(page));
        expect(await paint(bar, 'outline-style')).toBe('solid');
      }
    });

    test('fields and buttons have an edge', async ({ page }) => {
      await open(page, pages.contact);
      const controls = page.getByRole('main').locator('input:visible, textarea, button');
      expect(await controls.count()).toBeGreaterThanOrEqual(5);
      for (const control of await controls.all()) {
        expect(await paint(control, 'border-top-width')).not.toBe('0px');
        expect(await paint(control, 'border-top-color')).not.toBe(await ground(page));
      }
    });

    test('no plate of the page’s own hides the words on another ground', async ({ page }) => {
      await open(page, pages.home);
      const canvas = await ground(page);
      const filled: string[] = [];
      for (const control of await page.locator('a:visible, button:visible').all()) {
        const own = await paint(control, 'background-color');
        if (own === canvas || own.endsWith(', 0)')) continue;
        filled.push((await control.textContent()) ?? '');
        expect(await paint(control, 'forced-color-adjust'), filled.at(-1)).toBe('none');
      }
      expect(filled.length).toBeGreaterThanOrEqual(2);
    });

    test('what is drawn by hand has the colour of the text', async ({ page }) => {
      await open(page, pages.services);
      const number = page.getByRole('region', { name: content.pages.services.process?.heading }).locator('svg text');
      expect(await paint(number.first(), 'fill')).toBe(await paint(page.locator('body'), 'color'));
    });
  });
}
