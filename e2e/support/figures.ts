import type { Page } from '@playwright/test';

/** A page's star in rings, and the home page's rosette. */
export const FIGURE = 'main [aria-hidden="true"]:has(> svg + svg)';

/** Texts without a background of their own that overlap the visible part of a figure. */
export function textsOverFigure(page: Page): Promise<string[]> {
  return page.locator(FIGURE).evaluateAll(([figure]) => {
    if (!figure) return [];
    const box = figure.getBoundingClientRect();
    const { webkitMaskImage } = getComputedStyle(figure);
    const frame = figure.parentElement as Element;
    // The figure is invisible beyond the mask's last colour stop, and where its frame cuts it off.
    const fade = box.y + (box.height * Number(/([\d.]+)%\)$/.exec(webkitMaskImage)?.[1] ?? 100)) / 100;
    const edge = getComputedStyle(frame).overflowY === 'clip' ? frame.getBoundingClientRect().bottom : fade;
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** The space above and below a text's glyphs in its line, which depends on the font. */
    const blanksOf = (node: Node) => {
      canvas.font = getComputedStyle(node.parentElement as Element).font;
      const sizes = canvas.measureText(node.textContent ?? '');
      return {
        above: sizes.fontBoundingBoxAscent - sizes.actualBoundingBoxAscent,
        below: sizes.fontBoundingBoxDescent - sizes.actualBoundingBoxDescent,
      };
    };
    const isOver = (line: DOMRect, { above, below }: ReturnType<typeof blanksOf>) => {
      const { left, right } = line;
      const [top, bottom] = [line.top + above, line.bottom - below];
      const x = Math.max(left, Math.min(centre.x, right)) - centre.x;
      const y = Math.max(top, Math.min(centre.y, bottom)) - centre.y;
      return Math.hypot(x, y) < box.width / 2 - 1 && top < Math.min(fade, edge) - 1;
    };
    const hasBackground = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasBackground(element.parentElement));
    const found: string[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const blanks = blanksOf(node);
        if ([...range.getClientRects()].some((line) => isOver(line, blanks)) && !hasBackground(node.parentElement))
          found.push(node.textContent ?? '');
      }
    }
    return found;
  });
}
