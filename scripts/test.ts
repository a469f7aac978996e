// npm test: runs type checks, lint, unit tests, the build, and the browser tests of the exported site.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { installBrowser } from './browser';
import { loadEnvironment, run, start } from './command';
import { localBuild, TEST_ENDPOINT } from './local-site';

/** The fields read from Jest's and Playwright's JSON reports. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
}

/** Programs print no colours into a pipe unless told to. */
const COLORS: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

loadEnvironment();
const reports = await mkdtemp(path.join(tmpdir(), 'test-results-'));
let passed = 0;
let failed = 0;
try {
  // In parallel, so that no core is idle while a step uses only one.
  await Promise.all([lint(), runUnitTests(), testSite()]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await rm(reports, { recursive: true });
}

async function lint() {
  count(await runStep('Lint', 'biome', ['check', '--error-on-warnings', '--config-path=biome.check.json']));
}

async function testSite() {
  const [hasBrowser, isBuilt] = await Promise.all([installBrowser(), build()]);
  if (hasBrowser && isBuilt) await runSpecs();
  else failed += 1;
}

async function build(): Promise<boolean> {
  // The build checks the types of everything in tsconfig.json, tests and scripts included.
  const code = await runStep('Types and build', 'next', ['build'], localBuild(TEST_ENDPOINT));
  count(code);
  return code === 0;
}

async function runUnitTests() {
  const file = path.join(reports, 'jest.json');
  const args = ['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${availableParallelism()}`];
  // The unit tests set the base path themselves.
  const code = await runStep('Unit tests', 'jest', args, { NODE_ENV: 'test', BASE_PATH: '' });
  const report = await readReport(file);
  count(code, report.numPassedTests ?? 0, report.numFailedTests);
}

/** Runs a step in parallel with others, and prints its output in one piece at the end. */
async function runStep(name: string, program: string, args: string[], env?: Record<string, string>): Promise<number> {
  const step = start(program, args, { env: { ...COLORS, ...env }, stdio: 'pipe' });
  const lines = [`\n── ${name}`];
  for await (const line of step) lines.push(line);
  console.log(lines.join('\n'));
  return step.exitCode ?? 1;
}

async function runSpecs() {
  console.log('\n── Browser tests');
  const file = path.join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run('playwright', ['test', '--reporter=list,json'], { env });
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
