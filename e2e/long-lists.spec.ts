import type { Page } from '@playwright/test';
import { expect, open, pages, test } from './support/site';
import { DESK, PHONE } from './support/viewports';

const CARDS = 40;

/** Whether the browser has laid out what is in the last card. */
function isLastLaidOut(page: Page) {
  return page
    .getByRole('article')
    .last()
    .locator('p')
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
}

for (const viewport of [PHONE, DESK]) {
  test(`of many projects, those far below are not laid out before they are needed, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pages.projects);
    await page
      .getByRole('article')
      .first()
      .evaluate((first, count) => {
        const list = first.closest('ul');
        const last = list?.lastElementChild;
        if (!list || !last) throw new Error('The cards are in no list.');
        while (list.children.length < count) list.append(last.cloneNode(true));
      }, CARDS);
    await expect.poll(() => isLastLaidOut(page)).toBe(false);
    const items = page.getByRole('main').locator('li:has(> article)');
    const widths = await items.evaluateAll((all) => all.slice(1).map((it) => it.clientWidth));
    expect(widths).toHaveLength(CARDS - 1);
    expect(new Set(widths).size).toBe(1);

    await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' });
    expect(await isLastLaidOut(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
    await expect.poll(() => isLastLaidOut(page)).toBe(false);

    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect.poll(() => isLastLaidOut(page)).toBe(true);
  });
}
