import { once } from 'node:events';
import { endOnSignal, exitWithError, root, spawnBin } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { describeInbox, startLocalInbox } from './local-inbox.mjs';
import { describeReach, readReach } from './network.mjs';
import { checkPortIsFree, readPort } from './port.mjs';

/** Installs when needed, and shows the site while the owner edits it, with an inbox for its form. */
export async function startDev() {
  try {
    const reach = readReach(process.argv.slice(2), 'npm run dev');
    const port = readPort(process.env.PORT);
    await checkPortIsFree(port);
    await installWhenNeeded();
    const inbox = await startLocalInbox(port, reach);
    console.log(describeReach('npm run dev', `http://localhost:${port}/`, reach));
    console.log(describeInbox(inbox));
    const start = () =>
      spawnBin('next', ['dev', '--port', String(port), '--hostname', reach.host], {
        NODE_ENV: 'development',
        FORM_ENDPOINT: process.env.FORM_ENDPOINT || inbox.endpoint,
        NETWORK_ADDRESS: reach.address ?? '',
      });
    const end = (/** @type {number | null} */ code) => inbox.close().then(() => process.exit(code ?? 1));
    let dev = start().once('exit', end);
    let isEnding = false;
    endOnSignal(async () => {
      isEnding = true;
      dev.off('exit', end).kill();
      await inbox.close();
    });
    // Not imported at the top: before the installation its packages may be missing.
    const { watchSettings } = await import('./dev-settings.mjs');
    await watchSettings(root, async () => {
      console.log('The look, the language, the list of pages or a file of your own has changed: starting again…');
      const ended = once(dev.off('exit', end), 'exit');
      dev.kill();
      await ended;
      if (isEnding) return;
      dev = start().once('exit', end);
    });
  } catch (error) {
    exitWithError(error);
  }
}
