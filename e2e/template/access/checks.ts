import type { CDPSession, Page } from '@playwright/test';
import { findLayoutFaults } from '../../support/page-faults';

/** A viewport in px, with the visitor's style sheet or the browser's default font size in px. */
interface View {
  width: number;
  height: number;
  css?: string;
  fontSize?: number;
}

/** Text spacing of WCAG 2.2, 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** 1280 px at 400 % zoom are 320 CSS px, and a laptop's 720 px of height are 180. */
const VIEWS: Record<string, View> = {
  '400 % of a laptop': { width: 320, height: 180 },
  'a phone on its side': { width: 844, height: 390 },
  'spaced text on a phone': { width: 320, height: 640, css: SPACED },
  'spaced text on a desktop': { width: 1280, height: 800, css: SPACED },
  'text twice the size on a narrow phone': { width: 320, height: 844, fontSize: 32 },
  'text twice the size on a desktop': { width: 1280, height: 800, fontSize: 32 },
};

/** Maximum share of the viewport's height that the header may cover while the page scrolls. */
const HEADER_SHARE = 0.2;

/** What zoom, text spacing and large text cut off or cover, and what a further check finds in each view. */
export async function findReflowFaults(page: Page, check = async (): Promise<string[]> => []): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [name, view] of Object.entries(VIEWS)) {
    await setView(page, browser, view);
    const found = [...(await findLayoutFaults(page)), ...(await check())];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  if (before) await setView(page, browser, before);
  return faults;
}

async function setView(page: Page, browser: CDPSession, { width, height, css = '', fontSize = 16 }: View) {
  await page.setViewportSize({ width, height });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  // The policy allows constructed style sheets.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Whether the header, which is the same on all pages, covers much of a view while the page scrolls. */
export function findLargeHeader(page: Page): Promise<string[]> {
  return page.evaluate((share) => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return bottom > share * innerHeight ? [`the header covers ${Math.round(bottom)} px of ${innerHeight}`] : [];
  }, HEADER_SHARE);
}

/** The elements that Tab should reach, which have to be visible. */
const TAB_STOPS = 'a[href], button, input, textarea, summary, [tabindex="0"]';

/**
 * The faults of the focus indicator and the size of controls (WCAG 2.2: 2.4.7, 2.4.11 and, beyond level AA, 2.5.5), each
 * of which gets the focus after the one before it.
 */
export async function findFocusFaults(page: Page, selector = TAB_STOPS): Promise<string[]> {
  // Browsers show the focus of elements that scripts focus if the last key was Tab.
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    const TARGET = 44;
    const RING = 2;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        element.focus();
        const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // A press on its label ticks a box.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
        const above = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 1));
        const isCovered = !above || !(element.contains(above) || above.contains(element));
        const isInSentence = display === 'inline';
        const isSmall = !isInSentence && (width < TARGET - 0.5 || height < TARGET - 0.5);
        return [
          ...(document.activeElement !== element ? [`${name} cannot have the focus`] : []),
          ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < RING ? [`${name} shows no ring`] : []),
          ...(isCovered ? [`${name} is covered by <${above?.localName}>`] : []),
          ...(isSmall ? [`${name} is ${Math.round(width)} by ${Math.round(height)} px`] : []),
        ];
      });
  }, selector);
}

/**
 * Presses Tab up to the last stop and once more, and then Shift+Tab from the last one to the first.
 *
 * @returns the number of stops in document order, and the index of each one that got the focus.
 */
export async function tabThrough(page: Page) {
  const stops = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      ),
    TAB_STOPS,
  );
  await page.evaluate(() => {
    // The next Tab is at the first stop.
    (document.activeElement as HTMLElement).blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!window.visited) document.addEventListener('focusin', ({ target }) => window.visited.push(target));
    window.visited = [];
  });
  const takeVisited = () =>
    stops.evaluate((all) => window.visited.splice(0).map((target) => all.indexOf(target as HTMLElement)));
  const count = await stops.evaluate((all) => all.length);
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('Tab');
  const forward = await takeVisited();
  await stops.evaluate((all) => all.at(-1)?.focus());
  for (let press = 1; press < count; press += 1) await page.keyboard.press('Shift+Tab');
  return { count, forward, backward: (await takeVisited()).slice(1 - count) };
}

declare global {
  interface Window {
    /** The elements that got the focus. */
    visited: (EventTarget | null)[];
  }
}
