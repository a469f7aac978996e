/** Folder of a site that is built for the local inbox; `out/` holds the one for the real form service. */
export const LOCAL_FOLDER = '.site';

/** Where the form of the tested site sends its messages; each browser is led from there to its own inbox. */
export const TEST_ENDPOINT = 'http://127.0.0.1:4010/f/inbox';

/**
 * The environment of a build for this machine's inbox. Its visits aren't counted.
 *
 * @param endpoint where the form sends its messages.
 * @param networkAddress this machine's address in the local network, to which messages may go unencrypted.
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
