import { spawn } from 'node:child_process';
import { isRoot } from '../../scripts/debian-packages';

/** How long a browser may take until it can be spoken to, in ms: long enough for a busy machine. */
const START_LIMIT = 30_000;

/** Starts a program that runs until it is ended. */
export function startProcess(program: string, args: readonly string[]) {
  // WebKit's own sandbox does not start for root; only the site's pages are opened here.
  const environment = isRoot ? { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : process.env;
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: environment });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    async end() {
      // The negative number names the whole group: these programs start others.
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
}

/**
 * Tries until it works.
 *
 * @returns what the first attempt that works gives.
 * @throws {unknown} what the last one threw, when none has worked in time.
 */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (const limit = Date.now() + START_LIMIT; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
