import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { basePath } from './lib/routes';
import { findBrowser, findWholeBrowser } from './scripts/browser';
import { LOCAL_FOLDER } from './scripts/local-site';

const port = Number(process.env.E2E_PORT || 4173);

/** Keep Chromium from calling its vendor: on a network without internet that takes time and writes errors to the console. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Optimizing a script pays after seconds, and no page of a test lives that long: a visit costs a twelfth less without. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';

const args = [...QUIET, UNOPTIMIZED];

/** Tests for a browser as visitors have it: a headless shell paints before the fonts are there and has no page cache. */
const WHOLE_BROWSER = /@whole-browser|page-cache\.spec/;

export default defineConfig({
  testDir: 'e2e',
  // The suites in folders have a configuration of their own (playwright.suites.config.ts).
  testMatch: '**/e2e/*.spec.ts',
  fullyParallel: true,
  // In ms. Some tests visit every page, and the machine may have other work.
  timeout: 60_000,
  // A test keeps a core busy most of the time; one more fills the pauses.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Just wide enough for the desktop layout: large viewports slow software rendering down.
    viewport: { width: 1000, height: 600 },
    // A visit takes half the time when nothing is animated. Tests of animations say so (`inMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    {
      name: 'whole',
      grep: WHOLE_BROWSER,
      // One worker, at first: to start this browser takes as long as several visits.
      workers: 1,
      // Playwright turns the page cache off.
      use: {
        launchOptions: {
          executablePath: findWholeBrowser(),
          args,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'headless', grepInvert: WHOLE_BROWSER },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve-out.ts',
    port,
    env: { PORT: String(port), OUT_DIR: LOCAL_FOLDER, BASE_PATH: basePath },
    stderr: 'pipe',
  },
});
