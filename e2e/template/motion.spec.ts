import type { Page } from '@playwright/test';
import { REVEAL_DELAYS } from '../lib/constants';
import { routes } from '../lib/routes';
import { DESKTOP, expect, inMotion, open, PHONE, pages, scriptsHaveRun, test, withBasePath } from './support/site';

test.use({ ...inMotion, viewport: PHONE });

const HIDDEN = '[data-reveal="hidden"]';
const FIGURE = 'main [aria-hidden="true"]:has(> svg + svg)';

/** Records blocks hidden in view, and animations other than of a whole element's opacity and position. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    window.motion = { blanked: [], animated: 0, painted: [] };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const block = target as HTMLElement;
        const { top, bottom } = block.getBoundingClientRect();
        const isInView = top < window.innerHeight && bottom > 0;
        if (block.dataset.reveal === 'hidden' && isInView) window.motion.blanked.push(block.textContent ?? '');
      }
    }).observe(document, { attributeFilter: ['data-reveal'], subtree: true });
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        for (const { effect } of (target as Element).getAnimations({ subtree: true })) {
          if (!(effect instanceof KeyframeEffect)) continue;
          // Parts of an SVG have no compositor layer of their own, but the whole SVG may have one.
          const isPart = effect.target instanceof SVGElement && effect.target.ownerSVGElement !== null;
          const names = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
          const properties = names.filter((name) => !/offset|easing|composite/i.test(name));
          window.motion.animated += properties.length;
          if (isPart || properties.some((name) => !['opacity', 'transform'].includes(name)))
            window.motion.painted.push(`${properties} of ${effect.target?.outerHTML.slice(0, 120)}`);
        }
      });
    }
  });
}

test('scrolling down shows every block, hides nothing in view, and animates without repaints', async ({ page }) => {
  await watchMotion(page);
  await open(page, routes.home);
  await page.locator(HIDDEN).first().waitFor({ state: 'attached' });
  for (let hidden = await page.locator(HIDDEN).count(); hidden > 0; hidden = await page.locator(HIDDEN).count()) {
    const block = await page.locator(HIDDEN).first().elementHandle();
    await block?.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect.poll(() => block?.getAttribute('data-reveal')).toBe('shown');
  }
  const { blanked, animated, painted } = await page.evaluate(() => window.motion);
  expect(blanked).toEqual([]);
  expect(painted).toEqual([]);
  expect(animated).toBeGreaterThan(0);
});

test('a hidden block fades in when it enters the view, and is visible with focus inside and in print', async ({
  page,
}) => {
  await open(page, routes.home);
  await page.locator(HIDDEN).first().waitFor({ state: 'attached' });
  const block = await page.locator(HIDDEN).last().elementHandle();
  const style = () =>
    block?.evaluate((it) => {
      const { opacity, transitionDuration, transitionDelay } = getComputedStyle(it);
      return { opacity, durations: transitionDuration.split(', '), delay: transitionDelay.split(', ')[0] };
    });
  expect(await style()).toMatchObject({ opacity: '0' });
  await page.emulateMedia({ media: 'print' });
  expect(await style()).toMatchObject({ opacity: '1' });
  await page.emulateMedia({ media: 'screen' });
  const link = await page.locator(`${HIDDEN} a`).first().elementHandle();
  await link?.focus();
  expect(await link?.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);

  await block?.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect.poll(async () => (await style())?.opacity).toBe('1');
  const { durations, delay } = (await style()) ?? {};
  expect(new Set(durations)).toEqual(new Set(['0.7s']));
  expect(REVEAL_DELAYS.map((ms) => `${ms / 1000}s`)).toContain(delay);
});

test('loading a page causes no layout shift', { tag: '@whole-browser' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        // Less than half a pixel of a word: the fallback font's metrics differ slightly from the font's.
        if (value < 0.0005) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        window.layoutShifts.push(`${value}: ${moved.map((html) => html?.slice(0, 120)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [viewport, path] of [
    [PHONE, pages.about],
    [PHONE, pages.contact],
    [{ width: 1000, height: 600 }, pages.home],
  ] as const) {
    await page.setViewportSize(viewport);
    // Coming from a page of the site, the browser would show that page until the fonts have loaded.
    await page.goto('about:blank');
    await page.goto(withBasePath(path));
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    await scriptsHaveRun(page);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
    expect.soft(await page.evaluate(() => window.layoutShifts), `${path}, ${viewport.width} px`).toEqual([]);
  }
});

/** Texts without a background of their own that overlap the visible part of a figure. */
function textsOverFigure(page: Page): Promise<string[]> {
  return page.locator(FIGURE).evaluate((figure) => {
    const box = figure.getBoundingClientRect();
    const { webkitMaskImage } = getComputedStyle(figure);
    // The figure is invisible beyond the mask's last colour stop.
    const end = Number(/([\d.]+)%\)$/.exec(webkitMaskImage)?.[1] ?? 100) / 100;
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isOver = ({ left, right, top, bottom }: DOMRect) => {
      const x = Math.max(left, Math.min(centre.x, right)) - centre.x;
      const y = Math.max(top, Math.min(centre.y, bottom)) - centre.y;
      return Math.hypot(x, y) < box.width / 2 - 1 && top < box.y + box.height * end - 1;
    };
    const hasBackground = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'main' &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasBackground(element.parentElement));
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isOver) && !hasBackground(node.parentElement))
        found.push(node.textContent ?? '');
    }
    return found;
  });
}

test('figures don’t overlap text at any width; the home page’s rotates with the scroll only on a desktop', async ({
  page,
}) => {
  const turned = () =>
    page.locator(FIGURE).evaluate((figure) => {
      window.scrollTo({ top: innerHeight / 2, behavior: 'instant' });
      return new Promise<string>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(getComputedStyle(figure).transform))),
      );
    });
  await page.goto(withBasePath(routes.home));
  expect(await turned()).toBe('none');
  await page.setViewportSize(DESKTOP);
  expect(await turned()).toMatch(/^matrix\(0\.9/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turned()).toBe('none');

  for (const [name, path] of Object.entries(pages)) {
    await page.goto(withBasePath(path));
    await expect(page.locator(FIGURE), name).toHaveCount(1);
    // The not-found page's figure is behind its text on purpose.
    if (name === 'not-found') continue;
    for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1024, height: 700 }, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect.soft(await textsOverFigure(page), `${name}, ${viewport.width} px`).toEqual([]);
    }
  }
});

interface LayoutShift extends PerformanceEntry {
  /** The layout shift score, 0 to 1. */
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    motion: {
      /** Text of the blocks that were hidden in view. */
      blanked: string[];
      /** The number of animated properties. */
      animated: number;
      painted: string[];
    };
    /** Each layout shift, with the first words of what moved. */
    layoutShifts: string[];
  }
}
