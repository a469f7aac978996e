// npm start: builds the site, and serves it with a local inbox for its form.
// npm start -- --example: the same with the content of an owner who has everything.
import './env';
import { environment } from '../lib/compile/environment';
import { readSite } from '../lib/compile/site-files';
import { LOCAL_FOLDER } from '../lib/local-folder';
import { UserError } from '../lib/user-error';
import { buildSite, localBuild, readOptions, root } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { describeSite, freePort, networkAddress, serveSite, siteFolder } from './serve';
import { buildExample, EXAMPLE, getFixtureFolder } from './test/stage';
import { takeLock } from './wait-for-builds';

const { network, example } = readOptions(
  { network: { type: 'boolean' }, example: { type: 'boolean' } },
  'npm start takes --network and --example.',
);
const { SITE_FORM_ENDPOINT = '' }: Partial<typeof environment> = example ? {} : environment;
const address = networkAddress(network);
const port = await freePort();
if (!example && !takeLock('.start.lock'))
  throw new UserError(`Another npm start serves ${LOCAL_FOLDER}/, which this one would empty; stop that one first.`);
const inbox = await startInbox(address, 0, printMessage);
const folder = example
  ? await buildExample(inbox.endpoint, address)
  : await buildSite(localBuild(SITE_FORM_ENDPOINT || inbox.endpoint, address));
const basePath = example ? '' : siteFolder();
await serveSite(folder, port, basePath, address);
console.log(describeSite(port, basePath, address));
const { form } = readSite(undefined, example ? getFixtureFolder(EXAMPLE) : root).content.site;
console.log(describeInbox(inbox, form.service, SITE_FORM_ENDPOINT));
