import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/**
 * The suites that `npm test` leaves out, because they need other programs or other builds. CI also runs these;
 * `e2e/run-suite.ts` builds the site for a suite and runs it.
 */
export default defineConfig({
  ...site,
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  projects: [
    ...['access', 'engines', 'hosts', 'owners', 'site', 'translations'].map((name) => ({
      name,
      testDir: `e2e/${name}`,
    })),
    // Main specs, on a site built without the optional export steps (docs/architecture.md, "Export steps").
    {
      name: 'unoptimized',
      grepInvert: /@whole-browser|jump before hydration/,
      testMatch: /e2e\/(addresses|contact-form|header|history|older-browsers|page-link|policy|theme)\.spec\.ts/,
    },
  ],
});
