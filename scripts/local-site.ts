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
