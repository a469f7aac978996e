import type { Page } from '@playwright/test';

/**
 * What of a page's texts stands in a wrong order, or is set as its script does not take it. Names and numbers that are
 * written from left to right have their signs on the side they belong to, whatever runs around them (`C#` and `+20 …`,
 * not `#C`); a sentence's last sign stands where its line ends; joined letters have no space between them, and letters
 * without capitals are not capitalised. A finding each.
 */
export function findOrderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Half a pixel either way is rounding. */
    const SLACK = 0.5;
    /** Phone numbers, then Latin names and addresses with the signs that belong to them, but for the end of a sentence. */
    const LEFT_TO_RIGHT = /\+\d[\d ()-]+\d|[.@]?[A-Za-z0-9](?:[A-Za-z0-9#+.@/:-]*[A-Za-z0-9#+/])?/g;
    const JOINED = /(?=\p{L})\p{Script=Arabic}/u;
    const LAST_SIGNS = /[.!?؟…]$/u;
    const faults: string[] = [];

    function boxOf(text: Text, at: number): DOMRect {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    }

    /** Letters of close lines reach into each other's. */
    function isOneLine(one: DOMRect, other: DOMRect) {
      const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
      return apart < Math.min(one.height, other.height) / 2;
    }

    /** The signs of a text with their places, without what takes no room. */
    function placed(text: Text, from = 0, to = text.length) {
      return Array.from({ length: to - from }, (_, index) => ({
        sign: text.data.charAt(from + index),
        box: boxOf(text, from + index),
      })).filter(({ sign, box }) => box.width > 0 && sign.trim());
    }

    function textsIn(root: Element): Text[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data, parentElement }) => data.trim() && parentElement?.checkVisibility());
    }

    for (const text of textsIn(document.body)) {
      const { letterSpacing, textTransform } = getComputedStyle(text.parentElement as Element);
      const quoted = JSON.stringify(text.data.trim().slice(0, 60));
      if (JOINED.test(text.data) && !['normal', '0px'].includes(letterSpacing)) {
        faults.push(`${letterSpacing} between the joined letters of ${quoted}`);
      }
      if (textTransform !== 'none') faults.push(`${textTransform}: ${quoted}`);
      for (const { 0: name, index } of text.data.matchAll(LEFT_TO_RIGHT)) {
        const signs = placed(text, index, index + name.length);
        const isMixed = signs.some(({ box }, at) => {
          const before = signs[at - 1];
          return before && isOneLine(before.box, box) && box.left < before.box.left - SLACK;
        });
        if (isMixed) faults.push(`${name} is not in its order in ${quoted}`);
      }
    }

    const runsLeft = document.documentElement.dir === 'rtl';
    for (const block of document.body.querySelectorAll('p, dd, dt, li, h1, h2, h3, span, label, figcaption')) {
      const isInline = [...block.querySelectorAll('*')].every((it) =>
        getComputedStyle(it).display.startsWith('inline'),
      );
      const words = block.textContent?.trim() ?? '';
      if (!isInline || !LAST_SIGNS.test(words) || !/\p{L}/u.test(words)) continue;
      if (getComputedStyle(block).direction !== (runsLeft ? 'rtl' : 'ltr')) continue;
      const signs = textsIn(block).flatMap((text) => placed(text));
      const last = signs.at(-1);
      if (!last) continue;
      const line = signs.filter(({ box }) => isOneLine(box, last.box));
      const isAtEnd = line.every(({ box }) =>
        runsLeft ? last.box.left <= box.left + SLACK : last.box.right >= box.right - SLACK,
      );
      if (!isAtEnd) faults.push(`${last.sign} is not at the end of ${JSON.stringify(words.slice(-60))}`);
    }
    return [...new Set(faults)];
  });
}
