import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** The header's buttons that are tapped. */
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

/** How long after the tap its times are read, in ms. */
const PAUSE = 4000;

/** Collects the longest interaction. A string, because tsx adds calls to its own helpers to functions. */
const WATCH = `
  window.INP = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId) INP = Math.max(INP, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  // This type also reports an interaction below that threshold.
  observer.observe({ type: 'first-input', buffered: true });`;

/**
 * Taps the controls of a page at several moments, each time as a new visitor with a slow phone, and measures the tap with
 * the Event Timing API.
 *
 * @param isWhole whether to measure more than the earliest tap on the menu.
 * @param record called with each tap and its INP in ms.
 */
export async function measureTaps(
  browser: Browser,
  url: string,
  isWhole: boolean,
  record: (tap: string, values: Record<string, number>) => void,
): Promise<void> {
  for (const [name, selector] of Object.entries(isWhole ? CONTROLS : { menu: CONTROLS.menu })) {
    for (const moment of isWhole ? MOMENTS : MOMENTS.slice(0, 1)) {
      const INP = await tap(browser, url, selector, moment);
      record(`${name} on ${new URL(url).pathname} after ${moment / 1000} s`, { INP });
    }
  }
}

async function tap(browser: Browser, url: string, selector: string, moment: number): Promise<number> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Without Playwright's injected code, which would keep a slow page busy.
  const read = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  await page.addInitScript({ content: WATCH });
  await page.goto(url, { waitUntil: 'load' });
  await wait(moment);
  const { x, y, width, height } = await read(`document.querySelector('${selector}').getBoundingClientRect().toJSON()`);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await wait(PAUSE);
  const INP = await read('window.INP');
  await page.close();
  return INP;
}
