import type { Page } from '@playwright/test';

/** A page's star in rings, and the home page's rosette. */
export const FIGURE = 'main [aria-hidden="true"]:has(> svg + svg)';

/** Texts without a background of their own that overlap the visible part of a figure. */
export function textsOverFigure(page: Page): Promise<string[]> {
  return page.locator(FIGURE).evaluateAll(([figure]) => {
    if (!figure) return [];
    const box = figure.getBoundingClientRect();
    const { webkitMaskImage } = getComputedStyle(figure);
    // The figure is invisible beyond the mask's last colour stop.
    const end = Number(/([\d.]+)%\)$/.exec(webkitMaskImage)?.[1] ?? 100) / 100;
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    /** The share of a text's height, at each end, that has no glyphs. */
    const BLANK = 0.2;
    const isOver = ({ left, right, top, bottom, height }: DOMRect) => {
      const x = Math.max(left, Math.min(centre.x, right)) - centre.x;
      const y = Math.max(top + height * BLANK, Math.min(centre.y, bottom - height * BLANK)) - centre.y;
      return Math.hypot(x, y) < box.width / 2 - 1 && top + height * BLANK < box.y + box.height * end - 1;
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
