// npm run test:engines, npm run test:hosts: builds the site of the rich fixture, and runs a suite on it.
import { existsSync } from 'node:fs';
import { UserError } from '../lib/user-error';
import { installBrowser, installPackages, runAsRoot } from '../scripts/browser';
import { run } from '../scripts/command';
import { buildOf, RICH, stage } from '../scripts/test/stage';
import { FIREFOX, WEBKIT_DRIVER } from './engines/browsers';
import { hosts } from './hosts/servers';

/** Debian packages of each suite, by the program they install. Without a program, tests are skipped. */
const SUITES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  engines: { [FIREFOX]: ['firefox-esr'], [WEBKIT_DRIVER]: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  hosts: {
    [hosts.nginx.program]: ['nginx', 'libnginx-mod-http-brotli-static'],
    [hosts.Caddy.program]: ['caddy'],
    [hosts.Apache.program]: ['apache2'],
  },
};

async function runSuite(name: string, options: readonly string[]) {
  const packages = SUITES[name];
  if (!packages) throw new UserError(`The suite ${name} is unknown; choose one of ${Object.keys(SUITES).join(', ')}.`);
  await installBrowser();
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  if (missing.length > 0) {
    await installPackages(missing.flatMap(([, packages]) => packages));
    // Debian starts an installed server as a service, which would use the port.
    if (name === 'hosts') for (const [, [service = '']] of missing) await runAsRoot(['service', service, 'stop']);
  }
  const cwd = await stage(RICH);
  // Hosts are also tested without a folder.
  for (const folder of name === 'hosts' ? ['', '/portfolio'] : ['']) {
    const env = { ...buildOf(RICH), BASE_PATH: folder, ANALYTICS: 'off' };
    const failed =
      (await run('tsx', ['scripts/build.ts'], { env, cwd })) ||
      (await run('playwright', ['test', '--project', name, ...options], { env, cwd }));
    if (failed) process.exitCode = 1;
  }
}

const [name = '', ...options] = process.argv.slice(2);
await runSuite(name, options);
