import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SMALL_DESK } from './e2e/support/viewports';
import { basePath } from './lib/routes';
import { isRoot } from './scripts/debian-packages';
import { findBrowser, findWholeBrowser } from './scripts/find-browser';
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

/** Making a script faster pays after seconds, and no page of a journey lives that long: a visit costs a twelfth less without. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';

const args = [...QUIET, UNOPTIMIZED, ...(isRoot ? ['--no-sandbox'] : [])];

/** Journeys for a browser as visitors have it: a headless shell paints before the fonts are there and has no page cache. */
const IN_A_WHOLE_BROWSER = ['**/*page-cache.spec.ts', '**/layout-shift.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  // The suites in folders have a configuration of their own (playwright.suites.config.ts).
  testMatch: '**/e2e/*.spec.ts',
  fullyParallel: true,
  // In ms. Many a journey visits every page, and the machine may have other work.
  timeout: 60_000,
  // A journey keeps a core busy: its page, the browser around it and the test take turns.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // What is painted costs by the pixel.
    viewport: SMALL_DESK,
    // A visit costs half as much when nothing moves. Journeys in which something does say so (`inMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args },
  },
  // One kind of browser after the other: a worker that changes it starts anew, which costs as much as several visits.
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
