import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/**
 * The suites that `npm test` leaves out, because they need other programs or other builds. CI runs them beside it;
 * `e2e/run-suite.ts` builds what a suite needs and starts it.
 */
export default defineConfig({
  ...site,
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  projects: [
    ...['access', 'engines', 'hosts', 'owners', 'translations'].map((name) => ({ name, testDir: `e2e/${name}` })),
    // The main specs, on a site that was built without the optimizations (docs/architecture.md, "Export steps").
    {
      name: 'unoptimized',
      grepInvert: /@whole-browser|before the scripts ran/,
      testMatch: /e2e\/(addresses|contact-form|header|history|older-browsers|page-link|policy|theme)\.spec\.ts/,
    },
  ],
});
