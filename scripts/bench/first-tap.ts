import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/**
 * The pages on which every tap is measured: the most visited one, and the one with the most script. On the others it is
 * only the earliest one on the menu.
 */
const PAGES = ['/', '/contact/'];

/** Selectors of the header's buttons. */
const CONTROLS = { theme: 'header [data-theme-button]', menu: 'header [popovertarget]' };

/** Times of the tap in ms after the load event: before scripts can have loaded, while they may load, and long after. */
const MOMENTS = [300, 1500, 6000];

/** Lighthouse's phone. The first press of the theme button chooses light, which is visible only on a dark page. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
} as const;

/** Lighthouse's slow 4G: round-trip time in ms, and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower than this machine's processor the phone's is. */
const CPU_SLOWDOWN = 4;

/** Time after which a tap without an effect counts as lost, in ms. */
const LOST_AFTER = 4000;

/**
 * Taps controls of a page at several moments, each time as a new visitor with a slow phone, and measures the tap with
 * the Event Timing API.
 *
 * @param record called with each tap and its times in ms; the effect of a lost tap is after `Infinity`.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  record: (tap: string, values: Record<string, number>) => void,
): Promise<void> {
  const path = new URL(url).pathname;
  const measuresAll = PAGES.includes(path);
  for (const [name, selector] of Object.entries(measuresAll ? CONTROLS : { menu: CONTROLS.menu })) {
    for (const moment of measuresAll ? MOMENTS : MOMENTS.slice(0, 1)) {
      const values = await tap(browser, url, selector, moment);
      record(`${name} on ${path} after ${moment / 1000} s`, { 'effect after': Number.POSITIVE_INFINITY, ...values });
    }
  }
}

async function tap(browser: Browser, url: string, selector: string, moment: number): Promise<Record<string, number>> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: `(${watchFirstTap})()` });
  await page.goto(url, { waitUntil: 'load' });
  await wait(moment);
  const { x, y, width, height } = await read(session, `document.querySelector('${selector}').getBoundingClientRect()`);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await wait(LOST_AFTER);
  const values = await read(session, 'window.firstTap');
  await page.close();
  return values;
}

/** Reads an object from the page without Playwright's injected code, which would keep a slow page busy. */
async function read(session: CDPSession, object: string) {
  const { result } = await session.send('Runtime.evaluate', { expression: `JSON.stringify(${object})` });
  return JSON.parse(result.value);
}

/**
 * Runs in a page before its own scripts, and records the effect and times of the first tap in `window.firstTap`. It is
 * a string, because tsx adds calls to its own helpers to functions.
 */
const watchFirstTap = `() => {
  const tap = { INP: 0 };
  window.firstTap = tap;
  const theme = () => document.documentElement.getAttribute('data-theme');
  let tapTime;
  let themeBefore = null;
  const hasEffect = () => {
    if (tapTime !== undefined) tap['effect after'] ??= performance.now() - tapTime;
  };
  addEventListener('pointerdown', ({ timeStamp }) => {
    tapTime = timeStamp;
    themeBefore = theme();
  }, { capture: true, once: true });
  // During its start the page may set the same theme again.
  new MutationObserver(() => {
    if (theme() !== themeBefore) hasEffect();
  }).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  // The event does not bubble, but it can be captured.
  addEventListener('beforetoggle', hasEffect, { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) tap.INP = Math.max(tap.INP, duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  // This type also reports an interaction below that threshold.
  observer.observe({ type: 'first-input', buffered: true });
}`;
