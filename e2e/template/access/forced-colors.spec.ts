import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/load';
import { words } from '@/lib/content/words';
import { DESKTOP, expect, open, PHONE, pages, test } from '../../support/site';

/** The computed value of a CSS property, in which forced colours are applied. */
function computedValue(of: Locator, property: string): Promise<string> {
  return of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const background = (page: Page) => computedValue(page.locator('body'), 'background-color');

/** Runs a check on a page in light and in dark forced colours. */
async function inForcedColors(page: Page, check: (colorScheme: string) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await check(colorScheme);
  }
}

test('in forced colours the link of the current page differs from the others', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, pages.about);
  await page.getByRole('button', { name: words.header.menu }).click();
  const links = page.getByRole('navigation', { name: words.header.navigation }).getByRole('link');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await inForcedColors(page, async (colorScheme) => {
      await expect(links.first()).toBeVisible();
      const current = await computedValue(links.and(page.locator('[aria-current="page"]')), 'background-color');
      for (const link of await links.and(page.locator(':not([aria-current])')).all()) {
        expect(await computedValue(link, 'background-color'), `${colorScheme}, ${viewport.width} px`).not.toBe(current);
      }
      expect(current, `${colorScheme}, ${viewport.width} px`).not.toBe(await background(page));
    });
  }
});

test('in forced colours a language’s bar differs from its track, and both from the page', async ({ page }) => {
  await open(page, pages.about);
  const bars = page.getByRole('region', { name: content.words.headings.languages }).getByRole('img');
  await expect(bars).toHaveCount(content.languages.length);
  await inForcedColors(page, async (colorScheme) => {
    for (const bar of await bars.all()) {
      const [track, filled] = await Promise.all(
        [0, 1].map((part) => computedValue(bar.locator('rect').nth(part), 'fill')),
      );
      expect(filled, colorScheme).not.toBe(track);
      expect(filled, colorScheme).not.toBe(await background(page));
      expect(await computedValue(bar, 'outline-style'), colorScheme).toBe('solid');
    }
  });
});

test('in forced colours fields and buttons have a visible border', async ({ page }) => {
  await open(page, pages.contact);
  const controls = page.getByRole('main').locator('input:visible:not([tabindex]), textarea, button');
  expect(await controls.count()).toBeGreaterThanOrEqual(5);
  await inForcedColors(page, async (colorScheme) => {
    for (const control of await controls.all()) {
      expect(await computedValue(control, 'border-top-width'), colorScheme).not.toBe('0px');
      expect(await computedValue(control, 'border-top-color'), colorScheme).not.toBe(await background(page));
    }
  });
});

test('in forced colours no background of the site hides text', async ({ page }) => {
  await open(page, pages.home);
  await inForcedColors(page, async (colorScheme) => {
    const canvas = await background(page);
    const filled: string[] = [];
    for (const control of await page.locator('a:visible, button:visible').all()) {
      const own = await computedValue(control, 'background-color');
      if (own === canvas || own.endsWith(', 0)')) continue;
      filled.push((await control.textContent()) ?? '');
      expect(await computedValue(control, 'forced-color-adjust'), `${colorScheme}: ${filled.at(-1)}`).toBe('none');
    }
    expect(filled.length, colorScheme).toBeGreaterThanOrEqual(2);
  });
});

test('in forced colours drawings have the colour of the text', async ({ page }) => {
  await open(page, pages.services);
  const number = page.getByRole('region', { name: content.words.headings.process.heading }).locator('svg text');
  await inForcedColors(page, async (colorScheme) => {
    expect(await computedValue(number.first(), 'fill'), colorScheme).toBe(
      await computedValue(page.locator('body'), 'color'),
    );
  });
});
