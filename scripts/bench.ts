// npm run bench: measures how fast the built site is, compared with the same pages without scripts.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { content } from '../lib/content/load';
import { UserError } from '../lib/user-error';
import { loadLighthouse, measureLoad, measureTaps } from './bench/measure';
import { BASELINE, brokenLimits, type Rows, record, tableOf } from './bench/report';
import { findWholeBrowser, installBrowser } from './browser';
import { readOptions, root, run } from './command';
import { LOCAL_FOLDER, localBuild, TEST_ENDPOINT } from './local-site';
import { LOOPBACK } from './network';
import { serveSite } from './serve';

/** Scripts and their preloads. Without them a page is the script-free baseline. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/gs;

/**
 * The pages on which every tap is measured: the most visited one, and the one with the most script. On the others it is
 * only the earliest one on the menu.
 */
const TAPPED = ['/', '/contact/'];

/** The port on which Lighthouse controls the browser. */
const DEBUGGING_PORT = 9223;

const options = readOptions(
  { rounds: { type: 'string', default: '5' }, pages: { type: 'string' }, check: { type: 'boolean' } },
  'npm run bench takes --rounds=5, --pages=/,/contact/ and --check.',
);
const rounds = Number(options.rounds);
const lighthouse = await loadLighthouse();
await installBrowser();
const folder = path.join(root, LOCAL_FOLDER);
const env = { ...localBuild(TEST_ENDPOINT), BASE_PATH: '' };
if ((await run('next', ['build'], { env })) !== 0) {
  throw new UserError('The site could not be built; the reason is above.');
}
const pages = options.pages?.split(',') ?? [...content.navigation.map((page) => page.path), '/404.html'];
const baseline = writeBaseline();
const site = await serveSite({ folder, port: 0, basePath: '' });
const baselineSite = await serveSite({ folder: baseline, port: 0, basePath: '' });
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
const loads: Rows = {};
const taps: Rows = {};
try {
  // Warm-up: the first loads include one-time work of the browser and the server.
  for (const { origin } of variants) await measureLoad(lighthouse, `${origin}/`, DEBUGGING_PORT);
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      for (const { origin, suffix } of variants)
        record(loads, page, await measureLoad(lighthouse, origin + page, DEBUGGING_PORT), suffix);
      const isWhole = TAPPED.includes(page);
      await measureTaps(browser, originOf(site) + page, isWhole, (tap, values) => record(taps, tap, values));
    }
    // Alternate the order, so that a machine that becomes slower favours neither variant.
    variants.reverse();
    console.error(`Round ${round} of ${rounds}`);
  }
  const machine = `Chromium ${browser.version()}, ${availableParallelism()} cores, ${rounds} rounds`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}. Medians with minimum and maximum; times in ms.`);
  console.log(`\n${tableOf(loads)}\n\n${tableOf(taps)}`);
  const broken = brokenLimits({ ...loads, ...taps });
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
