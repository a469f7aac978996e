// npm test: types, lint, unit tests, the build, and the browser tests of the exported site.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvironment, runBinary } from './command';
import { installBrowser } from './find-browser';
import { describeServers, installServers } from './find-servers';
import { JOURNEYS_ENDPOINT, localBuild } from './local-site';

interface Counts {
  passed: number;
  failed: number;
}

type OnOutput = (text: string) => void;

const FAILED: Counts = { passed: 0, failed: 1 };

/** A program whose output is a pipe prints no colours unless it is told to. */
const COLORS: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

loadEnvironment();
const folder = await mkdtemp(path.join(tmpdir(), 'test-results-'));
try {
  // Side by side, so that no core is idle while a step keeps only one busy.
  const [hasBrowser, [build, lint], units] = await Promise.all([
    prepareBrowser(),
    buildAndLint(),
    runStep('Unit tests', runUnitTests),
  ]);
  const specs = hasBrowser && build.failed === 0 ? await runSpecs() : FAILED;
  const all = [build, lint, units, specs];
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Runs a step beside others: its output is printed in one piece when it is done. */
async function runStep(name: string, step: (onOutput: OnOutput) => Promise<Counts>): Promise<Counts> {
  let output = '';
  const counts = await step((text) => {
    output += text;
  });
  console.log(`\n── ${name}\n${output.trimEnd()}`);
  return counts;
}

async function prepareBrowser(): Promise<boolean> {
  try {
    console.log(`Browser: ${await installBrowser()}`);
  } catch (error) {
    console.error(error);
    return false;
  }
  // On the owner's machine nothing is installed that the tests can do without.
  if (process.env.CI) await installServers();
  console.log(describeServers());
  return true;
}

async function buildAndLint(): Promise<[build: Counts, lint: Counts]> {
  const env = { ...COLORS, ...localBuild(JOURNEYS_ENDPOINT) };
  // The build checks the types of all that tsconfig.json names, the tests and the scripts too.
  const build = await runStep('Types and build', (onOutput) =>
    countStep(runBinary('next', ['build'], { env, onOutput })),
  );
  const lint = await runStep('Lint', (onOutput) =>
    countStep(runBinary('biome', ['check', '--error-on-warnings'], { env: COLORS, onOutput })),
  );
  return [build, lint];
}

async function countStep(code: Promise<number>): Promise<Counts> {
  return (await code) === 0 ? { passed: 1, failed: 0 } : FAILED;
}

async function runUnitTests(onOutput: OnOutput): Promise<Counts> {
  const file = path.join(folder, 'jest.json');
  const args = ['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${availableParallelism()}`];
  // The unit tests set the base path themselves.
  const code = await runBinary('jest', args, { env: { ...COLORS, NODE_ENV: 'test', BASE_PATH: '' }, onOutput });
  const report = await readReport(file);
  return settle(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0));
}

async function runSpecs(): Promise<Counts> {
  console.log('\n── Browser tests');
  const file = path.join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runBinary('playwright', ['test', '--reporter=list,json'], { env });
  const { expected = 0, flaky = 0, unexpected = 0 } = (await readReport(file))?.stats ?? {};
  return settle(code, expected + flaky, unexpected);
}

/** A runner that crashed or found no test has failed, whatever its report says. */
function settle(code: number, passed = 0, failed = 0): Counts {
  const hasFailed = code !== 0 || passed === 0;
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed };
}

/** What is read of Jest's and Playwright's JSON reports. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** `undefined` when the runner did not get as far as a report. */
async function readReport(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
