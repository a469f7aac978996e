import path from 'node:path';
import { endOnSignal, exitWithError, root, runBin } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { describeInbox, startLocalInbox } from './local-inbox.mjs';
import { LOCAL_FOLDER, localBuild } from './local-site.mjs';
import { describeReach, readReach } from './network.mjs';
import { checkPortIsFree, readPort } from './port.mjs';
import { REBUILD, rebuildOnRequest } from './rebuild-on-request.mjs';

/** Installs when needed, builds, and serves the finished site, with an inbox for its form. */
export async function startSite() {
  try {
    const reach = readReach(process.argv.slice(2));
    const port = readPort(process.env.PORT);
    await checkPortIsFree(port);
    await installWhenNeeded();
    const inbox = await startLocalInbox(port, reach);
    const build = localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address);
    const isBuilt = async () => (await runBin('next', ['build'], build)) === 0;
    if (!(await isBuilt())) throw new Error('The site could not be built; the reason is above.');
    // Not imported at the top: before the installation its packages may be missing.
    const { serveSite } = await import('./serve.mjs');
    const serve = () => serveSite({ folder: path.join(root, LOCAL_FOLDER), port, host: reach.host });
    let site = await serve();
    endOnSignal(() => Promise.all([site.close(), inbox.close()]));
    console.log(`The site is at ${site.url} (Ctrl-C ends it, ${REBUILD} and Enter builds it again)`);
    console.log(describeReach('npm start', site.url, reach));
    console.log(describeInbox(inbox));
    rebuildOnRequest(process.stdin, async () => {
      if (await isBuilt()) {
        // The server reads its list of files once.
        await site.close();
        site = await serve();
        console.log(`The site is built again, at ${site.url}`);
      } else
        console.error('The site could not be built again; the reason is above, and the one before is still served.');
    });
  } catch (error) {
    exitWithError(error);
  }
}
