import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

/** The servers that `deploy/` has a configuration for: their programs, and the packages that bring them. */
const SERVERS = {
  nginx: { program: '/usr/sbin/nginx', packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  caddy: { program: '/usr/bin/caddy', packages: ['caddy'] },
};

/** @typedef {keyof typeof SERVERS} ServerName */

/**
 * @param {ServerName} name
 * @returns {string | undefined} the path of its program, or nothing where it is not installed.
 */
export function findServer(name) {
  const { program } = SERVERS[name];
  return existsSync(program) ? program : undefined;
}

/**
 * Installs the servers that are missing.
 *
 * @returns {Promise<string>} what is there now, in a sentence.
 */
export async function findOrInstallServers() {
  const names = /** @type {ServerName[]} */ (Object.keys(SERVERS));
  const missing = names.filter((name) => !findServer(name));
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(' and ')}…`);
    await installPackages(missing.flatMap((name) => SERVERS[name].packages));
  }
  const absent = names.filter((name) => !findServer(name));
  return absent.length === 0
    ? names.map(findServer).join('\n')
    : `${absent.join(' and ')} could not be installed; the journeys on it are left out.`;
}
