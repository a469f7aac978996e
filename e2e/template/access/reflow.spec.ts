import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '../support/layout-faults';
import { DESKTOP, open, pages, test } from '../support/site';
import { states } from './states';

/** A viewport in px, and how the visitor changes the text. */
interface View {
  width: number;
  height: number;
  /** The visitor's user style sheet. */
  css?: string;
  /** The browser's default font size, in px. */
  fontSize?: number;
}

/** Text spacing of WCAG 2.2, 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** 1280 × 1024 px at 400 % zoom are 320 × 256 CSS px, and a laptop's 720 px of height are 180. */
const views: Record<string, View> = {
  '320 px': { width: 320, height: 640 },
  '400 % of a desktop': { width: 320, height: 256 },
  '400 % of a laptop': { width: 320, height: 180 },
  '200 % of a desktop': { width: 640, height: 512 },
  'a phone on its side': { width: 844, height: 390 },
  'spaced text on a phone': { width: 320, height: 640, css: SPACED },
  'spaced text on a desktop': { width: 1280, height: 800, css: SPACED },
  'text twice the size on a tablet': { width: 768, height: 1024, fontSize: 32 },
  'text twice the size on a desktop': { width: 1280, height: 800, fontSize: 32 },
};

const USUAL_FONT_SIZE = 16;

/** Maximum share of the viewport's height that the header may cover while the page scrolls. */
const HEADER_SHARE = 0.25;

function findLargeHeader(page: Page): Promise<string[]> {
  return page.evaluate((share) => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return bottom > share * innerHeight ? [`the header covers ${Math.round(bottom)} px of ${innerHeight}`] : [];
  }, HEADER_SHARE);
}

for (const { name, enter } of states) {
  // The menu exists only on narrow screens, and tooltips close when the window is resized.
  if (['menu open', 'tooltip open'].includes(name)) continue;

  test(`zoom, text spacing and large text neither cut off nor cover anything: ${name}`, async ({ page, inbox }) => {
    await enter(page, inbox);
    const browser = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const [view, { width, height, css = '', fontSize = USUAL_FONT_SIZE }] of Object.entries(views)) {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      // The policy allows constructed style sheets.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const found = [...(await findLayoutFaults(page)), ...(await findLargeHeader(page))];
      faults.push(...found.map((fault) => `${view}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('the translucent header is opaque for visitors who prefer less transparency', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, pages.about);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  const background = () =>
    page
      .locator('header[data-scrolled="true"]')
      .evaluate((header) => getComputedStyle(header, '::before').backgroundColor);
  expect(await background()).toMatch(/\/ 0\.\d+|, 0\.\d+\)/);
  // Playwright has no option for prefers-reduced-transparency.
  const browser = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await browser.send('Emulation.setEmulatedMedia', { features });
  expect(await background()).not.toMatch(/\/ 0\.\d+|, 0\.\d+\)/);
});
