import { findWholeBrowser } from '../scripts/find-browser.mjs';
import { DESK, expect, openAndSettle, PHONE, pages, test } from './support/site';

/** A whole browser: the headless shell paints before the fonts are there, which a visitor's does not. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, executablePath: findWholeBrowser() });
    },
    { scope: 'worker' },
  ],
});

for (const [name, path] of Object.entries(pages)) {
  for (const viewport of [PHONE, DESK]) {
    test(`nothing on ${name} shifts while it loads, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        window.layoutShifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
            window.layoutShifts.push(`${value}: ${moved.map((html) => html?.slice(0, 120)).join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openAndSettle(page, path);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  }
}

interface LayoutShift extends PerformanceEntry {
  /** How much of the view moved how far, 0 to 1. */
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Each shift with the beginning of what moved. */
    layoutShifts: string[];
  }
}
