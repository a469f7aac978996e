// npm start: builds the site, and serves it with an inbox for its form.
import path from 'node:path';
import { createInterface } from 'node:readline';
import { UserError } from '../lib/user-error';
import { closeOnSignal, loadEnvironment, root, runBinary } from './command';
import { describeInbox, startLocalInbox } from './inbox';
import { LOCAL_FOLDER, localBuild } from './local-site';
import { describeReach, readReach } from './network';
import { assertPortIsFree, readPort } from './port';
import { serveSite } from './serve';

const COMMAND = 'npm start';

/** What one types, before the Enter key, to have the site built again. */
const REBUILD = 'r';

loadEnvironment();
const reach = readReach(process.argv.slice(2), COMMAND);
const port = readPort();
await assertPortIsFree(port);
// Next shows a syntax error of the content without its file.
await import('../content/content');
const inbox = await startLocalInbox(port, reach);
if (!(await build())) throw new UserError('The site could not be built; the reason is above.');
let site = await serve();
closeOnSignal(() => Promise.all([site.close(), inbox.close()]));
console.log(`The site is at ${site.url} (Ctrl-C ends it, ${REBUILD} and Enter builds it again)`);
console.log(describeReach(COMMAND, port, process.env.BASE_PATH ?? '', reach));
console.log(describeInbox(inbox));

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim().toLowerCase() !== REBUILD) continue;
  if (!(await build())) {
    console.error('The site could not be built; the reason is above. The last one is still served.');
    continue;
  }
  // The server reads its list of files once.
  await site.close();
  site = await serve();
  console.log(`The site is built again, at ${site.url}`);
}

async function build() {
  const env = localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address);
  return (await runBinary('next', ['build'], { env })) === 0;
}

function serve() {
  return serveSite({ folder: path.join(root, LOCAL_FOLDER), port, host: reach.host });
}
