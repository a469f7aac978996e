import path from 'node:path';
import { endOnSignal, exitWithError, root, runBin } from './command.mjs';
import { printMessage, startInbox } from './inbox.mjs';
import { installWhenNeeded } from './install.mjs';
import { LOCAL_FOLDER, localBuild } from './local-site.mjs';
import { originsOf, readReach } from './network.mjs';
import { checkPortIsFree, readPort } from './port.mjs';

const INBOX_FOLDER = '.inbox';

/** Installs when needed, builds, and serves the finished site, with an inbox for its form. */
export async function startSite() {
  try {
    const reach = readReach(process.argv.slice(2));
    const port = readPort(process.env.PORT);
    await checkPortIsFree(port);
    await installWhenNeeded();
    const inbox = await startInbox({
      ...reach,
      origins: originsOf(port, reach),
      folder: path.join(root, INBOX_FOLDER),
      onMessage: printMessage,
    });
    const build = localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address);
    if ((await runBin('next', ['build'], build)) !== 0) {
      throw new Error('The site could not be built; the reason is above.');
    }
    // Not imported at the top: before the installation its packages may be missing.
    const { serveSite } = await import('./serve.mjs');
    const { url, close } = await serveSite({ folder: path.join(root, LOCAL_FOLDER), port, host: reach.host });
    endOnSignal(() => Promise.all([close(), inbox.close()]));
    console.log(`The site is at ${url} (Ctrl-C ends it)`);
    console.log(describeReach(url, reach));
    if (!process.env.FORM_ENDPOINT) console.log(`Messages from its form appear here, and stay in ${INBOX_FOLDER}/`);
  } catch (error) {
    exitWithError(error);
  }
}

/**
 * @param {string} site Its address on this machine.
 * @param {import('./network.mjs').Reach} reach
 * @returns {string} who but this machine can see the site, in a sentence.
 */
function describeReach(site, { address }) {
  if (!address) return 'Only this machine can see it; npm start -- --network lets a phone in your network try it';
  const there = new URL(site);
  there.hostname = address;
  return `Every device in your network can see it, at ${there.href}`;
}
