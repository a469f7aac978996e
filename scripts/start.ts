// npm start: builds the site, and serves it with a local inbox for its form.
// npm start -- --example: the same with the content of an owner who has everything.
import { loadEnvironment, readOptions } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { buildSite, localBuild } from './local-site';
import { assertPortIsFree, chooseReach, describeReach, readPort, serveSite } from './serve';
import { buildExample } from './test/stage';

loadEnvironment();
const { network, example } = readOptions(
  { network: { type: 'boolean' }, example: { type: 'boolean' } },
  'npm start takes --network and --example.',
);
const reach = chooseReach(network);
const port = readPort();
await assertPortIsFree(port);
const inbox = await startInbox(reach, 0, printMessage);
const folder = example
  ? await buildExample(inbox.endpoint, reach.address)
  : await buildSite(localBuild(process.env.FORM_ENDPOINT || inbox.endpoint, reach.address));
const basePath = example ? '' : process.env.BASE_PATH;
const { url } = await serveSite({ folder, port, host: reach.host, basePath });
console.log(`The site is at ${url} (Ctrl-C ends it)`);
console.log(describeReach(port, reach, basePath));
console.log(describeInbox(inbox));
