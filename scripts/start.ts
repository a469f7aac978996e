// npm start: builds the site, and serves it with a local inbox for its form.
import path from 'node:path';
import { UserError } from '../lib/user-error';
import { loadEnvironment, readOptions, root, run } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { LOCAL_FOLDER, localBuild } from './local-site';
import { assertPortIsFree, chooseReach, describeReach, readPort } from './network';
import { serveSite } from './serve';

loadEnvironment();
const { network } = readOptions({ network: { type: 'boolean' } }, 'npm start takes --network.');
const reach = chooseReach(network);
const port = readPort();
await assertPortIsFree(port);
const inbox = await startInbox(reach, 0, printMessage);
const env = localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address);
if ((await run('tsx', ['scripts/build.ts'], { env })) !== 0) {
  throw new UserError('The site could not be built; the reason is above.');
}
const { url } = await serveSite({ folder: path.join(root, LOCAL_FOLDER), port, host: reach.host });
console.log(`The site is at ${url} (Ctrl-C ends it)`);
console.log(describeReach(port, reach));
console.log(describeInbox(inbox));
