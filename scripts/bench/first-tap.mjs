import { setTimeout as wait } from 'node:timers/promises';
import { watchFirstTap } from './watch-first-tap.mjs';

/** @typedef {'inp' | 'effect'} TapFigure Both in ms; `effect` is from the touch until what it was for has happened. */

/** What is tapped: where the buttons are in the header, and whether a page without script answers them too. */
export const CONTROLS = {
  theme: { selector: '[data-theme-button]', needsScript: true },
  menu: { selector: '[popovertarget]', needsScript: false },
};

/** When, in ms after the page's load event: before script may be there, while it may be on its way, and long after. */
export const MOMENTS = [300, 1500, 6000];

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The first press of the theme button asks for light, and has to be seen.
  colorScheme: /** @type {const} */ ('dark'),
};

/** Lighthouse's slow 4G: ms there and back, and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower than this machine's the phone's processor is. */
const CPU_SLOWDOWN = 4;

/** How long a tap may take to have its effect until it counts as lost, in ms. */
const LOST_AFTER = 10_000;

/** How often the page is asked, in ms. */
const ASKED_EVERY = 250;

/** How long after its effect the browser may take to tell how long the interaction was, in ms. */
const TOLD_AFTER = 1000;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {keyof typeof CONTROLS} control
 * @returns {Promise<{ x: number, y: number }>} the middle of the control on the phone, found in a visit of its own: to
 *   look for it would keep a slow page busy.
 */
export async function findControl(browser, url, control) {
  const page = await browser.newPage(PHONE);
  try {
    await page.goto(url);
    const box = await page.getByRole('banner').locator(CONTROLS[control].selector).boundingBox();
    if (!box) throw new Error(`${url} shows no button for the ${control}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  } finally {
    await page.close();
  }
}

/**
 * Opens a page as a new visitor with a slow phone, taps once, and measures the tap by the
 * browser's own Event Timing.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ x: number, y: number }} place Where, in px.
 * @param {number} moment When, in ms after the load event.
 * @returns {Promise<Record<TapFigure, number>>} `effect` is `Infinity` for a tap that was lost.
 */
export async function measureFirstTap(browser, url, place, moment) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchFirstTap);
    await page.goto(url, { waitUntil: 'load' });
    await wait(moment);
    await page.touchscreen.tap(place.x, place.y);
    const limit = performance.now() + LOST_AFTER;
    while (performance.now() < limit && (await firstTap(session)).effect === undefined) await wait(ASKED_EVERY);
    await wait(TOLD_AFTER);
    const { inp, effect = Number.POSITIVE_INFINITY } = await firstTap(session);
    return { inp, effect };
  } finally {
    await context.close();
  }
}

/**
 * Asked without Playwright's own code, which would run in the page.
 *
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<{ inp: number, effect?: number }>}
 */
async function firstTap(session) {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.firstTap', returnByValue: true });
  return result.value;
}
