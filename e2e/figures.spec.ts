import type { Page } from '@playwright/test';
import { routes } from '../lib/routes';
import { expect, inMotion, pages, test, withBasePath } from './support/site';
import { DESK, PHONE } from './support/viewports';

const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1024, height: 700 };

/** The texts of a page's body that a figure's lines could be seen behind: those without a ground of their own. */
function textsOverFigure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure = document.querySelector('main [aria-hidden="true"]:has(> svg + svg)');
    if (!figure) return ['there is no figure'];
    const box = figure.getBoundingClientRect();
    const { webkitMaskImage } = getComputedStyle(figure);
    // The mask's last stop is where nothing of it is left.
    const end = Number(/([\d.]+)%\)$/.exec(webkitMaskImage)?.[1] ?? 100) / 100;
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isOver = ({ left, right, top, bottom }: DOMRect) => {
      const x = Math.max(left, Math.min(centre.x, right)) - centre.x;
      const y = Math.max(top, Math.min(centre.y, bottom)) - centre.y;
      return Math.hypot(x, y) < box.width / 2 - 1 && top < box.y + box.height * end - 1;
    };
    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'main' &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasGround(element.parentElement));
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isOver) && !hasGround(node.parentElement))
        found.push(node.textContent ?? '');
    }
    return found;
  });
}

for (const viewport of [PHONE, TABLET, LAPTOP, DESK]) {
  test(`every page has a figure, clear of its text, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(withBasePath(path));
      // The broken figure of the not-found page stands behind its words on purpose.
      if (name === 'not-found')
        await expect.soft(page.locator('main [aria-hidden="true"]:has(> svg + svg)')).toHaveCount(1);
      else expect.soft(await textsOverFigure(page), name).toEqual([]);
    }
  });
}

test.describe('in motion', () => {
  test.use(inMotion);

  test('the home page’s rosette turns with the scroll, on a desk alone', async ({ page }) => {
    const turned = () =>
      page.evaluate(() => {
        const rosette = document.querySelector('main [aria-hidden="true"]:has(> svg + svg)') as Element;
        window.scrollTo({ top: innerHeight / 2, behavior: 'instant' });
        return new Promise<string>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(getComputedStyle(rosette).transform))),
        );
      });
    await page.setViewportSize(DESK);
    await page.goto(withBasePath(routes.home));
    expect(await turned()).toMatch(/^matrix\(0\.9/);
    await page.setViewportSize(PHONE);
    expect(await turned()).toBe('none');
    await page.setViewportSize(DESK);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await turned()).toBe('none');
  });
});
