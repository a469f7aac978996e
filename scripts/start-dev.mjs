import { endOnSignal, exitWithError, spawnBin } from './command.mjs';
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
    const dev = spawnBin('next', ['dev', '--port', String(port), '--hostname', reach.host], {
      NODE_ENV: 'development',
      FORM_ENDPOINT: process.env.FORM_ENDPOINT || inbox.endpoint,
      NETWORK_ADDRESS: reach.address ?? '',
    });
    endOnSignal(async () => {
      dev.kill();
      await inbox.close();
    });
    dev.once('exit', (code) => inbox.close().then(() => process.exit(code ?? 1)));
  } catch (error) {
    exitWithError(error);
  }
}
