// npm run test:owners: builds the sites of other owners (owners.ts), and tests each.
import { runBinary } from '../../scripts/command';
import { installBrowser } from '../../scripts/find-browser';

await installBrowser();
const args = ['test', '--config', 'e2e/owners/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = await runBinary('playwright', args, { env: { BASE_PATH: '' } });
