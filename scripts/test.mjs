// npm test: types and the export, lint, unused code, unit tests, and the journeys through the export.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { checkNode } from './check-node.mjs';
import { exitWithError, runBin } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { JOURNEYS_ENDPOINT, localBuild } from './local-site.mjs';
import { countJest, countPlaywright, countStep, sumCounts } from './test-counts.mjs';
import { slowest, timeJest, timeLine, timePlaywright } from './test-times.mjs';

checkNode();

/** How many of the slowest tests are listed: enough to see where the time goes. */
const SLOWEST = 10;

/**
 * A program whose output is a pipe prints no colours unless it is told to.
 *
 * @type {Record<string, string>}
 */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));

/** @type {import('./test-times.mjs').Timed[]} */
const steps = [];
/** @type {import('./test-times.mjs').Timed[]} */
const tests = [];

try {
  await installWhenNeeded();
  // Side by side, so that no core is idle while a step uses one alone, nor all of them while a browser comes.
  const [browser, [build, ...others], units] = await Promise.all([
    findPrograms(),
    inSequence([
      ['Types and export', buildExport],
      ['Lint', checkStyle],
      ['Packages', checkPackages],
    ]),
    inSequence([['Unit tests', runUnitTests]]),
  ]);
  const journeys = await runStep('Journeys', () => runJourneys(browser && build?.failed === 0));

  console.log(['\n── Times', ...steps.map(timeLine)].join('\n'));
  console.log([`\n── The ${SLOWEST} slowest tests`, ...slowest(tests, SLOWEST).map(timeLine)].join('\n'));
  const { passed, failed } = sumCounts([build, ...others, ...units, journeys].map((count) => count ?? countStep(1)));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  exitWithError(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} step
 */
async function runStep(name, step) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const result = await step();
  steps.push({ name, duration: performance.now() - begun });
  return result;
}

/** @typedef {import('./test-counts.mjs').Count} Count */
/** @typedef {(onOutput: import('./command.mjs').OnOutput) => Promise<Count>} Step */

/**
 * Runs steps one after the other, beside other such rows. A step's output is printed in one
 * piece when it is done, so that the rows' outputs do not mix.
 *
 * @param {readonly (readonly [string, Step])[]} row
 * @returns {Promise<Count[]>}
 */
async function inSequence(row) {
  const counts = [];
  for (const [name, step] of row) {
    const begun = performance.now();
    let said = '';
    counts.push(
      await step((text) => {
        said += text;
      }),
    );
    console.log(`\n── ${name}\n${said.trimEnd()}`);
    steps.push({ name, duration: performance.now() - begun });
  }
  return counts;
}

/**
 * The browser and the servers of the journeys, one after the other: a system installs one thing at a time.
 *
 * @returns {Promise<boolean>} whether there is a browser.
 */
async function findPrograms() {
  const browser = await runStep('Browser', findBrowser);
  await runStep('Servers', findServers);
  return browser;
}

/** Whether there is a browser for the journeys; the other tests do not wait for one. */
async function findBrowser() {
  const { findOrInstallBrowser } = await import('./find-browser.mjs');
  try {
    console.log(await findOrInstallBrowser());
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** The servers of `deploy/`. Only in CI are missing ones installed: on the owner's machine nothing is installed unasked. */
async function findServers() {
  const { describeServers, installServers } = await import('./find-servers.mjs');
  if (process.env.CI) await installServers();
  console.log(describeServers());
}

/** @type {Step} */
async function checkStyle(onOutput) {
  return countStep(await runBin('biome', ['check', '--error-on-warnings'], COLORS, onOutput));
}

/**
 * Whether every package and every file is used, and every package that is used is listed.
 *
 * @type {Step}
 */
async function checkPackages(onOutput) {
  return countStep(await runBin('knip', [], COLORS, onOutput));
}

/**
 * The build checks the types of all that `tsconfig.json` names, the tests and the scripts too.
 *
 * @type {Step}
 */
async function buildExport(onOutput) {
  return countStep(await runBin('next', ['build'], { ...COLORS, ...localBuild(JOURNEYS_ENDPOINT) }, onOutput));
}

/** @type {Step} */
async function runUnitTests(onOutput) {
  const file = path.join(folder, 'jest.json');
  // The unit tests name each base path themselves.
  const environment = { ...COLORS, NODE_ENV: 'test', BASE_PATH: '' };
  // By itself Jest leaves a core to others, and the steps beside it are done in half the time.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const code = await runBin('jest', ['--ci', '--json', workers, `--outputFile=${file}`], environment, onOutput);
  const report = await readReport(file);
  tests.push(...timeJest(report));
  return countJest(code, report);
}

/** @param {boolean} possible Whether there is a browser and an export to walk through. */
async function runJourneys(possible) {
  if (!possible) {
    console.error('The journeys need a browser and a finished export; the reason is above.');
    return countStep(1);
  }
  const file = path.join(folder, 'playwright.json');
  const code = await runBin('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = await readReport(file);
  tests.push(...timePlaywright(report));
  return countPlaywright(code, report);
}

/**
 * @param {string} file
 * @returns {Promise<unknown>} `undefined` when the runner did not get as far as a report.
 */
async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
