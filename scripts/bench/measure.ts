import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { UserError } from '../../lib/user-error';
import { run } from '../command';

/** The folder of Lighthouse's package.json and lockfile: only the bench installs its packages. */
const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));

/** The oldest Node.js on which Lighthouse runs (`engines` in its package.json). */
const OLDEST_NODE = '22.19';

const AUDITS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

/** On a busy machine Lighthouse sometimes misses a paint. */
const ATTEMPTS = 3;

type Lighthouse = (
  url: string,
  flags: { port: number; onlyAudits: readonly string[]; logLevel: string },
) => Promise<{
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; errorMessage?: string }>;
  };
}>;

/** @throws {UserError} if Node.js is too old for Lighthouse, or it is missing and cannot be installed. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
    throw new UserError(
      `npm run bench needs Node.js ${OLDEST_NODE} or later, because Lighthouse does. This is ${node}.`,
    );
  }
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    console.error('Installing Lighthouse…');
    const code = await run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']);
    if (code !== 0) throw new UserError('Lighthouse could not be installed; the reason is above.');
  }
  return (await import(pathToFileURL(entry).href)).default;
}

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times slower and slow 4G, both
 * simulated from an unthrottled load.
 *
 * @param port the browser's debugging port.
 * @returns the metrics by name, times in ms.
 */
export async function measureLoad(lighthouse: Lighthouse, url: string, port: number): Promise<Record<string, number>> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, onlyAudits: Object.values(AUDITS), logLevel: 'silent' });
    const failed = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage !== undefined);
    const failure = lhr.runtimeError?.message ?? failed?.errorMessage;
    if (failure === undefined) {
      return Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
      );
    }
    if (attempt === ATTEMPTS) throw new UserError(`Lighthouse could not measure ${url}: ${failure}`);
  }
}

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
  // Until the browser has reported the times of the tap.
  await wait(4000);
  const INP = await read('window.INP');
  await page.close();
  return INP;
}
