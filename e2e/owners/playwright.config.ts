import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The walks through other owners' sites; the journeys of `npm test` leave them out by their files' names. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../../test-results',
  // Each walk serves the site it has built.
  webServer: undefined,
});
