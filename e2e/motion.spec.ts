import type { Page } from '@playwright/test';
import { expect, inMotion, open, pages, test } from './support/site';
import { DESK, PHONE } from './support/viewports';

test.use(inMotion);

/** What a browser animates without its main thread, as long as it is the box of an element that moves. */
const COMPOSITED = ['opacity', 'transform'];

/** What a page animated by itself since its beginning: a property and what it is of, each. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    window.motion = [];
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        for (const { effect } of (target as Element).getAnimations({ subtree: true })) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const keyframes = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
          const properties = keyframes.filter(
            (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
          );
          // The parts of a drawing have no layer of their own; the drawing as a whole may have one.
          const isPart = effect.target instanceof SVGElement && effect.target.ownerSVGElement !== null;
          const place = `${isPart ? 'part of a drawing' : 'element'} ${effect.target?.outerHTML.slice(0, 120)}`;
          window.motion.push(...properties.map((property) => ({ property, isPart, place })));
        }
      });
    }
  });
}

for (const viewport of [PHONE, DESK]) {
  test(`every page moves by itself without painting anew, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchMotion(page);
    for (const [name, path] of Object.entries(pages)) {
      await open(page, path);
      const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight));
      for (const down of [...Array(screens).keys(), 0]) {
        await page.evaluate(
          (screen) => window.scrollTo({ top: screen * window.innerHeight, behavior: 'instant' }),
          down,
        );
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      }
      const motion = await page.evaluate(() => window.motion);
      expect.soft(motion, name).not.toEqual([]);
      expect
        .soft(
          motion.filter(({ property, isPart }) => isPart || !COMPOSITED.includes(property)),
          name,
        )
        .toEqual([]);
    }
  });
}

declare global {
  interface Window {
    motion: { property: string; isPart: boolean; place: string }[];
  }
}
