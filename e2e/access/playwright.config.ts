import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The walks of `npm run test:access`; the journeys of `npm test` leave them out by their files' names. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  reporter: [['list'], ['./page-states-reporter.ts']],
  // One kind of browser does: nothing here waits for fonts or the page cache.
  projects: [{}],
  globalSetup: './serve-sites.ts',
  webServer: undefined,
});
