import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules for WCAG 2.2, levels A and AA, and axe's best practices. */
const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** What other colours or another width may break in a page without other violations. */
export const LOOK: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
};

/** A contrast of at least 7:1, or 4.5:1 for large text. */
const AAA_CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } };

const SCHEMES = ['light', 'dark'] as const;

/**
 * The violations that axe finds in the page's current state, in the colours of the device. All of the page is laid out
 * for it: what the browser has not laid out yet is larger than the room that is kept for it, and seems to overlap.
 */
export async function findViolations(page: Page, options = WCAG): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // The policy allows constructed style sheets.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  return page.evaluate(async (options) => {
    // Those that follow a scroll position don't end.
    const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(inTime.map((animation) => animation.finished.catch(() => {})));
    const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, options);
}

/** Violations in light and in dark colours. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[]> {
  return inBothSchemes(page, (scheme) => findViolations(page, scheme === 'dark' ? LOOK : WCAG));
}

/** Texts with a contrast below 7:1 for visitors who prefer more contrast, in light and in dark colours. */
export async function findLowContrast(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const found = await inBothSchemes(page, () => findViolations(page, AAA_CONTRAST));
  await page.emulateMedia({ contrast: 'no-preference' });
  return found;
}

async function inBothSchemes(page: Page, find: (scheme: (typeof SCHEMES)[number]) => Promise<string[]>) {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await find(colorScheme)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

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

    interface Piece {
      element: Element;
      text: string;
      box: DOMRect;
    }

    window.scrollTo({ top: 0, behavior: 'instant' });
    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.add(`the page is ${scrollWidth} px wide on a screen of ${width}`);

    const nameOf = ({ element, text }: Piece) => `<${element.localName}> ${JSON.stringify(text.trim().slice(0, 60))}`;

    /** What is derived from an element and the result for its parent, computed once for each. */
    function inherited<Value>(derive: (element: Element, ofParent: Value) => Value, ofNone: Value) {
      const known = new Map<Element, Value>();
      return function of(element: Element | null): Value {
        if (!element) return ofNone;
        const value = known.has(element) ? (known.get(element) as Value) : derive(element, of(element.parentElement));
        known.set(element, value);
        return value;
      };
    }

    /** Whether an element is in visually hidden text. */
    const isClipped = inherited((it, isAround) => isAround || getComputedStyle(it).clipPath !== 'none', false);
    /** Whether an element is in a box that scrolls by itself, also by keyboard: a table or code. */
    const isInScrollBox = inherited((it, isAround) => {
      const box = it.parentElement;
      return isAround || (!!box?.matches('[tabindex="0"]') && getComputedStyle(box).overflowX === 'auto');
    }, false);
    /** The text around an element that is shortened to some lines. */
    const shortenedAround = inherited<Element | undefined>(
      (it, around) => (getComputedStyle(it).webkitLineClamp !== 'none' ? it : around),
      undefined,
    );
    /** The elements around one that cut off what leaves them. */
    const framesAround = inherited<{ frame: Element; isAcross: boolean; isDown: boolean }[]>((it, around) => {
      const { overflowX, overflowY } = getComputedStyle(it);
      const isAcross = overflowX !== 'visible';
      const isDown = ['hidden', 'clip'].includes(overflowY);
      return it !== document.body && (isAcross || isDown) ? [...around, { frame: it, isAcross, isDown }] : around;
    }, []);
    /** The nearest element with a background or border. */
    const cardAround = inherited<Element | undefined>(
      (it, around) => (it !== document.body && hasBackground(it) ? it : around),
      undefined,
    );
    /** Fixed elements overlap the page on purpose, so they are only compared with themselves. */
    const layerAround = inherited<Element | undefined>(
      (it, around) => (getComputedStyle(it).position === 'fixed' ? it : around),
      undefined,
    );
    const blockAround = inherited<Element | undefined>(
      (it, around) => (getComputedStyle(it).display !== 'inline' ? it : around),
      undefined,
    );
    const boxes = new Map<Element, DOMRect>();
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      return box;
    };

    /** Ignores decoration and photos that fill their frame, which may overlap anything. */
    function isVisible(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element.localName === 'img' && getComputedStyle(element).objectFit === 'cover') &&
        !element.closest('[aria-hidden="true"], [alt=""], [data-reveal="hidden"]') &&
        !isClipped(element)
      );
    }

    function hasBackground(element: Element): boolean {
      const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
      const isFramed = [borderTopWidth, borderBottomWidth, borderLeftWidth].every((line) => line !== '0px');
      return isFramed || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    }

    /** Whether a line is below the last one that a shortened text shows. */
    function isShortenedAway({ element, box: { top, bottom } }: Piece): boolean {
      const shortened = shortenedAround(element);
      return shortened !== undefined && (top + bottom) / 2 > boxOf(shortened).bottom;
    }

    /** Words that are in two lines, unless the visitor spaces their letters. */
    function findBrokenWords(node: Node, text: string, element: Element) {
      if (Number.parseFloat(getComputedStyle(element).letterSpacing) > 0) return;
      for (const { 0: word, index } of text.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) faults.add(`a broken word: ${word}`);
      }
    }

    function linesOf(element: Element): Piece[] {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      return texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = node.textContent ?? '';
        const lines = [...range.getClientRects()];
        const height = new Set(lines.map(({ top }) => top)).size;
        if (height > 3 && height >= text.trim().length) faults.add(`one letter in a line: ${text}`);
        if (element.closest('h1')) findBrokenWords(node, text, element);
        return lines.map((box) => ({ element, text, box }));
      });
    }

    function checkPlace(piece: Piece, around: Element | null) {
      const { box } = piece;
      // The skip link is above the viewport until it has the focus.
      if (box.width === 0 || box.height === 0 || box.bottom <= 0) return;
      if (box.left < -SLACK || box.right > width + SLACK)
        faults.add(`off the screen of ${width} px, at ${Math.round(box.left)}: ${nameOf(piece)}`);
      for (const { frame, isAcross, isDown } of framesAround(around)) {
        const { left, right, top, bottom } = boxOf(frame);
        const isCutAcross = isAcross && (box.left < left - SLACK || box.right > right + SLACK);
        const isCutDown = isDown && (box.top < top - SLACK || box.bottom > bottom + SLACK);
        if (isCutAcross || isCutDown) faults.add(`cut off by its <${frame.localName}>: ${nameOf(piece)}`);
      }
    }

    const elements = [...document.body.querySelectorAll('*')].filter((it) => !isInScrollBox(it) && isVisible(it));
    const pieces = elements.flatMap(linesOf).filter((piece) => piece.box.width > 0 && !isShortenedAway(piece));
    for (const piece of pieces) checkPlace(piece, piece.element);
    // The lines of shortened text are in `pieces`.
    for (const element of elements.filter((it) => [undefined, it].includes(shortenedAround(it)))) {
      const piece = { element, text: element.textContent, box: boxOf(element) };
      // A picture fills its frame, which crops it.
      if (element.localName !== 'img') checkPlace(piece, element.parentElement);
      else if (piece.box.width < 20) faults.add(`a picture ${piece.box.width} px wide: ${element.getAttribute('alt')}`);
    }

    function glyphs({ box: { left, right, top, bottom, height } }: Piece) {
      return { left, right, top: top + height * BLANK, bottom: bottom - height * BLANK };
    }

    for (const piece of pieces) {
      const card = cardAround(piece.element);
      if (!card || card === document.documentElement) continue;
      const frame = boxOf(card);
      const { left, right, top, bottom } = glyphs(piece);
      const isOutAcross = left < frame.left - SLACK || right > frame.right + SLACK;
      // The menu scrolls in a low viewport.
      const scrolls = getComputedStyle(card).overflowY === 'auto';
      if (isOutAcross || (!scrolls && (top < frame.top - SLACK || bottom > frame.bottom + SLACK)))
        faults.add(`overflows its <${card.localName}>: ${nameOf(piece)}`);
    }

    const placed = pieces
      .filter(({ box }) => box.bottom > 0)
      .map((piece) => ({
        piece,
        ...glyphs(piece),
        block: blockAround(piece.element),
        layer: layerAround(piece.element),
      }))
      .sort((one, other) => one.top - other.top);
    for (const [index, one] of placed.entries()) {
      for (let next = index + 1; next < placed.length; next += 1) {
        const other = placed[next];
        // All further ones are lower.
        if (!other || other.top > one.bottom - SLACK) break;
        if (one.block === other.block || one.layer !== other.layer) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        if (across > SLACK && down > SLACK) faults.add(`${nameOf(one.piece)} overlaps ${nameOf(other.piece)}`);
      }
    }

    return [...faults];
  });
}

/** A page's star in rings, and the home page's rosette, which may be behind a picture. */
export const FIGURE = 'main [aria-hidden="true"]:is(:has(> svg + svg), svg:has(+ figure))';

/**
 * What the visible part of a page's figure is behind: the header, a card, a control, or a text without a background of its
 * own. A text is measured from the ascent to the descent of its letters.
 */
export function findUnderFigure(page: Page): Promise<string[]> {
  return page.locator(FIGURE).evaluateAll(([figure]) => {
    if (!figure) return [];
    const box = figure.getBoundingClientRect();
    let frame = figure;
    while (frame.parentElement && getComputedStyle(frame).overflowY !== 'clip') frame = frame.parentElement;
    const edges = frame.getBoundingClientRect();
    const radius = box.width / 2 - 1;
    const centre = { x: box.x + radius, y: box.y + radius };
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    /** A line of text without the space above and below its letters, which depends on the font. */
    const lettersIn = (node: Node, { left, right, top, bottom }: DOMRect) => {
      canvas.font = getComputedStyle(node.parentElement as Element).font;
      const sizes = canvas.measureText(node.textContent ?? '');
      return {
        left,
        right,
        top: top + sizes.fontBoundingBoxAscent - sizes.actualBoundingBoxAscent,
        bottom: bottom - sizes.fontBoundingBoxDescent + sizes.actualBoundingBoxDescent,
      };
    };
    const isOver = ({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) => {
      const lowest = Math.min(bottom, edges.bottom - 1);
      const highest = Math.max(top, edges.top + 1);
      const x = Math.max(left, Math.min(centre.x, right)) - centre.x;
      const y = Math.max(highest, Math.min(centre.y, lowest)) - centre.y;
      return highest < lowest && Math.hypot(x, y) < radius;
    };
    const isFilled = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isOnCard = (element: Element | null): boolean =>
      element !== null && element !== document.body && (isFilled(element) || isOnCard(element.parentElement));
    const under: string[] = [];
    for (const element of document.querySelectorAll('header, main *, footer *')) {
      // The picture before the home page's rosette hides a part of it.
      const isBefore = element.closest('svg + figure');
      if (figure.contains(element) || element.contains(figure) || isBefore) continue;
      const isPart = element.matches('header, a, button, input, textarea, video') || isFilled(element);
      if (isPart && !element.closest('[aria-hidden="true"]') && isOver(element.getBoundingClientRect()))
        under.push(`<${element.localName}> ${element.textContent.trim().slice(0, 40)}`);
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim() || isOnCard(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((line) => isOver(lettersIn(node, line)))) under.push(node.data);
      }
    }
    return under;
  });
}

/** What is over the figure on phones, at the widths from which figures have another place, and on large screens. */
export async function findCoveredByFigure(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 768 });
    found.push(...(await findUnderFigure(page)).map((part) => `at ${width} px: ${part}`));
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
