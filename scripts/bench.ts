// npm run bench: measures how fast the built site is, and prints it in a table beside the same pages without scripts.
import './env';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { readSite } from '../lib/compile/site-files';
import { UserError } from '../lib/user-error';
import { findWholeBrowser, installBrowser } from './browser';
import { buildSite, localBuild, readOptions, startProgram, TEST_ENDPOINT } from './command';
import { LOOPBACK, serveSite } from './serve';

/** Scripts and their preloads. Without them a page is the baseline. */
const SCRIPT_TAGS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/gs;

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

/** By how much a page may exceed the same page without scripts (`--check`): times as much, and so many ms more. */
const LIMITS = { LCP: { times: 1.05, more: 0 }, TBT: { times: 1, more: 20 }, CLS: { times: 1, more: 0 } };

/** On a busy machine Lighthouse sometimes misses a paint. */
const ATTEMPTS = 3;

/** The port on which Lighthouse controls the browser. */
const DEBUGGING_PORT = 9223;

const options = readOptions(
  { rounds: { type: 'string', default: '5' }, pages: { type: 'string' }, check: { type: 'boolean' } },
  'npm run bench takes --rounds=5, --pages=/,/contact/ and --check.',
);
await installBrowser();
const folder = await buildSite({ ...localBuild(TEST_ENDPOINT), SITE_ADDRESS: 'https://bench.dev' });
const measuredPages = options.pages?.split(',') ?? [
  ...readSite().content.navigation.map((page) => page.path),
  '/404.html',
];
const baseline = writeBaseline();
const servers = [await serveSite(folder, 0, ''), await serveSite(baseline, 0, '')];
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  // The speed of the other hosts that have the owner's images is not the site's.
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`],
});
/** The values of all rounds, by page and metric: of the page, and of the page without scripts. */
const values = new Map<string, [number[], number[]]>();
try {
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    // In turns, so that a machine that becomes slower favours neither.
    for (const page of measuredPages)
      for (const index of round % 2 ? ([0, 1] as const) : ([1, 0] as const))
        for (const method of ['simulate', 'devtools'] as const) {
          const url = `http://${LOOPBACK}:${new URL(servers[index]?.url ?? '').port}${page}`;
          for (const [name, value] of Object.entries(await measure(url, method))) {
            const both = values.get(`${page} ${name}`) ?? [[], []];
            both[index].push(value);
            values.set(`${page} ${name}`, both);
          }
        }
    console.error(`Round ${round} of ${options.rounds}`);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(baseline, { recursive: true });
}
console.log('| page, metric in ms | median / least / most | without scripts | |\n| --- | --- | --- | --- |');
for (const [name, both] of values) {
  const [own, bare] = both.map((list) => list.sort((one, other) => one - other));
  const [, limit] = Object.entries(LIMITS).find(([metric]) => name.endsWith(` ${metric}`)) ?? [];
  const isOver = limit !== undefined && medianOf(own) > medianOf(bare) * limit.times + limit.more;
  if (isOver && options.check) process.exitCode = 1;
  console.log(`| ${name} | ${summaryOf(own)} | ${summaryOf(bare)} | ${isOver ? 'over the limit' : ''} |`);
}

/** Writes the pages without scripts into a new folder. */
function writeBaseline(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'baseline-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(copy, file);
    const html = readFileSync(page, 'utf8').replaceAll(SCRIPT_TAGS, '');
    writeFileSync(page, html);
    writeFileSync(`${page}.br`, brotliCompressSync(html));
  }
  return copy;
}

/** Loads a page once as Lighthouse's phone does: a mobile screen, a processor four times slower and slow 4G. */
async function measure(url: string, method: keyof typeof AUDITS): Promise<Record<string, number>> {
  const metrics = Object.entries(AUDITS[method]);
  const flags = ['--output=json', '--quiet', '--no-enable-error-reporting', `--port=${DEBUGGING_PORT}`];
  const audits = [`--throttling-method=${method}`, `--only-audits=${metrics.map(([, audit]) => audit).join()}`];
  const command = ['exec', '--yes', '--ignore-scripts', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { stdout } = await startProgram('npm', [...command, ...flags, ...audits], { stdio: 'pipe' });
    const found: Record<string, { numericValue?: number }> = stdout ? JSON.parse(stdout).audits : {};
    const measured = metrics.map(([name, audit]) => [name, found[audit]?.numericValue ?? Number.NaN] as const);
    if (measured.every(([, value]) => !Number.isNaN(value))) return Object.fromEntries(measured);
  }
  throw new UserError(`Lighthouse could not measure ${url}; see whether npm exec ${LIGHTHOUSE} runs.`);
}

/** @param sorted values in ascending order. */
function medianOf(sorted: readonly number[] = []): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function summaryOf(sorted: readonly number[] = []): string {
  const [least = 0, most = least] = [sorted[0], sorted.at(-1)];
  return [medianOf(sorted), least, most].map((one) => Number(one.toPrecision(4))).join(' / ');
}
