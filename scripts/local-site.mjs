/** Folder of a site that was built for this machine's inbox; `out/` holds the one for the real form service. */
export const LOCAL_FOLDER = '.site';

/**
 * What a build for this machine's inbox has in its environment.
 *
 * @param {string} endpoint where the form sends its messages
 * @param {string} [address] this machine's in the local network, to which they may go unencrypted
 */
export function localBuild(endpoint, address = '') {
  // Whoever takes no site with something left to do means the one that goes live.
  const local = { OUT_DIR: LOCAL_FOLDER, FORM_ENDPOINT: endpoint, NETWORK_ADDRESS: address, STRICT: '' };
  return { NODE_ENV: 'production', ...local };
}

/** Where the journeys' site sends its messages; each of their browsers is told to find its own inbox there. */
export const JOURNEYS_ENDPOINT = 'http://127.0.0.1:4010/f/inbox';
