// npm test: lint, types, the tests of the template on its fixtures, and the tests of the site in content/. With CI set, as
// on GitHub, also the tests with the tag @ci, those of the minimal owner, and those of an unchanged sample.
// npm run test:unit, npm run test:e2e: the template's unit tests or browser tests alone.
// npm run test:site: the tests of the site alone.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LOCAL_FOLDER } from '../lib/local-folder';
import { UserError } from '../lib/user-error';
import { findWholeBrowser, installBrowser } from './browser';
import { isSampleName } from './check/sample-values';
import { loadEnvironment, root, run } from './command';
import { buildOf, type Fixture, getFixtureFolder, ISOLATED, MINIMAL, RICH, removedPages, stage } from './test/stage';
import { countFailure, printTotals, runStep } from './test/steps';

/** A site that is built and tested: a fixture's, or the one in content/. */
type TestedSite = ReturnType<typeof describeTestedSite>;

/** Whether to run the tests that take minutes, and that a change rarely breaks. */
const isWhole = Boolean(process.env.CI);

const commands: Record<string, () => Promise<void>> = {
  '': runEverything,
  unit: runUnitTestsAlone,
  e2e: runBrowserTestsAlone,
  site: testOwnSite,
};
const [part = '', ...options] = process.argv.slice(2);
loadEnvironment();
// The owner's site is tested at its address.
const { E2E_PORT } = process.env;
const { environment } = await import('../lib/compile/environment');
const { SITE_ADDRESS = '' } = environment;
Object.assign(process.env, ISOLATED);
const sites = {
  rich: describeTestedSite(isWhole || part === 'e2e' ? ['whole', 'headless'] : ['headless'], RICH),
  minimal: describeTestedSite(['minimal'], MINIMAL),
  own: describeTestedSite(['site'], undefined, {
    SITE_ADDRESS,
    // It has its own port, because it is tested at the same time as the minimal one.
    E2E_PORT: String(Number(E2E_PORT || 4173) + 1),
    ...(part === '' && { SITE_CHECK_TYPES: 'off' }),
  }),
};
const runPart = commands[part];
if (!runPart)
  throw new UserError(`npm test takes no options such as ${part}; npm run test:unit and npm run test:e2e do.`);
await runPart();

/** @param projects Playwright's projects for it. */
function describeTestedSite(projects: readonly string[], fixture?: Fixture, env: Record<string, string> = {}) {
  const folder = fixture ? getFixtureFolder(fixture) : root;
  return { name: fixture?.name ?? 'own', folder, env: { ...buildOf(fixture), ...env }, projects };
}

async function runUnitTestsAlone() {
  process.exitCode = await run('jest', options, { cwd: await stage(RICH), env: { NODE_ENV: 'test' } });
}

async function runBrowserTestsAlone() {
  await Promise.all([stage(RICH), stage(MINIMAL), installBrowser()]);
  for (const site of [sites.rich, sites.minimal]) {
    await prepare(site);
    await testSite(site, ['--pass-with-no-tests', ...options]);
  }
  printTotals();
}

async function testOwnSite() {
  await Promise.all([installBrowser(), prepare(sites.own)]);
  await testSite(sites.own, options);
  printTotals();
}

async function runEverything() {
  const removed = removedPages();
  if (removed.length > 0) {
    console.log(
      `You have removed ${removed.join(', ')}, which the template's tests need, so only your site is tested.`,
    );
    return testOwnSite();
  }
  // In parallel, so that no core is idle while a step uses only one.
  const codeChecks = checkCode();
  await Promise.all([stage(RICH), isWhole && stage(MINIMAL)]);
  await Promise.all([codeChecks, runUnitTests(), testSites()]);
  printTotals();
}

async function checkCode() {
  await runStep('Lint', 'biome', ['check', '--error-on-warnings', '--config-path=biome.lint.json']);
  await run('next', ['typegen'], { stdio: 'pipe' });
  await runStep('Types', 'tsc', ['--noEmit']);
}

async function runUnitTests() {
  const inCopy = { env: { NODE_ENV: 'test' }, cwd: sites.rich.folder };
  const names = isWhole ? [] : ['--testNamePattern=^(?!.*@ci$)'];
  await runStep('Unit tests', 'jest', ['--ci', `--maxWorkers=${availableParallelism()}`, ...names], inCopy);
}

async function testSites() {
  await testRich();
  const isOwn = isWhole || !(await isSample());
  // In parallel, because `npm run dev` leaves a core idle at times; more at once would slow each other down.
  await Promise.all([isWhole && testSite(sites.minimal), isOwn && prepare(sites.own).then(() => testSite(sites.own))]);
}

async function testRich() {
  await Promise.all([installBrowser(), prepare(sites.rich)]);
  await testSite(sites.rich, isWhole ? [] : ['--grep-invert=@ci']);
}

/** Whether content/ still has the sample's name, so that the fixtures show what its site can. */
async function isSample(): Promise<boolean> {
  const { profile } = await import('../content/profile').catch(() => ({ profile: undefined }));
  return isSampleName(profile?.name ?? '');
}

async function testSite(site: TestedSite, args: readonly string[] = []) {
  const { name, folder: cwd, env, projects } = site;
  if (!findWholeBrowser() || !isReady(site)) return countFailure();
  const command = ['test', ...projects.map((project) => `--project=${project}`), ...args];
  const isShown = site !== sites.own || part !== '';
  await runStep(`Browser tests: ${name}`, 'playwright', command, { env, cwd, isShown });
}

/** Whether a site is built, or is built by `npm start` before its tests (playwright.config.ts). */
function isReady({ name, folder }: TestedSite): boolean {
  return name === 'minimal' || existsSync(path.join(folder, LOCAL_FOLDER, 'index.html'));
}

async function prepare(site: TestedSite) {
  if (isReady(site) && site !== sites.own) return;
  const { name, folder, env } = site;
  const code = await runStep(`Build: ${name}`, 'tsx', ['scripts/build.ts'], { env, cwd: folder });
  // A build that stopped halfway must not be tested.
  if (code !== 0) await rm(path.join(folder, LOCAL_FOLDER), { recursive: true, force: true });
}
