import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { environment } from './lib/compile/environment';
import { LOCAL_FOLDER } from './lib/local-folder';
import { findBrowser, findFirefox, findWholeBrowser } from './scripts/browser';
import { testPort } from './scripts/serve';

/** npm start builds the minimal owner's site, so that its tests are those of the command as well. */
const isStarted = environment.SITE_SKIP_OPTIMIZATIONS === 'all';

// Workers read this file, too, and have the variables of the process that starts them.
process.env.TESTED_PORT ??= String(await testPort(Number(process.env.E2E_PORT || 4173)));
const port = Number(process.env.TESTED_PORT);

/** Disables Chromium's background requests, which take time and log errors on a network without internet. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Disables JIT optimizations, which pay off only after seconds: without them a visit takes a twelfth less time. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';

/** Without a graphics processor, drawing through one that is emulated takes longer than drawing directly. */
const args = [...QUIET, UNOPTIMIZED, '--disable-gpu'];

/** Debian's Firefox, which Playwright drives by WebDriver BiDi, stands in where its own can't be downloaded. */
const stockFirefox = findFirefox();

/** Tests that need a full browser: the headless shell paints before fonts load and has no back/forward cache. */
const WHOLE_BROWSER = /@whole-browser/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // In ms. Some tests visit every page, and the machine may be busy.
  timeout: 60_000,
  // In ms. On a busy machine seconds pass without a frame.
  expect: { timeout: 15_000 },
  // A test uses a core most of the time; one more worker fills the pauses.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stands still for a moment must not stop a publication; a test that passes then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Just wide enough for the desktop layout: larger viewports slow down software rendering.
    viewport: { width: 1000, height: 600 },
    // Without animations a visit takes half the time. Tests of animations use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Saves the start of a process, and compiling the scripts, for each test.
    reuseContext: true,
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    // The template's tests, in the copy with the rich fixture (scripts/test.ts).
    {
      name: 'whole',
      testDir: 'e2e/template',
      grep: WHOLE_BROWSER,
      // One worker, because starting this browser takes as long as several visits.
      workers: 1,
      // Playwright disables the back/forward cache by default.
      use: {
        reuseContext: false,
        launchOptions: {
          executablePath: findWholeBrowser(),
          args,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'headless',
      // The export is also checked as that of an owner.
      testMatch: /\/(?:template\/.+|site\/export)\.spec\.ts$/,
      testIgnore: /\/(?:minimal|dev)\.spec\.ts$/,
      grepInvert: WHOLE_BROWSER,
    },
    // In the copy with the minimal fixture, which is built without the optimizations.
    {
      name: 'minimal',
      testDir: 'e2e/template',
      // Of the other tests, only those of what the optimizations could change.
      testMatch: /\/(?:minimal|dev|addresses|history|page-link)\.spec\.ts$/,
      grep: /(?:minimal|dev)\.spec|@unoptimized/,
    },
    // The tests of the site in content/, in the repository itself. The sample has budgets of its own.
    { name: 'site', testMatch: /\/(?:site\/[^/]+|template\/budget)\.spec\.ts$/ },
    // Suites with other programs, which CI runs (e2e/run-suite.ts).
    { name: 'hosts', testDir: 'e2e/hosts' },
    {
      name: 'firefox',
      testDir: 'e2e/engines',
      use: {
        browserName: 'firefox',
        channel: stockFirefox && 'moz-firefox',
        launchOptions: { executablePath: stockFirefox },
      },
    },
    { name: 'webkit', testDir: 'e2e/engines', use: { browserName: 'webkit', launchOptions: {} } },
  ],
  webServer: {
    command: isStarted ? 'node scripts/run.mjs start' : 'node --import tsx scripts/serve-out.ts',
    timeout: 600_000,
    port,
    env: { PORT: String(port), SITE_OUT_DIR: LOCAL_FOLDER },
    // Shows why `npm start` could not build a site.
    stdout: isStarted ? 'pipe' : 'ignore',
    stderr: 'pipe',
  },
});
