import type { Page } from '@playwright/test';

/**
 * Layout faults: text and boxes that leave the viewport, are cut off, overflow the background or border around them, or
 * overlap one another; and a page that scrolls horizontally. Measured at the top of the page, where the header covers
 * nothing.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance for rounding, in px. */
    const SLACK = 1;
    /** The share of the line height, at each end, that has no glyphs. */
    const BLANK = 0.22;

    window.scrollTo({ top: 0, behavior: 'instant' });
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide on a screen of ${width}`);

    function nameOf({ element, text }: { element: Element; text: string }): string {
      return `<${element.localName}> ${JSON.stringify(text.trim().slice(0, 60))}`;
    }

    function ancestorsOf(element: Element | null): Element[] {
      return element ? [element, ...ancestorsOf(element.parentElement)] : [];
    }

    /** Ignores decoration and photos that fill their frame, which may overlap anything, and visually hidden text. */
    function isVisible(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element.localName === 'img' && getComputedStyle(element).objectFit === 'cover') &&
        !element.closest('[aria-hidden="true"], [alt=""], [data-reveal="hidden"]') &&
        ancestorsOf(element).every((it) => getComputedStyle(it).clipPath === 'none')
      );
    }

    /** Whether an element is in a box that scrolls by itself, also by keyboard: a table or code. */
    function isInScrollBox(element: Element): boolean {
      const box = element.parentElement?.closest('[tabindex="0"]');
      return !!box && getComputedStyle(box).overflowX === 'auto';
    }

    /** Whether a line is below the last one that a shortened text shows. */
    function isShortenedAway(element: Element, { top, bottom }: DOMRect): boolean {
      const shortened = ancestorsOf(element).find((it) => getComputedStyle(it).webkitLineClamp !== 'none');
      return shortened !== undefined && (top + bottom) / 2 > shortened.getBoundingClientRect().bottom;
    }

    const elements = [...document.body.querySelectorAll('*')].filter((it) => isVisible(it) && !isInScrollBox(it));

    const pieces = elements.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, text: node.textContent ?? '', box }));
        })
        .filter(({ element: parent, box }) => box.width > 0 && !isShortenedAway(parent, box)),
    );

    // A picture fills its frame, which crops it.
    const boxes = elements
      .filter((element) => element.localName !== 'img')
      .map((element) => ({
        element,
        text: element.textContent ?? '',
        box: element.getBoundingClientRect(),
      }));

    for (const piece of [...pieces, ...boxes]) {
      const { element, box } = piece;
      if (box.width === 0 || box.height === 0) continue;
      // The skip link is above the viewport until it has the focus.
      if (box.bottom <= 0) continue;
      if (box.left < -SLACK || box.right > width + SLACK) {
        faults.push(`off the screen of ${width} px, at ${Math.round(box.left)}: ${nameOf(piece)}`);
      }
      for (const ancestor of ancestorsOf(element).slice(pieces.includes(piece) ? 0 : 1)) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const frame = ancestor.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
        const isCutDown =
          ['hidden', 'clip'].includes(overflowY) && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK);
        if (ancestor !== document.body && (isCutAcross || isCutDown)) {
          faults.push(`cut off by its <${ancestor.localName}>: ${nameOf(piece)}`);
        }
      }
    }

    function glyphs({ box }: { box: DOMRect }) {
      return {
        left: box.left,
        right: box.right,
        top: box.top + box.height * BLANK,
        bottom: box.bottom - box.height * BLANK,
      };
    }

    function hasBackground(element: Element): boolean {
      const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
      const isFramed = [borderTopWidth, borderBottomWidth, borderLeftWidth].every((line) => line !== '0px');
      return isFramed || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    }

    for (const piece of pieces) {
      const card = ancestorsOf(piece.element).find((it) => it !== document.body && hasBackground(it));
      if (!card || card === document.documentElement) continue;
      const frame = card.getBoundingClientRect();
      const { left, right, top, bottom } = glyphs(piece);
      const isOutAcross = left < frame.left - SLACK || right > frame.right + SLACK;
      // The menu scrolls in a low viewport.
      const scrolls = getComputedStyle(card).overflowY === 'auto';
      if (isOutAcross || (!scrolls && (top < frame.top - SLACK || bottom > frame.bottom + SLACK))) {
        faults.push(`overflows its <${card.localName}>: ${nameOf(piece)}`);
      }
    }

    /** Fixed elements overlap the page on purpose, so they are only compared with themselves. */
    function layerOf(element: Element): Element | undefined {
      return ancestorsOf(element).find((it) => getComputedStyle(it).position === 'fixed');
    }

    function blockOf(element: Element): Element | undefined {
      return ancestorsOf(element).find((it) => getComputedStyle(it).display !== 'inline');
    }

    const placed = pieces
      .filter(({ box }) => box.bottom > 0)
      .map((piece) => ({ piece, area: glyphs(piece), block: blockOf(piece.element), layer: layerOf(piece.element) }));
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (one.block === other.block || one.layer !== other.layer) continue;
        const across = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
        const down = Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
        if (across > SLACK && down > SLACK) faults.push(`${nameOf(one.piece)} overlaps ${nameOf(other.piece)}`);
      }
    }

    return [...new Set(faults)];
  });
}
