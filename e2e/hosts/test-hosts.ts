// npm run test:hosts: the site on nginx, Caddy and Apache as deploy/ has it, and one table of what every host's software answers.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, runBinary } from '../../scripts/command';
import { installPackages, stopServices } from '../../scripts/debian-packages';
import { installBrowser } from '../../scripts/find-browser';
import { describeServers, installServers } from '../../scripts/find-servers';
import { JOURNEYS_ENDPOINT, LOCAL_FOLDER, localBuild } from '../../scripts/local-site';
import { hostTable, LIGHTTPD } from './host-table';

/** The folder of the host in which the site is tried as well, and where that build goes. */
const BASE_PATH = '/portfolio';
const IN_FOLDER = 'test-results/in-a-folder';

const port = Number(process.env.E2E_PORT || 4173) + 40;

try {
  await installServers();
  if (!existsSync(LIGHTTPD)) {
    await installPackages(['lighttpd']);
    await stopServices(['lighttpd']);
  }
  console.log(describeServers());

  await build({});
  await installBrowser();
  const failed = await runBinary('playwright', ['test', 'hosts.spec', 'base-path.spec'], { env: { BASE_PATH: '' } });

  await build({ BASE_PATH, OUT_DIR: IN_FOLDER });
  const table = await hostTable({
    folder: path.join(root, LOCAL_FOLDER),
    inFolder: path.join(root, IN_FOLDER),
    basePath: BASE_PATH,
    port,
  });
  console.log(`\n${table}`);
  process.exitCode = failed;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

/** @param environment How the build differs from the one for the journeys. */
async function build(environment: Record<string, string>) {
  const code = await runBinary('next', ['build'], {
    env: { BASE_PATH: '', ...localBuild(JOURNEYS_ENDPOINT), ...environment },
  });
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
}
