import { type CDPSession, expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '../support/layout-faults';
import { accessOwners, originOf } from './access-owners';
import { test } from './access-test';
import { PHONE, statesOf } from './page-states';
import { tell } from './page-states-reporter';
import { findSmallTargets } from './targets';

/** A way of looking at a page: its window in px, and what the visitor does to its text. */
interface View {
  width: number;
  height: number;
  text?: 'spaced' | 'twice the size' | 'letters twice the size';
}

/** 1280 px of a desk at 400 % are 320, and its 1024 px of height 256; of a laptop's 720 they are 180. */
const VIEWS: Record<string, View> = {
  '320 px': { width: 320, height: 640 },
  '400 % of a desk': { width: 320, height: 256 },
  '400 % of a laptop': { width: 320, height: 180 },
  '200 % of a desk': { width: 640, height: 512 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet upright': { width: 768, height: 1024 },
  'spaced text, 320 px': { width: 320, height: 640, text: 'spaced' },
  'spaced text, 768 px': { width: 768, height: 1024, text: 'spaced' },
  'spaced text, 1280 px': { width: 1280, height: 800, text: 'spaced' },
  'text twice the size, 640 px': { width: 640, height: 844, text: 'twice the size' },
  'text twice the size, 1280 px': { width: 1280, height: 800, text: 'twice the size' },
  'text twice the size, 1920 px': { width: 1920, height: 1080, text: 'twice the size' },
  'letters twice the size, 390 px': { width: 390, height: 844, text: 'letters twice the size' },
  'letters twice the size, 1280 px': { width: 1280, height: 800, text: 'letters twice the size' },
};

/** Where targets are measured: on a phone, on its side, on a tablet, and with more room around the letters. */
const TOUCHED = ['320 px', 'a phone on its side', 'a tablet upright', 'spaced text, 1280 px'];

/** From which width in px the menu is a row of the header, with text of the usual size. */
const WIDE = 768;

/** Most of the window that the header may keep to itself while the page scrolls. */
const HEADER_SHARE = 0.25;

/** Sets the window and the text, and takes back what the view before did. */
async function look(page: Page, browser: CDPSession, { width, height, text }: View) {
  await page.setViewportSize({ width, height });
  // The browser's own setting: it counts for `rem`, in media queries too.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text === 'twice the size' ? 32 : 16 } });
  await page.evaluate((how) => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    for (const element of elements) element.style.removeProperty('font-size');
    // WCAG 2.2, 1.4.12. The page's policy allows what its own script does to its styles.
    const sheet = new CSSStyleSheet();
    if (how === 'spaced') {
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `);
    }
    document.adoptedStyleSheets = [sheet];
    // As Firefox zooms text alone: no length grows but the letters' own.
    if (how === 'letters twice the size') {
      const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of elements.entries()) {
        element.style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important');
      }
    }
    // A visitor has their text so before a toast comes.
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, text);
}

/** Boxes that scroll sideways on a page that scrolls down. */
function findSidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (it) => ['auto', 'scroll'].includes(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 1,
      )
      .map((it) => `<${it.localName}> is ${it.scrollWidth} px wide and shows ${it.clientWidth}`),
  );
}

/** A header that keeps too much of the window to itself once the page has scrolled. */
function findLargeHeader(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return bottom > most * window.innerHeight
      ? [`the header keeps ${Math.round(bottom)} px of ${window.innerHeight}`]
      : [];
  }, HEADER_SHARE);
}

/** What stays where it is while the page scrolls, and reaches out of the window, where nothing brings it in. */
function findOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const standing = [...document.body.querySelectorAll('*')].filter(
      (it) => getComputedStyle(it).position === 'fixed' && it.checkVisibility({ visibilityProperty: true }),
    );
    return standing.flatMap((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      // The skip link waits above the window.
      const isOut = bottom > 0 && (top < 0 || bottom > window.innerHeight + 1);
      return isOut
        ? [`<${it.localName}> is from ${Math.round(top)} to ${Math.round(bottom)} px of ${window.innerHeight}`]
        : [];
    });
  });
}

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner), viewport: PHONE });

    for (const { name: state, enter, hold, contrast, viewports } of statesOf(owner)) {
      // More contrast and less script have the same places.
      if (contrast || state.endsWith('without script')) continue;

      test(`zoom, spaced text and large text lose nothing: ${state}`, async ({ page, inbox }, { annotations }) => {
        await enter(page, inbox);
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.enable');
        const findings: string[] = [];
        let looks = 0;
        for (const [name, view] of Object.entries(VIEWS)) {
          if (viewports && view.width >= WIDE && view.text !== 'twice the size') continue;
          await look(page, browser, view);
          await hold?.(page);
          const found = [
            await findOutOfReach(page),
            await findLayoutFaults(page),
            await findSidewaysScrollers(page),
            TOUCHED.includes(name) ? await findSmallTargets(page) : [],
            await findLargeHeader(page),
          ];
          findings.push(...found.flat().map((finding) => `${name}: ${finding}`));
          looks += 1;
          await takePicture(page, `${owner.name}, ${state}, ${name}`, view);
        }
        annotations.push(tell('states', looks), tell('findings', findings.length));
        expect(findings).toEqual([]);
      });
    }
  });
}

/** Of the whole page where that leaves the browser its size of text; `PICTURES` names the folder for them. */
async function takePicture(page: Page, name: string, { height, text }: View) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const path = `${folder}/${name.replaceAll(/\W+/g, '-')}.png`;
  await page.screenshot({ path, fullPage: height > 600 && text !== 'twice the size' });
}
