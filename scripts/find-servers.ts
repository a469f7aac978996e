import { existsSync } from 'node:fs';
import { installPackages, stopServices } from './debian-packages';

/** The servers that `deploy/` has a configuration for: their programs, and Debian's packages of them. */
const SERVERS = {
  nginx: { program: '/usr/sbin/nginx', packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  Caddy: { program: '/usr/bin/caddy', packages: ['caddy'] },
  Apache: { program: '/usr/sbin/apache2', packages: ['apache2'] },
};

export type ServerName = keyof typeof SERVERS;

export const SERVER_NAMES = Object.keys(SERVERS) as ServerName[];

/** What installs them and runs their tests. */
export const HOSTS_COMMAND = 'npm run test:hosts';

/** Path of a server's program, where it is installed. */
export function findServer(name: ServerName): string | undefined {
  const { program } = SERVERS[name];
  return existsSync(program) ? program : undefined;
}

/** Installs the servers that are missing. */
export async function installServers(): Promise<void> {
  const missing = SERVER_NAMES.filter((name) => !findServer(name));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')}…`);
  const packages = missing.map((name) => SERVERS[name].packages);
  await installPackages(packages.flat());
  await stopServices(packages.flatMap(([service = '']) => service));
}

/** Which servers are there, and what becomes of the tests of the others. */
export function describeServers(): string {
  const missing = SERVER_NAMES.filter((name) => !findServer(name));
  const found = SERVER_NAMES.flatMap((name) => findServer(name) ?? []);
  if (missing.length === 0) return found.join('\n');
  const skipped = `${missing.join(' and ')}: not installed, so their tests are skipped. ${HOSTS_COMMAND} installs them.`;
  return [...found, skipped].join('\n');
}
