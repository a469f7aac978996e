import { run } from './command.mjs';

/** Whether this program runs with every right. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages of Debian and its kin, where that takes no password.
 *
 * @param {readonly string[]} packages Their names.
 * @returns {Promise<boolean>} whether they are there now.
 */
export async function installPackages(packages) {
  if (process.platform !== 'linux') return false;
  const [program = '', ...asRoot] = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive'];
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    if ((await run(program, [...asRoot, 'apt-get', ...parameters])) !== 0) return false;
  }
  return true;
}
