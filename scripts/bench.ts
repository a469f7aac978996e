// npm run bench: measures how fast the built site is, compared with the same pages without scripts.
import './env';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { readSite } from '../lib/compile/site-files';
import { UserError } from '../lib/user-error';
import { BASELINE, brokenLimits, type Rows, record, tableOf } from './bench/report';
import { findWholeBrowser, installBrowser } from './browser';
import { buildSite, localBuild, readOptions, start, TEST_ENDPOINT } from './command';
import { LOOPBACK, serveSite } from './serve';

/** Scripts and their preloads. Without them a page is the script-free baseline. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/gs;

/** The last version that runs on the Node.js versions in `engines` of package.json. npm installs it into its cache. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * The metrics by how Lighthouse slows the page down: computed from an unthrottled load, as in its reports, or with a slow
 * connection and processor, as visitors have it. The computed LCP counts fonts that hold nothing back.
 */
const AUDITS = {
  simulate: { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' },
  devtools: { 'LCP applied': 'largest-contentful-paint' },
};

/** On a busy machine Lighthouse sometimes misses a paint. */
const ATTEMPTS = 3;

/** The button of the menu. */
const MENU = 'header [popovertarget]';

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

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

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
}

/** The port on which Lighthouse controls the browser. */
const DEBUGGING_PORT = 9223;

const options = readOptions(
  { rounds: { type: 'string', default: '5' }, pages: { type: 'string' }, check: { type: 'boolean' } },
  'npm run bench takes --rounds=5, --pages=/,/contact/ and --check.',
);
const rounds = Number(options.rounds);
await installBrowser();
const folder = await buildSite({
  ...localBuild(TEST_ENDPOINT),
  SITE_BASE_PATH: '',
  SITE_ADDRESS: 'https://bench.dev',
});
const pages = options.pages?.split(',') ?? [...readSite().content.navigation.map((page) => page.path), '/404.html'];
const baseline = writeBaseline();
const site = await serveSite(folder, 0, '');
const baselineSite = await serveSite(baseline, 0, '');
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    // The speed of the other hosts that have the owner's images is not the site's.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`,
  ],
});
const originOf = ({ url }: { url: string }) => `http://${LOOPBACK}:${new URL(url).port}`;
const variants = [
  { origin: originOf(site), suffix: '' },
  { origin: originOf(baselineSite), suffix: BASELINE },
];
const rows: Rows = {};
try {
  // Warm-up: the first loads include one-time work of the browser and the server.
  for (const { origin } of variants) await measureLoad(`${origin}/`, 'simulate');
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      for (const { origin, suffix } of variants)
        for (const method of ['simulate', 'devtools'] as const)
          record(rows, page, await measureLoad(origin + page, method), suffix);
      record(rows, page, { INP: await measureTap(originOf(site) + page) });
    }
    // Alternate the order, so that a machine that becomes slower favours neither variant.
    variants.reverse();
    console.error(`Round ${round} of ${rounds}`);
  }
  const machine = `Chromium ${browser.version()}, ${availableParallelism()} cores, ${rounds} rounds`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}. Medians with minimum and maximum; times in ms.`);
  console.log(`\n${tableOf(rows)}`);
  const broken = brokenLimits(rows);
  if (broken.length > 0) console.error(['\nOver the limit:', ...broken].join('\n'));
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([site.close(), baselineSite.close()]);
  rmSync(baseline, { recursive: true });
}

/** Writes the pages without scripts into a new folder. */
function writeBaseline(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'baseline-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(copy, file);
    const html = readFileSync(page, 'utf8').replaceAll(SCRIPTS, '');
    writeFileSync(page, html);
    writeFileSync(`${page}.br`, brotliCompressSync(html));
  }
  return copy;
}

/**
 * Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times slower and slow 4G.
 *
 * @returns the metrics by name, times in ms.
 * @throws {UserError} if Lighthouse can't be installed, or could not measure the page.
 */
async function measureLoad(url: string, method: keyof typeof AUDITS): Promise<Record<string, number>> {
  const install = ['exec', '--yes', '--ignore-scripts', `--package=${LIGHTHOUSE}`, '--'];
  const metrics = Object.entries(AUDITS[method]);
  const flags = [
    `--port=${DEBUGGING_PORT}`,
    `--throttling-method=${method}`,
    `--only-audits=${metrics.map(([, audit]) => audit).join()}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  for (let attempt = 1; ; attempt += 1) {
    const { stdout, stderr } = await start('npm', [...install, 'lighthouse', url, ...flags], { stdio: 'pipe' });
    const report: Report | undefined = stdout ? JSON.parse(stdout) : undefined;
    const failedAudit = Object.values(report?.audits ?? {}).find(({ errorMessage }) => errorMessage !== undefined);
    const failure = report ? (report.runtimeError?.message ?? failedAudit?.errorMessage) : stderr;
    if (report && failure === undefined) {
      return Object.fromEntries(
        metrics.map(([name, audit]) => [name, report.audits[audit]?.numericValue ?? Number.NaN]),
      );
    }
    if (attempt === ATTEMPTS) throw new UserError(`Lighthouse could not measure ${url}: ${failure}`);
  }
}

/**
 * Taps the menu of a page 0.3 s after the load event, before scripts can have loaded, as a new visitor with a slow phone.
 *
 * @returns the tap's INP in ms, by the Event Timing API.
 */
async function measureTap(url: string): Promise<number> {
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
  await wait(300);
  const { x, y, width, height } = await read(`document.querySelector('${MENU}').getBoundingClientRect().toJSON()`);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  // Until the browser has reported the times of the tap.
  await wait(4000);
  const INP = await read('window.INP');
  await page.close();
  return INP;
}
