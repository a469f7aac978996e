// npm test: lint, types, the tests of the template on its fixtures, and the tests of the site in content/.
// npm run test:unit, npm run test:e2e: the template's unit tests or browser tests alone.
// npm run test:site: the tests of the site alone.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findWholeBrowser, installBrowser } from './browser';
import { loadEnvironment, root, run, start } from './command';
import { LOCAL_FOLDER } from './local-site';
import { buildOf, ISOLATED } from './test/builds';
import { type Fixture, folderOf, MINIMAL, RICH, stage } from './test/stage';

/** The fields read from Jest's and Playwright's JSON reports. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
}

/** A site that is built and tested: a fixture's, or the one in content/. */
interface TestedSite {
  name: string;
  folder: string;
  /** Environment variables of its build and its tests. */
  env: Record<string, string>;
  /** Playwright's projects for it. */
  projects: readonly string[];
}

/** Programs print no colours into a pipe unless told to. */
const COLORS: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const parts: Record<string, () => Promise<void>> = {
  unit: runUnitTestsAlone,
  e2e: runBrowserTestsAlone,
  site: testOwnSite,
};
const [part = '', ...options] = process.argv.slice(2);
loadEnvironment();
// The owner's site is tested at its address.
const { BASE_PATH = '', SITE_ADDRESS = '' } = process.env;
Object.assign(process.env, ISOLATED);
const sites: Record<'rich' | 'minimal' | 'own', TestedSite> = {
  rich: siteOf(RICH, ['whole', 'headless']),
  minimal: siteOf(MINIMAL, ['minimal']),
  own: { name: 'own', folder: root, env: { ...buildOf(), BASE_PATH, SITE_ADDRESS }, projects: ['site'] },
};
const reports = await mkdtemp(path.join(tmpdir(), 'test-results-'));
let passed = 0;
let failed = 0;
try {
  await (parts[part] ?? runEverything)();
} finally {
  await rm(reports, { recursive: true });
}

function siteOf(fixture: Fixture, projects: readonly string[]): TestedSite {
  return { name: fixture.name, folder: folderOf(fixture), env: buildOf(fixture), projects };
}

async function runUnitTestsAlone() {
  process.exitCode = await run('jest', options, { cwd: await stage(RICH), env: { NODE_ENV: 'test' } });
}

async function runBrowserTestsAlone() {
  await Promise.all([stage(RICH), stage(MINIMAL), installBrowser()]);
  for (const site of [sites.rich, sites.minimal]) {
    if (!isReady(site)) await build(site);
    if (isReady(site)) await runSpecs(site, ['--reporter=list', '--pass-with-no-tests', ...options]);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

async function testOwnSite() {
  await Promise.all([installBrowser(), buildAll([sites.own])]);
  await testSite(sites.own);
  report();
}

async function runEverything() {
  await Promise.all([stage(RICH), stage(MINIMAL)]);
  // In parallel, so that no core is idle while a step uses only one.
  await Promise.all([lint(), runUnitTests(), testSites()]);
  report();
}

function report() {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function lint() {
  count(await runStep('Lint', 'biome', ['check', '--error-on-warnings', '--config-path=biome.lint.json']));
}

async function testSites() {
  await Promise.all([installBrowser(), buildAll(Object.values(sites))]);
  // In parallel, because `npm start`, which builds the minimal owner's site, and `npm run dev` leave a core idle.
  await Promise.all([testSite(sites.rich), testSmallSites()]);
}

async function testSmallSites() {
  // Two servers need two ports.
  const port = { E2E_PORT: String(Number(process.env.E2E_PORT || 4173) + 1) };
  for (const site of [sites.minimal, sites.own]) {
    await testSite(
      { ...site, env: { ...site.env, ...port } },
      runStep,
      `--workers=${Math.ceil(availableParallelism() / 2)}`,
    );
  }
}

async function testSite(site: TestedSite, execute?: typeof runStep, ...options: readonly string[]) {
  if (findWholeBrowser() && isReady(site)) await runSpecs(site, ['--reporter=list,json', ...options], execute);
  else failed += 1;
}

async function buildAll(all: readonly TestedSite[]) {
  for (const site of all) {
    // The build of the site in content/ also checks the types of everything in tsconfig.json, tests and scripts included.
    if (!isReady(site) || site === sites.own) await build(site);
  }
}

/** Whether a site is built, or is built by `npm start` before its tests (playwright.config.ts). */
function isReady({ name, folder }: TestedSite): boolean {
  return name === 'minimal' || existsSync(path.join(folder, LOCAL_FOLDER, 'index.html'));
}

async function build({ name, folder, env }: TestedSite) {
  const code = await runStep(`Build: ${name}`, 'tsx', ['scripts/build.ts'], { env, cwd: folder });
  // A build that stopped halfway must not be tested.
  if (code !== 0) await rm(path.join(folder, LOCAL_FOLDER), { recursive: true, force: true });
  count(code);
}

async function runUnitTests() {
  const file = path.join(reports, 'jest.json');
  const args = ['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${availableParallelism()}`];
  const code = await runStep('Unit tests', 'jest', args, { env: { NODE_ENV: 'test' }, cwd: sites.rich.folder });
  const result = await readReport(file);
  count(code, result.numPassedTests ?? 0, result.numFailedTests);
}

/** Runs a step alone, and prints its output at once. */
function runVisibly(name: string, ...command: Parameters<typeof run>): Promise<number> {
  console.log(`\n── ${name}`);
  return run(...command);
}

/** Runs a step in parallel with others, and prints its output in one piece at the end. */
async function runStep(
  name: string,
  program: string,
  args: string[],
  { env, cwd }: Pick<NonNullable<Parameters<typeof start>[2]>, 'env' | 'cwd'> = {},
): Promise<number> {
  const step = start(program, args, { env: { ...COLORS, ...env }, cwd, stdio: 'pipe' });
  const lines = [`\n── ${name}`];
  for await (const line of step) lines.push(line);
  console.log(lines.join('\n'));
  return step.exitCode ?? 1;
}

async function runSpecs(
  { name, folder, env, projects }: TestedSite,
  args: readonly string[],
  execute: typeof runStep = runVisibly,
) {
  const file = path.join(reports, `${name}.json`);
  const command = ['test', ...projects.map((project) => `--project=${project}`), ...args];
  const settings = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, cwd: folder };
  const code = await execute(`Browser tests: ${name}`, 'playwright', command, settings);
  const { expected, flaky, unexpected } = (await readReport(file)).stats ?? { expected: 0, flaky: 0, unexpected: 0 };
  count(code, expected + flaky, unexpected);
}

/** Adds a step to the totals. A step with an error code has failed, even if its report has no failure. */
function count(code: number, passedTests = code === 0 ? 1 : 0, failedTests = 0) {
  passed += passedTests;
  failed += code === 0 ? failedTests : Math.max(failedTests, 1);
}

/** Reads a JSON report; empty if the runner did not write one. */
async function readReport(file: string): Promise<Report> {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}
