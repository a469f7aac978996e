import type { Page } from '@playwright/test';
import { converter, parse } from 'culori';
import sharp from 'sharp';
import { contrastOf } from '@/lib/brand/contrast';
import { COLOR_PAIRS } from '@/styles/color-pairs';
import type { Colors, Token } from '@/styles/palette';

/** Where a page shows text, and in what colour. Lengths in CSS px, from the page's top left corner. */
interface Piece {
  text: string;
  /** As the browser computes it. */
  color: string;
  /** Of the element and all around it together, 0 to 1. */
  opacity: number;
  /** Large by WCAG (24 px, or 18.66 px in bold), or the placeholder of a field. */
  isLarge: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

/** What a page's text needs: `text` for all that is not large. */
export interface Needed {
  text: number;
  large: number;
}

/** Three bytes a pixel, from the top left corner on; sides in px. */
interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Three channels of a pixel or a colour, 0 to 255. */
type Channels = readonly [number, number, number];

const rgb = converter('rgb');

/**
 * Text of a page that stands out too little from what is painted behind it, whatever that is: the worst pixel counts.
 * The text itself is painted away for that. With the theme's colours also text on a ground of which `COLOR_PAIRS` does
 * not speak. A finding each.
 */
export async function findFaintText(page: Page, needed: Needed, colors?: Colors): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // As high as the page: nothing of it is out of the picture.
  await page.setViewportSize({ ...window, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  const before = await textsOf(page);
  const picture = await pictureWithoutText(page);
  // A tooltip or a toast may come or go meanwhile.
  const after = new Set((await textsOf(page)).map((piece) => JSON.stringify(piece)));
  const pieces = before.filter((piece) => after.has(JSON.stringify(piece)));
  await page.setViewportSize(window);
  const faults = pieces.flatMap(({ text, color, opacity, isLarge, box }) => {
    const ink = numberOf(channelsOf(color));
    const grounds = [...colorsIn(picture, box)];
    if (grounds.length === 0) return [];
    const least = Math.min(...grounds.map(([ground]) => contrastOf(hexOf(ink), hexOf(ground), opacity)));
    const [ground] = grounds.reduce((most, one) => (one[1] > most[1] ? one : most));
    const shown = JSON.stringify(text.trim().slice(0, 40));
    const contrast = isLarge ? needed.large : needed.text;
    // A channel is a whole number: what has the contrast to the letter may lose a hundredth of it.
    const faint = least < contrast - 0.01 ? [`${shown} has ${least.toFixed(2)}:1 and needs ${contrast}:1`] : [];
    const stray = colors && opacity === 1 ? strayPair(colors, ink, ground) : undefined;
    return stray ? [...faint, `${shown} is ${stray}, which is no pair of styles/color-pairs.ts`] : faint;
  });
  return [...new Set(faults)];
}

/** The colours in a box of a picture, each with how many pixels have it. */
function colorsIn({ data, width, height }: Picture, box: Piece['box']): Map<number, number> {
  const counts = new Map<number, number>();
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))];
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      const color = numberOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return counts;
}

/** Two colours of the theme that are no pair, in words; nothing where they are one, or no colours of the theme. */
function strayPair(colors: Colors, ink: number, ground: number): string | undefined {
  const tokensOf = (value: number) =>
    Object.entries(colors).flatMap(([token, hex]) =>
      Number.parseInt(hex.slice(1), 16) === value ? (token as Token) : [],
    );
  const above = tokensOf(ink);
  const below = tokensOf(ground);
  const isPair = COLOR_PAIRS.some(
    ({ color, on }) => (above.includes(color) && below.includes(on)) || (above.includes(on) && below.includes(color)),
  );
  return above.length === 0 || below.length === 0 || isPair ? undefined : `${above[0]} on ${below[0]}`;
}

function channelsOf(color: string): Channels {
  const { r, g, b } = rgb(parse(color)) ?? { r: 0, g: 0, b: 0 };
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

/** A colour as one number, as in #RRGGBB. */
function numberOf([red, green, blue]: Channels): number {
  return (red << 16) | (green << 8) | blue;
}

function hexOf(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}

/** All text that is seen of the page, what cannot be used now aside (WCAG excepts it). */
function textsOf(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    /** A line's box is higher than its letters: this part of it, at each end, is empty. */
    const AIR = 0.22;

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-disabled="true"], [inert]') &&
        ancestorsOf(element).every((it) => getComputedStyle(it).clipPath === 'none')
      );
    }

    function ancestorsOf(element: Element | null): Element[] {
      return element ? [element, ...ancestorsOf(element.parentElement)] : [];
    }

    /** By the menu, a toast or a tooltip, if only in part. */
    function isCovered(element: Element, { left, right, top, bottom }: DOMRect): boolean {
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => ({ x, y })),
      );
      return points.some(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.contains(element) && !element.contains(hit);
      });
    }

    function opacityOf(element: Element): number {
      return ancestorsOf(element).reduce((product, it) => product * Number(getComputedStyle(it).opacity), 1);
    }

    function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
      return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    }

    const pieces: Piece[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const style = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const { left, right, top, bottom, height } = box;
        if (right - left < 2 || bottom <= 0 || isCovered(element, box)) continue;
        pieces.push({
          text: node.textContent,
          color: element instanceof SVGElement ? style.fill : style.color,
          opacity: opacityOf(element),
          isLarge: isLarge(style),
          box: { left, right, top: top + height * AIR, bottom: bottom - height * AIR },
        });
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!isSeen(field)) continue;
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const isEmpty = field.matches(':placeholder-shown');
      const style = getComputedStyle(field, isEmpty ? '::placeholder' : undefined);
      pieces.push({
        text: isEmpty ? field.placeholder : field.value,
        color: style.color,
        opacity: isEmpty ? Number(style.opacity) : 1,
        isLarge: isEmpty,
        // Within the border and its round corners.
        box: { left: left + 8, right: right - 8, top: top + 12, bottom: bottom - 12 },
      });
    }
    return pieces;
  });
}

/** What the window shows, with no letter in it. */
async function pictureWithoutText(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, *::before, *::after, ::placeholder {
        /* Else forced colours are those of the letters too; the theme's own are the system's by then. */
        forced-color-adjust: none !important;
        -webkit-text-fill-color: transparent !important;
        text-decoration-color: transparent !important;
        caret-color: transparent !important;
      }
      svg text { fill: transparent !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
