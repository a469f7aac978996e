// npm run test:engines, npm run test:hosts: builds the site of the rich fixture, and runs a suite on it.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_FOLDER } from '../lib/local-folder';
import { installBrowser, installOtherEngines, installPackages, runAsRoot } from '../scripts/browser';
import { run } from '../scripts/command';
import { buildOf, RICH, stage } from '../scripts/test/stage';
import { hosts } from './hosts/servers';

async function installHosts() {
  await installBrowser();
  const missing = Object.values(hosts).filter(({ program }) => !existsSync(program));
  if (missing.length > 0) await installPackages(['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2']);
  // Debian starts an installed server as a service, which would use its port.
  for (const { program } of missing) await runAsRoot(['service', path.basename(program), 'stop']);
}

const [suite, ...options] = process.argv.slice(2);
await (suite === 'hosts' ? installHosts() : installOtherEngines());
const cwd = await stage(RICH);
// Hosts are also tested with the site in a folder.
for (const folder of suite === 'hosts' ? ['', '/portfolio'] : ['']) {
  const env = { ...buildOf(RICH), SITE_ADDRESS: `https://ines-duarte.dev${folder}`, SITE_ANALYTICS: 'off' };
  // One worker, because tests use the same port.
  const tests = ['test', `e2e/${suite}/`, '--workers=1', ...options];
  const failed =
    (await run('tsx', ['scripts/build.ts'], { env, cwd })) || (await run('playwright', tests, { env, cwd }));
  if (failed) process.exitCode = 1;
}
// The template's tests would take it for theirs, which has another folder.
rmSync(path.join(cwd, LOCAL_FOLDER), { recursive: true, force: true });
