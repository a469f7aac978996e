// npm run bench: how fast the finished site is, beside the same pages without script.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { UserError } from '../lib/user-error';
import { CONTROLS, findControl, MOMENTS, measureFirstTap, TAPPED_PAGES } from './bench/first-tap';
import { loadLighthouse, measureLoad } from './bench/lighthouse';
import { brokenLimits, type Measurement, summarize, tableOf, type Variant } from './bench/report';
import { root, runBinary } from './command';
import { isRoot } from './debian-packages';
import { findWholeBrowser, installBrowser } from './find-browser';
import { JOURNEYS_ENDPOINT, LOCAL_FOLDER, localBuild } from './local-site';
import { LOOPBACK } from './network';
import { freePort } from './port';
import { serveSite } from './serve';

/** Scripts and what fetches them ahead: without them a page is the script-free baseline. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>/gs;

const options = readOptions();
const lighthouse = await loadLighthouse();
await installBrowser();
const folder = options.site ?? (await buildSite());
const pages = choosePages(folder, options.pages);
const baseline = writeBaseline(folder);
const servers = { site: await serve(folder), baseline: await serve(baseline) };
const debuggingPort = await freePort();
const browser = await startBrowser(debuggingPort);
try {
  // The first loads pay for what a browser and a server do once.
  for (const { origin } of Object.values(servers)) await measureLoad(lighthouse, `${origin}/`, debuggingPort);
  const loads: Measurement[] = [];
  const taps: Measurement[] = [];
  const speeds: number[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    // In another order from round to round: a machine that grows slower meanwhile favours none.
    const entries = Object.entries(servers) as [Variant, { origin: string }][];
    const variants = round % 2 === 1 ? entries : entries.reverse();
    for (const page of pages) {
      for (const [variant, { origin }] of variants) {
        const { values, speed } = await measureLoad(lighthouse, origin + page, debuggingPort);
        loads.push({ subject: page, variant, values });
        speeds.push(speed);
      }
      if (TAPPED_PAGES.includes(page)) {
        for (const [variant, { origin }] of variants) taps.push(...(await measureTaps(browser, variant, origin, page)));
      }
    }
    console.error(`Round ${round} of ${options.rounds}`);
  }
  const speed = [...speeds].sort((one, other) => one - other)[Math.floor(speeds.length / 2)] ?? 0;
  const machine = `Chromium ${browser.version()}, ${availableParallelism()} cores, benchmark index ${speed.toFixed()}`;
  const rows = { loads: summarize(loads), taps: summarize(taps) };
  console.log(
    [
      `${new Date().toISOString().slice(0, 10)}, ${machine}, ${options.rounds} rounds. Medians, with the least and the most; times in ms.`,
      tableOf(['page', 'LCP', 'FCP', 'TBT', 'CLS'], rows.loads),
      ...(rows.taps.length > 0 ? [tableOf(['first tap', 'INP', 'effect after'], rows.taps)] : []),
    ].join('\n\n'),
  );
  const broken = brokenLimits(rows.loads, rows.taps);
  if (broken.length > 0) console.error(['\nOver the limit:', ...broken].join('\n'));
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all(Object.values(servers).map(({ close }) => close()));
  rmSync(baseline, { recursive: true });
}

function readOptions() {
  const usage = 'npm run bench takes --rounds=5, --site=<folder>, --pages=/,/contact/ and --check.';
  try {
    const string = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { rounds: string, site: string, pages: string, check: { type: 'boolean' } },
    });
    const rounds = Number(values.rounds ?? 5);
    if (!Number.isInteger(rounds) || rounds < 1) throw new UserError('--rounds is no whole number.');
    return { ...values, rounds, pages: values.pages?.split(',') };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
}

async function buildSite(): Promise<string> {
  // The tables alone are this program's output.
  const code = await runBinary('next', ['build'], {
    env: { ...localBuild(JOURNEYS_ENDPOINT), BASE_PATH: '' },
    onOutput: (text) => process.stderr.write(text),
  });
  if (code !== 0) throw new UserError('The site could not be built; the reason is above.');
  return path.join(root, LOCAL_FOLDER);
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function choosePages(folder: string, asked?: readonly string[]): readonly string[] {
  const all = htmlFiles(folder)
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/, '$1')}`,
    )
    .sort();
  const missing = asked?.find((page) => !all.includes(page));
  if (missing !== undefined) throw new UserError(`There is no page at ${missing}; the pages are ${all.join(', ')}.`);
  return asked ?? all;
}

/** Writes the pages without script into a new folder. */
function writeBaseline(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'baseline-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8').replaceAll(SCRIPTS, '');
    writeFileSync(path.join(copy, file), html);
    writeFileSync(path.join(copy, `${file}.br`), brotliCompressSync(html));
    writeFileSync(path.join(copy, `${file}.gz`), gzipSync(html));
  }
  return copy;
}

async function serve(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await freePort();
  const { close } = await serveSite({ folder, port, basePath: '' });
  return { origin: `http://${LOOPBACK}:${port}`, close };
}

/** @param port where Lighthouse controls it. */
function startBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      // How fast the owner's images come from other hosts is not the site's.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}

/** Taps every control at every moment, each time on a page that was just opened. */
async function measureTaps(browser: Browser, variant: Variant, origin: string, page: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, control] of Object.entries(CONTROLS)) {
    if (variant === 'baseline' && control.needsScript) continue;
    const point = await findControl(browser, origin + page, control);
    for (const moment of MOMENTS) {
      const values = await measureFirstTap(browser, origin + page, point, moment);
      measurements.push({ subject: `${name} on ${page} after ${moment / 1000} s`, variant, values });
    }
  }
  return measurements;
}
