import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { basePath } from './lib/routes';
import { findBrowser, findWholeBrowser } from './scripts/browser';
import { LOCAL_FOLDER } from './scripts/local-site';

const port = Number(process.env.E2E_PORT || 4173);

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

const args = [...QUIET, UNOPTIMIZED];

/** Tests that need a full browser: the headless shell paints before fonts load and has no back/forward cache. */
const WHOLE_BROWSER = /@whole-browser|page-cache\.spec/;

export default defineConfig({
  testDir: 'e2e',
  // The suites in folders have a configuration of their own (playwright.suites.config.ts).
  testMatch: '**/e2e/*.spec.ts',
  fullyParallel: true,
  // In ms. Some tests visit every page, and the machine may be busy.
  timeout: 60_000,
  // A test uses a core most of the time; one more worker fills the pauses.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Just wide enough for the desktop layout: larger viewports slow down software rendering.
    viewport: { width: 1000, height: 600 },
    // Without animations a visit takes half the time. Tests of animations use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    {
      name: 'whole',
      grep: WHOLE_BROWSER,
      // One worker, because starting this browser takes as long as several visits.
      workers: 1,
      // Playwright disables the back/forward cache by default.
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
