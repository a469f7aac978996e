import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { FIGURE, findCoveredByFigure } from '../support/page-faults';
import { DESKTOP, expect, inMotion, open, PHONE, pages, scriptsHaveRun, test, withBasePath } from '../support/site';

test.use({ ...inMotion, viewport: PHONE });

const HIDDEN = '[data-reveal="hidden"]';

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
  const hidden = page.locator(HIDDEN);
  await hidden.first().waitFor({ state: 'attached' });
  for (let left = await hidden.count(); left > 0; left = await hidden.count()) {
    const block = await hidden.first().elementHandle();
    await block?.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect.poll(() => block?.getAttribute('data-reveal')).toBe('shown');
  }
  const { blanked, animated, painted } = await page.evaluate(() => window.motion);
  expect(blanked).toEqual([]);
  expect(painted).toEqual([]);
  expect(animated).toBeGreaterThan(0);
});

test('a hidden block fades in when scrolled to, and is visible in print and with focus inside', { tag: '@ci' }, async ({
  page,
}) => {
  await open(page, routes.home);
  await page.locator(HIDDEN).first().waitFor({ state: 'attached' });
  const block = await page.locator(HIDDEN).last().elementHandle();
  const style = (name: 'opacity' | 'transition') => block?.evaluate((it, name) => getComputedStyle(it)[name], name);
  expect(await style('opacity')).toBe('0');
  await page.emulateMedia({ media: 'print' });
  expect(await style('opacity')).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  const link = await page.locator(`${HIDDEN} a`).first().elementHandle();
  await link?.focus();
  expect(await link?.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);
  await block?.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect.poll(() => style('opacity')).toBe('1');
  expect(await style('transition')).toMatch(/^opacity 0\.7s .* 0\.[1-6]5?s/);
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
  const fallback = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
  const hasFallback = (source: string) => new FontFace('Fallback', source).load().then(Boolean, () => false);
  const isInstalled = await page.evaluate(hasFallback, fallback);
  // Pictures and fonts arrive after the first paint. Where none of these is installed, letters would change their widths.
  await page.route(/\/pictures\/|\.woff2/, (route) => {
    if (isInstalled || !route.request().url().includes('.woff2')) setTimeout(() => route.continue(), 300);
    else route.abort();
  });
  for (const [viewport, path] of [
    [PHONE, pages.about],
    [PHONE, pages.contact],
    [{ width: 1000, height: 600 }, pages.home],
    [{ width: 1000, height: 900 }, '/projects/harbour-ledger/'],
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

test('figures don’t overlap a heading of one line, or what follows a short text', { tag: '@ci' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(withBasePath(routes.home));
  await page.locator('h1').evaluate((heading) => heading.replaceChildren('Web Developer'));
  expect.soft(await findCoveredByFigure(page)).toEqual([]);

  await page.goto(withBasePath(pages.about));
  await expect.soft(page.locator(FIGURE), 'the portrait is in the place of the figure').toHaveCount(0);
  await page.goto(withBasePath(pages.services));
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('h1 ~ *')) text.remove();
  });
  expect.soft(await findCoveredByFigure(page)).toEqual([]);

  await page.goto(withBasePath('/desk/'));
  await page.locator(FIGURE).evaluate((figure) => {
    const top = figure.parentElement;
    while (top?.nextElementSibling) top.nextElementSibling.remove();
  });
  expect(await findCoveredByFigure(page)).toEqual([]);
});

test('the first screen shows a project’s picture from the hairline up, before the upper part of the star', {
  tag: '@ci',
}, async ({ page }) => {
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => it.getBoundingClientRect());
  await page.goto(withBasePath(routes.home));
  for (const size of [PHONE, { width: 1366, height: 768 }, DESKTOP, { width: 1536, height: 1000 }]) {
    await page.setViewportSize(size);
    const [section, picture, star, frame] = [
      await boxOf('section:has(h1)'),
      await boxOf('main figure img'),
      await boxOf(FIGURE),
      await boxOf('main figure'),
    ];
    expect.soft(frame.bottom, `${size.width} px`).toBeCloseTo(section.bottom, 0);
    expect.soft(star.top, `${size.width} px`).toBeGreaterThan(80);
    expect.soft(frame.top - star.top, `${size.width} px`).toBeGreaterThan(40);
    expect.soft(star.bottom, `${size.width} px`).toBeLessThan(section.bottom);
    expect.soft(frame.top, `${size.width} px`).toBeLessThan(size.height - 100);
    expect.soft(picture.height, `${size.width} px`).toBe(size === PHONE ? 600 : 529);
  }
  const link = page.getByRole('figure').first().getByRole('link');
  await expect(link).toHaveAttribute('href', withBasePath('/projects/harbour-ledger/'));
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
