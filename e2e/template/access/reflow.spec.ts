import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '../../support/layout-faults';
import { DESKTOP, open, pages, test } from '../../support/site';
import { menu, menuButton, states } from './states';

/** Text spacing of WCAG 2.2, 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/**
 * Viewports in px, with the visitor's style sheet or the browser's default font size in px. 1280 × 1024 px at 400 % zoom
 * are 320 × 256 CSS px, and a laptop's 720 px of height are 180.
 */
const views: Record<string, { width: number; height: number; css?: string; fontSize?: number }> = {
  '320 px': { width: 320, height: 640 },
  '400 % of a desktop': { width: 320, height: 256 },
  '400 % of a laptop': { width: 320, height: 180 },
  '200 % of a desktop': { width: 640, height: 512 },
  'a phone on its side': { width: 844, height: 390 },
  'spaced text on a phone': { width: 320, height: 640, css: SPACED },
  'spaced text on a desktop': { width: 1280, height: 800, css: SPACED },
  'text half as large again on a small phone': { width: 320, height: 568, fontSize: 24 },
  'larger text on a phone': { width: 360, height: 740, fontSize: 28 },
  'text twice the size on a narrow phone': { width: 320, height: 844, fontSize: 32 },
  'text twice the size on a phone': { width: 390, height: 844, fontSize: 32 },
  'text twice the size on a tablet': { width: 768, height: 1024, fontSize: 32 },
  'text twice the size on a tablet on its side': { width: 1024, height: 768, fontSize: 32 },
  'text twice the size on a desktop': { width: 1280, height: 800, fontSize: 32 },
};

/** Maximum share of the viewport's height that the header may cover while the page scrolls. */
const HEADER_SHARE = 0.2;

/** What a page cuts off or covers in any of the views, and what a further check finds in each. */
async function findFaults(page: Page, check = async (): Promise<string[]> => []) {
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const [name, { width, height, css = '', fontSize = 16 }] of Object.entries(views)) {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    // The policy allows constructed style sheets.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const found = [...(await findLayoutFaults(page)), ...(await findLargeHeader(page)), ...(await check())];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

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
    expect(await findFaults(page)).toEqual([]);
  });
}

/** Two names of 46 letters, by the direction of the page: one that can be broken between words, and one that can't. */
const LONG_NAMES = {
  ltr: 'Maximilian Alexander Hohenstaufen-Wittgenstein',
  rtl: 'Wolfeschlegelsteinhausenbergerdorffwelchevorau',
};

for (const [direction, name] of Object.entries(LONG_NAMES)) {
  test(`zoom and large text shorten a long name, and the open menu fits: ${direction}`, async ({ page }) => {
    await open(page, pages.home);
    const brand = page.getByRole('banner').getByRole('link').first();
    await brand.locator('span').evaluate(
      (label, [text, dir]) => {
        label.textContent = text;
        document.documentElement.dir = dir;
      },
      [name, direction] as const,
    );
    await expect(brand).toHaveAccessibleName(name);
    const faults = await findFaults(page, async () => {
      if (!(await menuButton(page).isVisible())) return [];
      await menuButton(page).click();
      const found = await findLayoutFaults(page);
      const overflows = await menu(page).evaluate((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !isInside || it.scrollWidth > it.clientWidth;
      });
      await page.keyboard.press('Escape');
      return overflows ? [...found, 'the menu is larger than the window'] : found;
    });
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
