// npm run dev: the site while it is edited, with an inbox for its form.
import { watch } from 'node:fs';
import path from 'node:path';
import { loadEnvironment, root, start } from './command';
import { describeInbox, startLocalInbox } from './inbox';
import { assertPortIsFree, describeReach, readPort, readReach } from './network';

const COMMAND = 'npm run dev';

/** Files of content/ that next.config.ts reads, which Next does only when it starts. */
const CONFIGURED = ['brand.ts', 'navigation.ts', 'site.ts', 'testimonials.ts', 'words.ts'];

/** How long the files are left alone before Next starts again, in ms: editors write a file in several steps. */
const SETTLE_TIME = 200;

loadEnvironment(true);
const reach = readReach(process.argv.slice(2), COMMAND);
const port = readPort();
await assertPortIsFree(port);
// Next shows a syntax error of the content without its file.
await import('../content/content');
const inbox = await startLocalInbox(reach);
console.log(describeReach(COMMAND, port, reach));
console.log(describeInbox(inbox));

let next = startNext();
let restart: NodeJS.Timeout | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopNext().then(() => process.exit()));
watch(path.join(root, 'content'), (_, file) => {
  // Where a mistake has stopped Next, any file may be the one to correct.
  if (!file || (isRunning() && !CONFIGURED.includes(file))) return;
  clearTimeout(restart);
  restart = setTimeout(async () => {
    console.log(`content/${file} has changed: starting again…`);
    await stopNext();
    next = startNext();
  }, SETTLE_TIME);
});

function startNext() {
  const started = start('next', ['dev', '--port', String(port), '--hostname', reach.host], {
    env: {
      NODE_ENV: 'development',
      FORM_ENDPOINT: process.env.FORM_ENDPOINT || inbox.endpoint,
      NETWORK_ADDRESS: reach.address ?? '',
    },
  });
  started.process?.once('exit', (code) => {
    if (code) console.log('Next has stopped. It starts again when you save a corrected file in content/.');
  });
  return started;
}

async function stopNext() {
  if (isRunning()) next.kill();
  await next;
}

function isRunning() {
  return next.exitCode === undefined && next.signalCode === null;
}
