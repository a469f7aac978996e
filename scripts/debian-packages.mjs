import { run } from './command.mjs';

/** Whether this program runs as root. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages on Debian and its derivatives, as root or with a `sudo` that asks for no
 * password.
 *
 * @param {readonly string[]} packages Their names.
 * @returns {Promise<boolean>} whether they are there now.
 */
export async function installPackages(packages) {
  if (process.platform !== 'linux') return false;
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    if ((await runAsRoot('apt-get', args)) !== 0) return false;
  }
  return true;
}

/**
 * Stops services that a package has just started.
 *
 * @param {readonly string[]} services Their names.
 */
export async function stopServices(services) {
  if (process.platform !== 'linux') return;
  for (const service of services) await runAsRoot('service', [service, 'stop']);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code.
 */
function runAsRoot(program, args) {
  const [first = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive'];
  return run(first, [...rest, program, ...args]);
}
