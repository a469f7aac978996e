import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import type { TabFixtures } from '../support/browser-with-inbox';

/** The walks of `npm run test:access`; the journeys of `npm test` leave them out by their files' names. */
export default defineConfig<TabFixtures>({
  ...journeys,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  // What these walks look with belongs to a page, and goes with it.
  use: { ...journeys.use, keepsTab: false },
  reporter: [['list'], ['./page-states-reporter.ts']],
  // One kind of browser does: nothing here waits for fonts or the page cache.
  projects: [{}],
  globalSetup: './serve-sites.ts',
  webServer: undefined,
});
