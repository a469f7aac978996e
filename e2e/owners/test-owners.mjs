// npm run test:owners: builds the sites of other owners (owners.ts), and walks through each.
import { exitWithError, runBin } from '../../scripts/command.mjs';

try {
  const { findOrInstallBrowser } = await import('../../scripts/find-browser.mjs');
  await findOrInstallBrowser();
  const asked = process.argv.slice(2);
  process.exitCode = await runBin('playwright', ['test', '--config', 'e2e/owners/playwright.config.ts', ...asked], {
    BASE_PATH: '',
  });
} catch (error) {
  exitWithError(error);
}
