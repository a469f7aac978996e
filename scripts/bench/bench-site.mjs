import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { readPages } from '../../export/pages.mjs';
import { root, runBin } from '../command.mjs';
import { isRoot } from '../debian-packages.mjs';
import { findOrInstallBrowser, findWholeBrowser } from '../find-browser.mjs';
import { JOURNEYS_ENDPOINT, LOCAL_FOLDER, localBuild } from '../local-site.mjs';
import { LOOPBACK } from '../network.mjs';
import { freePort } from '../port.mjs';
import { serveSite } from '../serve.mjs';
import { figureOf, summarize } from './figures.mjs';
import { loadLighthouse } from './lighthouse.mjs';
import { measureLoads, measureTaps } from './measure.mjs';
import { readOptions } from './options.mjs';
import { measureLoad } from './page-load.mjs';
import { brokenPromises } from './promises.mjs';
import { describeRun, tableOfLoads, tableOfTaps } from './report.mjs';
import { writeTwin } from './twin.mjs';

/**
 * Measures the site's pages beside the same pages without script, and the first taps on them,
 * and prints what it found.
 *
 * @param {readonly string[]} args What stands behind `npm run bench --`.
 * @returns {Promise<number>} the exit code.
 * @throws {Error} when something could not be measured, in a sentence.
 */
export async function bench(args) {
  const { site, against, pages: asked, rounds, check } = readOptions(args);
  const folder = site ?? (await buildSite());
  const pages = choosePages(await listPages(folder), asked);
  const lighthouse = await loadLighthouse();
  await findOrInstallBrowser();

  const twin = await mkdtemp(path.join(tmpdir(), 'twin-'));
  await writeTwin(folder, twin);
  const sites = {
    site: await serve(folder),
    twin: await serve(twin),
    ...(against !== undefined && { older: await serve(against) }),
  };
  const port = await freePort();
  const browser = await startBrowser(port);
  try {
    const origins = Object.fromEntries(Object.entries(sites).map(([variant, { origin }]) => [variant, origin]));
    const set = { browser, port, lighthouse, origins, pages, rounds };
    // The first loads pay for what a browser and a server do once.
    for (const origin of Object.values(origins)) await measureLoad(lighthouse, `${origin}/`, port);
    const { measurements, speeds } = await measureLoads(set);
    const loads = summarize(measurements);
    const taps = summarize(await measureTaps(set));

    const speed = figureOf(speeds).median;
    const run = { day: new Date(), cores: availableParallelism(), browser: browser.version(), rounds, speed };
    const tables = [tableOfLoads(loads), ...(taps.length > 0 ? [tableOfTaps(taps)] : [])];
    console.log([describeRun(run), ...tables].join('\n\n'));
    const broken = brokenPromises(loads, taps);
    if (broken.length > 0) console.error(['\nPromises that were not kept:', ...broken].join('\n'));
    return check && broken.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map(({ close }) => close()));
    await rm(twin, { recursive: true });
  }
}

/** @returns {Promise<string>} the folder of a new export. */
async function buildSite() {
  // Its pages are opened at the root of a host.
  const build = { ...localBuild(JOURNEYS_ENDPOINT), BASE_PATH: '' };
  // What it says goes where the progress goes: the tables alone are this program's output.
  const code = await runBin('next', ['build'], build, (text) => process.stderr.write(text));
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
  return path.join(root, LOCAL_FOLDER);
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the path of each exported page; of the not-found page the one that has it with a status
 *   of 200, which Lighthouse wants.
 */
async function listPages(folder) {
  return (await readPages(folder)).map(({ file }) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`).sort();
}

/**
 * @param {readonly string[]} all
 * @param {readonly string[]} [asked]
 * @throws {Error} when one that is asked for is not there, in one sentence.
 */
function choosePages(all, asked = all) {
  const missing = asked.find((page) => !all.includes(page));
  if (missing !== undefined) throw new Error(`There is no page at ${missing}; the pages are ${all.join(', ')}.`);
  return asked;
}

/**
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
async function serve(folder) {
  const port = await freePort();
  const { close } = await serveSite({ folder, port, basePath: '' });
  return { origin: `http://${LOOPBACK}:${port}`, close };
}

/** @param {number} port The one on which Lighthouse gives it commands. */
function startBrowser(port) {
  return chromium.launch({
    executablePath: findWholeBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      // How fast the owner's images come from elsewhere is not the site's.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK}`,
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}
