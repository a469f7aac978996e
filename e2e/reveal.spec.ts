import { REVEAL_DELAYS } from '../lib/limits';
import { expect, inMotion, open, openAndSettle, pages, test } from './support/site';
import { PHONE } from './support/viewports';

test.use({ ...inMotion, viewport: PHONE });

const HIDDEN = '[data-reveal="hidden"]';

test('nothing in view is blanked out while a page loads, and every block below shows on the way down', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.blanked = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const block = target as HTMLElement;
        const { top, bottom } = block.getBoundingClientRect();
        const isInView = top < window.innerHeight && bottom > 0;
        if (block.dataset.reveal === 'hidden' && isInView) window.blanked.push(block.textContent ?? '');
      }
    }).observe(document, { attributeFilter: ['data-reveal'], subtree: true });
  });
  for (const [name, path] of Object.entries(pages)) {
    await openAndSettle(page, path);
    expect.soft(await page.evaluate(() => window.blanked), name).toEqual([]);

    for (let hidden = await page.locator(HIDDEN).count(); hidden > 0; hidden = await page.locator(HIDDEN).count()) {
      const block = await page.locator(HIDDEN).first().elementHandle();
      await block?.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await expect.poll(() => block?.getAttribute('data-reveal'), name).toBe('shown');
    }
  }
});

test('a block below is hidden once scripts run and shows when it is scrolled to', async ({ page }) => {
  await open(page, '/');
  await page.locator(HIDDEN).first().waitFor({ state: 'attached' });
  const block = await page.locator(HIDDEN).last().elementHandle();
  if (!block) throw new Error('No block is hidden.');
  expect(await block.evaluate((it) => getComputedStyle(it).opacity)).toBe('0');

  await block.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect.poll(() => block.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  const { transitionDuration, transitionDelay } = await block.evaluate((it) => {
    const { transitionDuration, transitionDelay } = getComputedStyle(it);
    return { transitionDuration, transitionDelay };
  });
  expect(transitionDuration.split(', ').every((duration) => duration === '0.7s')).toBe(true);
  expect(REVEAL_DELAYS.map((delay) => `${delay / 1000}s`)).toContain(transitionDelay.split(', ')[0]);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(200);
  expect(await block.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
});

test('nothing is ever hidden under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAndSettle(page, '/');
  await page.waitForTimeout(200);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test('nothing is hidden in print', async ({ page }) => {
  await open(page, '/');
  await page.locator(HIDDEN).first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const opacities = await page.locator(HIDDEN).evaluateAll((all) => all.map((it) => getComputedStyle(it).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('a control in a hidden block shows when the keyboard reaches it', async ({ page }) => {
  await open(page, '/');
  const link = page.locator(`${HIDDEN} a`).last();
  await link.waitFor({ state: 'attached' });
  const control = await link.elementHandle();
  await control?.focus();
  expect(await control?.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);
});

declare global {
  interface Window {
    /** Words of the blocks that vanished under the visitor's eyes. */
    blanked: string[];
  }
}
