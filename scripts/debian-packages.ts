import { run } from './command';

/** Whether this program runs as root. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages on Debian and its derivatives, as root or with a `sudo` that asks for no password.
 *
 * @returns whether they are there now.
 */
export async function installPackages(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    if ((await runAsRoot('apt-get', args)) !== 0) return false;
  }
  return true;
}

/** Stops services, which Debian starts right after it has installed them. */
export async function stopServices(services: readonly string[]): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const service of services) await runAsRoot('service', [service, 'stop']);
}

function runAsRoot(program: string, args: readonly string[]): Promise<number> {
  const [first = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive'];
  return run(first, [...rest, program, ...args]);
}
