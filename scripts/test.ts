// npm test: lint, types, the tests of the template on its fixtures, and the tests of the site in content/.
// npm run test:unit, npm run test:e2e: the template's unit tests or browser tests alone.
// npm run test:site: the tests of the site alone.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { LOCAL_FOLDER } from '../lib/local-folder';
import { UserError } from '../lib/user-error';
import { findWholeBrowser, installBrowser } from './browser';
import { loadEnvironment, root, run, start } from './command';
import { buildOf, type Fixture, folderOf, ISOLATED, MINIMAL, RICH, removedPages, stage } from './test/stage';

/** A site that is built and tested: a fixture's, or the one in content/. */
type TestedSite = ReturnType<typeof siteOf>;

/** Programs print no colours into a pipe unless told to. */
const COLORS: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * How the first failure begins in the output of Jest and Playwright, and how many lines are shown of it and of the end.
 */
const FAILURE = /^ +(?:● |1\) )/;
const SHOWN = 40;

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
const { SITE_BASE_PATH = '', SITE_ADDRESS = '' } = environment;
Object.assign(process.env, ISOLATED);
const sites = {
  rich: siteOf(['whole', 'headless'], RICH),
  minimal: siteOf(['minimal'], MINIMAL),
  // It has its own port, because it is tested at the same time as the minimal one.
  own: siteOf(['site'], undefined, { SITE_BASE_PATH, SITE_ADDRESS, E2E_PORT: String(Number(E2E_PORT || 4173) + 1) }),
};
let passed = 0;
let failed = 0;
/** What failed, step by step. */
const failures: string[] = [];
const runPart = commands[part];
if (!runPart) throw new UserError(`npm test has no part ${part}; npm run test:unit and npm run test:e2e take options.`);
await runPart();

/** @param projects Playwright's projects for it. */
function siteOf(projects: readonly string[], fixture?: Fixture, env: Record<string, string> = {}) {
  const folder = fixture ? folderOf(fixture) : root;
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
  process.exitCode = failed > 0 ? 1 : 0;
}

async function testOwnSite() {
  await Promise.all([installBrowser(), prepare(sites.own)]);
  await testSite(sites.own, options);
  report();
}

async function runEverything() {
  const removed = removedPages();
  if (removed.length > 0) {
    console.log(
      `You have removed ${removed.join(', ')}, which the template's tests need, so only your site is tested.`,
    );
    return testOwnSite();
  }
  await Promise.all([stage(RICH), stage(MINIMAL)]);
  const inCopy = { env: { NODE_ENV: 'test' }, cwd: sites.rich.folder };
  // In parallel, so that no core is idle while a step uses only one.
  await Promise.all([
    runStep('Lint', 'biome', ['check', '--error-on-warnings', '--config-path=biome.lint.json']),
    runStep('Unit tests', 'jest', ['--ci', `--maxWorkers=${availableParallelism()}`], inCopy),
    testSites(),
  ]);
  report();
}

function report() {
  // Steps run in parallel, so that a failure is far above.
  for (const failure of failures) console.log(failure);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function testSites() {
  await Promise.all([installBrowser(), prepare(sites.rich)]);
  await testSite(sites.rich);
  // In parallel, because `npm run dev` leaves a core idle at times; more at once would slow each other down.
  await Promise.all([testSite(sites.minimal), prepare(sites.own).then(() => testSite(sites.own))]);
}

async function testSite(site: TestedSite, args: readonly string[] = []) {
  const { name, folder, env, projects } = site;
  if (!findWholeBrowser() || !isReady(site)) {
    failed += 1;
    return;
  }
  const command = ['test', ...projects.map((project) => `--project=${project}`), ...args];
  const isParallel = site === sites.own && part === '';
  await runStep(`Browser tests: ${name}`, 'playwright', command, { env, cwd: folder }, !isParallel);
}

/** Whether a site is built, or is built by `npm start` before its tests (playwright.config.ts). */
function isReady({ name, folder }: TestedSite): boolean {
  return name === 'minimal' || existsSync(path.join(folder, LOCAL_FOLDER, 'index.html'));
}

async function prepare(site: TestedSite) {
  // The build of the site in content/ also checks the types of everything in tsconfig.json, tests and scripts included.
  if (isReady(site) && site !== sites.own) return;
  const { name, folder, env } = site;
  const code = await runStep(`Build: ${name}`, 'tsx', ['scripts/build.ts'], { env, cwd: folder });
  // A build that stopped halfway must not be tested.
  if (code !== 0) await rm(path.join(folder, LOCAL_FOLDER), { recursive: true, force: true });
}

/**
 * Runs a step, and adds it to the totals: the tests that its last lines count, or the step itself.
 *
 * @param isShown whether its lines are printed as they come. Steps that run in parallel print theirs in one piece.
 */
async function runStep(
  name: string,
  program: string,
  args: readonly string[],
  { env, cwd }: { env: Record<string, string>; cwd: string } = { env: {}, cwd: root },
  isShown = false,
): Promise<number> {
  const step = start(program, args, { env: { ...COLORS, ...env }, cwd, stdio: 'pipe' });
  const lines = [`\n── ${name}`];
  if (isShown) console.log(lines[0]);
  for await (const line of step) {
    lines.push(line);
    if (isShown) console.log(line);
  }
  if (!isShown) console.log(lines.join('\n'));
  const code = step.exitCode ?? 1;
  const output = stripVTControlCharacters(lines.join('\n'));
  const count = (word: string) => Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
  passed += count('passed') + count('flaky') || Number(code === 0);
  if (code === 0) return code;
  failed += count('failed') || 1;
  const first = lines.findIndex((line) => FAILURE.test(stripVTControlCharacters(line)));
  const failureLines = first < 0 ? [] : lines.slice(first, first + SHOWN);
  failures.push(`\n── Failed: ${name}`, ...failureLines, ...lines.slice(-SHOWN));
  return code;
}
