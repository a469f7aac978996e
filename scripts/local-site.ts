import path from 'node:path';
import { UserError } from '../lib/user-error';
import { root, run } from './command';

/** Folder of the site that is built for the local inbox; `out/` contains the one for the real form service. */
export const LOCAL_FOLDER = '.site';

/** The form endpoint of the tested site; each test browser maps its host to the inbox of its worker. */
export const TEST_ENDPOINT = 'http://127.0.0.1:4010/f/inbox';

/** The environment variables of a build for the local inbox, whose address in the network needs no HTTPS. */
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
 * Builds the site of a repository with the variables of `localBuild`, and returns its path.
 *
 * @throws {UserError} if it could not be built.
 */
export async function buildSite(env: Record<string, string>, cwd = root): Promise<string> {
  if ((await run('tsx', ['scripts/build.ts'], { env, cwd })) !== 0) {
    throw new UserError('The site could not be built; the reason is above.');
  }
  return path.join(cwd, LOCAL_FOLDER);
}
