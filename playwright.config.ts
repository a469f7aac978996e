import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SMALL_DESK } from './e2e/support/viewports';
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

/** Specs for a browser as visitors have it: a headless shell paints before the fonts are there and has no page cache. */
const IN_A_WHOLE_BROWSER = ['**/*page-cache.spec.ts', '**/layout-shift.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  // The suites in folders have a configuration of their own (playwright.suites.config.ts).
  testMatch: '**/e2e/*.spec.ts',
  fullyParallel: true,
  // In ms. Many tests visit every page, and the machine may have other work.
  timeout: 60_000,
  // A test keeps a core busy: its page, the browser around it and the test take turns.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Large viewports slow software rendering down.
    viewport: SMALL_DESK,
    // A visit costs half as much without motion. Tests of motion turn it on (`inMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args },
  },
  // One kind of browser after the other: a worker that changes it restarts, which costs as much as several visits.
  projects: [
    { name: 'headless', testIgnore: IN_A_WHOLE_BROWSER },
    {
      name: 'whole',
      testMatch: IN_A_WHOLE_BROWSER,
      // Playwright turns the page cache off.
      use: {
        launchOptions: {
          executablePath: findWholeBrowser(),
          args,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve-out.ts',
    port,
    env: { PORT: String(port), OUT_DIR: LOCAL_FOLDER, BASE_PATH: basePath },
    stderr: 'pipe',
  },
});
