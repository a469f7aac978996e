// npm start: builds the site, and serves it with an inbox for its form.
import path from 'node:path';
import { UserError } from '../lib/user-error';
import { loadEnvironment, root, run } from './command';
import { describeInbox, startLocalInbox } from './inbox';
import { LOCAL_FOLDER, localBuild } from './local-site';
import { assertPortIsFree, describeReach, readPort, readReach } from './network';
import { serveSite } from './serve';

const COMMAND = 'npm start';

loadEnvironment();
const reach = readReach(process.argv.slice(2), COMMAND);
const port = readPort();
await assertPortIsFree(port);
// Next shows a syntax error of the content without its file.
await import('../content/content');
const inbox = await startLocalInbox(reach);
const env = localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address);
if ((await run('tsx', ['scripts/build.ts'], { env })) !== 0) {
  throw new UserError('The site could not be built; the reason is above.');
}
const { url } = await serveSite({ folder: path.join(root, LOCAL_FOLDER), port, host: reach.host });
console.log(`The site is at ${url} (Ctrl-C ends it)`);
console.log(describeReach(COMMAND, port, reach));
console.log(describeInbox(inbox));
