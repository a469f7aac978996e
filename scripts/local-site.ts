import path from 'node:path';
import { UserError } from '../lib/user-error';
import { root, run } from './command';

/** Folder of the site that is built for the local inbox; `out/` contains the one for the real form service. */
export const LOCAL_FOLDER = '.site';

/** The form endpoint of the tested site; each test browser maps its host to the inbox of its worker. */
export const TEST_ENDPOINT = 'http://127.0.0.1:4010/f/inbox';

/**
 * The environment variables of a build for the local inbox, without analytics.
 *
 * @param endpoint the URL to which the form sends its messages.
 * @param networkAddress this machine's address in the local network, which the form may use without HTTPS.
 */
export function localBuild(endpoint: string, networkAddress = ''): Record<string, string> {
  return {
    NODE_ENV: 'production',
    OUT_DIR: LOCAL_FOLDER,
    FORM_ENDPOINT: endpoint,
    NETWORK_ADDRESS: networkAddress,
    ANALYTICS: 'off',
  };
}

/**
 * Builds a site in all its languages.
 *
 * @param env the environment variables of `localBuild`, and others.
 * @param cwd path of the repository, or of a fixture's copy.
 * @returns path of the finished site.
 * @throws {UserError} if the site could not be built.
 */
export async function buildSite(env: Record<string, string>, cwd = root): Promise<string> {
  if ((await run('tsx', ['scripts/build.ts'], { env, cwd })) !== 0) {
    throw new UserError('The site could not be built; the reason is above.');
  }
  return path.join(cwd, LOCAL_FOLDER);
}
