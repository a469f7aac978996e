import { existsSync } from 'node:fs';
import { installPackages, stopServices } from './debian-packages.mjs';

/** The servers that `deploy/` has a configuration for: their programs, and the packages that bring them. */
const SERVERS = {
  nginx: { program: '/usr/sbin/nginx', packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  Caddy: { program: '/usr/bin/caddy', packages: ['caddy'] },
  Apache: { program: '/usr/sbin/apache2', packages: ['apache2'] },
};

/** @typedef {keyof typeof SERVERS} ServerName */

/** Their names. */
export const SERVER_NAMES = /** @type {ServerName[]} */ (Object.keys(SERVERS));

/** What installs them and walks the journeys on them. */
export const HOSTS_COMMAND = 'npm run test:hosts';

/**
 * @param {ServerName} name
 * @returns {string | undefined} the path of its program, or nothing where it is not installed.
 */
export function findServer(name) {
  const { program } = SERVERS[name];
  return existsSync(program) ? program : undefined;
}

/**
 * Installs the servers that are missing. Debian starts some of them as services right after
 * the installation; those are stopped again.
 */
export async function installServers() {
  const missing = SERVER_NAMES.filter((name) => !findServer(name));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')}…`);
  const packages = missing.map((name) => SERVERS[name].packages);
  await installPackages(packages.flat());
  await stopServices(packages.flatMap(([service = '']) => service));
}

/** @returns {string} which servers are there and what becomes of the journeys on the others. */
export function describeServers() {
  const absent = SERVER_NAMES.filter((name) => !findServer(name));
  return [
    ...SERVER_NAMES.map(findServer).filter(Boolean),
    ...(absent.length > 0
      ? [
          `${absent.join(' and ')}: not installed, their journeys are left out. ${HOSTS_COMMAND} installs and runs them.`,
        ]
      : []),
  ].join('\n');
}
