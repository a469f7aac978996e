// npm run test:access: builds the site, and has machines, the keyboard and a screen reader's tree go over all its states.
import { exitWithError, runBin } from '../../scripts/command.mjs';
import { JOURNEYS_ENDPOINT, localBuild } from '../../scripts/local-site.mjs';

try {
  const { findOrInstallBrowser } = await import('../../scripts/find-browser.mjs');
  await findOrInstallBrowser();
  const asked = process.argv.slice(2);
  process.exitCode =
    (await runBin('next', ['build'], { ...localBuild(JOURNEYS_ENDPOINT), BASE_PATH: '' })) ||
    (await runBin('playwright', ['test', '--config', 'e2e/access/playwright.config.ts', ...asked], { BASE_PATH: '' }));
} catch (error) {
  exitWithError(error);
}
