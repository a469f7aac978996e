// npm run test:access: builds the site, and runs the tests for accessibility on all of its states.
import { runBinary } from '../../scripts/command';
import { installBrowser } from '../../scripts/find-browser';
import { JOURNEYS_ENDPOINT, localBuild } from '../../scripts/local-site';

await installBrowser();
const args = ['test', '--config', 'e2e/access/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode =
  (await runBinary('next', ['build'], { env: { ...localBuild(JOURNEYS_ENDPOINT), BASE_PATH: '' } })) ||
  (await runBinary('playwright', args, { env: { BASE_PATH: '' } }));
