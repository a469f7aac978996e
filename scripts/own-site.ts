import { run } from './command';
import { localBuild, TEST_ENDPOINT } from './local-site';

/**
 * Builds the site of `content/` in all its languages, for its tests. Its address and folder are those that the owner has
 * set; no other variable of the environment has an effect.
 *
 * @returns the exit code.
 */
export function buildOwnSite(): Promise<number> {
  return run('tsx', ['scripts/build.ts'], { env: { ...localBuild(TEST_ENDPOINT), SKIP_OPTIMIZATIONS: '' } });
}

/**
 * Tests the site that `buildOwnSite` has built.
 *
 * @param report the path for Playwright's JSON report.
 * @returns the exit code.
 */
export function testOwnSite(report?: string): Promise<number> {
  const args = ['test', '--config', 'playwright.suites.config.ts', '--project', 'site'];
  return report
    ? run('playwright', [...args, '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
    : run('playwright', args);
}
