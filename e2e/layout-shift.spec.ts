import { expect, inMotion, pages, scriptsHaveRun, test, withBasePath } from './support/site';
import { DESK, PHONE } from './support/viewports';

test.use(inMotion);

for (const viewport of [PHONE, DESK]) {
  test(`nothing shifts while a page loads, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.layoutShifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          // Less than half a pixel of a word: the fallback font's widths are not quite those of the font.
          if (value < 0.0005) continue;
          const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
          window.layoutShifts.push(`${value}: ${moved.map((html) => html?.slice(0, 120)).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [name, path] of Object.entries(pages)) {
      // From a page of the site the browser would keep showing that one until the fonts are there.
      await page.goto('about:blank');
      await page.goto(withBasePath(path));
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      await scriptsHaveRun(page);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect.soft(await page.evaluate(() => window.layoutShifts), name).toEqual([]);
    }
  });
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
