import type { Page } from '@playwright/test';

/** A stop of the keyboard: what it is, and where it stands on the page, in px from its top and left. */
export interface Stop {
  words: string;
  /** Over the page at a place of its own, as the skip link is. */
  isApart: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Everything that the keyboard has to come to, in the order of the document. */
export function listStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.tabStops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    return window.tabStops.map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Which of these stops has the focus: -1 when none has. */
export function indexOfFocus(page: Page): Promise<number> {
  return page.evaluate(() => window.tabStops?.indexOf(document.activeElement as HTMLElement) ?? -1);
}

/** The stop that has the focus. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      words: element.outerHTML.slice(0, 100),
      isApart: getComputedStyle(element).position === 'fixed',
      left,
      right,
      top: top + window.scrollY,
      bottom: bottom + window.scrollY,
    };
  });
}

/** Half a pixel either way is rounding. */
const SLACK = 1;

/** Whether a stop follows another as the page is read: on in its row, below, or at the head of a column further on. */
export function followsInPage(one: Stop, next: Stop, runsLeft: boolean): boolean {
  if (one.isApart || next.isApart) return true;
  const shared = Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top);
  const isSameRow = shared > Math.min(one.bottom - one.top, next.bottom - next.top) / 2;
  if (isSameRow) return runsLeft ? next.right <= one.right + SLACK : next.left >= one.left - SLACK;
  if (next.top >= one.top) return true;
  return runsLeft ? next.right <= one.left + SLACK : next.left >= one.right - SLACK;
}

declare global {
  interface Window {
    tabStops?: HTMLElement[];
  }
}
