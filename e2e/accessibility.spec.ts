import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { DESK, expect, open, PHONE, pages, test } from './site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, RULES);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [PHONE, DESK]) {
    for (const [name, path] of Object.entries(pages)) {
      test(`axe finds nothing on ${name}, ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }

  test(`axe finds nothing with the menu open, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test(`axe finds nothing with a tooltip open, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await page.getByRole('button', { name: /^Theme:/ }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    expect(await findViolations(page)).toEqual([]);
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
