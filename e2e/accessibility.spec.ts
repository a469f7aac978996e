import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { DESK, expect, open, PHONE, pages, test } from './support/site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds wrong as the page stands, in light and in dark colours. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async (values) => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const { violations } = await window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    }, RULES);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

for (const viewport of [PHONE, DESK]) {
  for (const [name, path] of Object.entries(pages)) {
    test(`axe finds nothing on ${name}, light or dark, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test('axe finds nothing with the menu open, light or dark', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing with a tooltip open, light or dark', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/');
  await page.getByRole('button', { name: /^Theme:/ }).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('tooltip')).toBeAttached();
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}
