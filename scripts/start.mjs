// npm start: installs when needed, builds, and serves the finished site, with an inbox for its form.
import path from 'node:path';
import { endOnSignal, fail, root, runInstalled } from './command.mjs';
import { printMessage, startInbox } from './inbox.mjs';
import { installWhenNeeded } from './install.mjs';
import { LOCAL_FOLDER, localBuild } from './local-site.mjs';
import { checkPortIsFree, readPort } from './port.mjs';

const INBOX_FOLDER = '.inbox';

try {
  await checkPortIsFree(readPort(process.env.PORT));
  await installWhenNeeded();
  const inbox = await startInbox({ folder: path.join(root, INBOX_FOLDER), onMessage: printMessage });
  const code = await runInstalled('next', ['build'], localBuild(process.env.FORM_ENDPOINT || inbox.endpoint));
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
  // Only now are the packages there that the server needs.
  const { serveSite } = await import('./serve.mjs');
  const { address, close } = await serveSite({ folder: path.join(root, LOCAL_FOLDER) });
  endOnSignal(() => Promise.all([close(), inbox.close()]));
  console.log(`The site is at ${address} (Ctrl-C ends it)`);
  if (!process.env.FORM_ENDPOINT) console.log(`Messages from its form appear here, and stay in ${INBOX_FOLDER}/`);
} catch (error) {
  fail(error);
}
