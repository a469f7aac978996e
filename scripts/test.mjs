// npm test: everything the site promises, from its style to a visitor's journeys.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNode } from './check-node.mjs';
import { fail, runInstalled } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { JOURNEYS_ENDPOINT, localBuild } from './local-site.mjs';
import { addUp, countJest, countPlaywright, countStep } from './test-counts.mjs';

checkNode();

const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));

try {
  await installWhenNeeded();
  const browser = await title('Browser', findBrowser);
  await title('Servers', findServers);
  const counts = [
    await title('Lint', async () => countStep(await runInstalled('biome', ['check', '--error-on-warnings']))),
    await title('Types', checkTypes),
    await title('Packages', async () => countStep(await runInstalled('knip', []))),
    await title('Unit tests', runUnitTests),
  ];
  const build = await title('Export', async () =>
    countStep(await runInstalled('next', ['build'], localBuild(JOURNEYS_ENDPOINT))),
  );
  counts.push(build, await title('Journeys', () => runJourneys(browser && build.failed === 0)));

  const { passed, failed } = addUp(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} step
 */
function title(name, step) {
  console.log(`\n── ${name}`);
  return step();
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

/** The servers of `deploy/`. They come by themselves only to a machine that is there for checks. */
async function findServers() {
  const { describeServers, installServers } = await import('./find-servers.mjs');
  if (process.env.CI) await installServers();
  console.log(describeServers());
}

async function checkTypes() {
  // The routes' types are generated; a fresh clone has none.
  const generated = await runInstalled('next', ['typegen']);
  return countStep(generated || (await runInstalled('tsc', ['--noEmit'])));
}

async function runUnitTests() {
  const file = path.join(folder, 'jest.json');
  // Each of these names the folders it is about.
  const code = await runInstalled('jest', ['--ci', '--json', `--outputFile=${file}`], {
    NODE_ENV: 'test',
    BASE_PATH: '',
  });
  return countJest(code, await readReport(file));
}

/** @param {boolean} possible Whether there is a browser and an export to walk through. */
async function runJourneys(possible) {
  if (!possible) {
    console.error('The journeys need a browser and a finished export; the reason is above.');
    return countStep(1);
  }
  const file = path.join(folder, 'playwright.json');
  const code = await runInstalled('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return countPlaywright(code, await readReport(file));
}

/**
 * @param {string} file
 * @returns {Promise<unknown>} `undefined` when the runner did not get as far as a report.
 */
async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
