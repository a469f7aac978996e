// npm run dev: the site while it is edited, with an inbox for its form.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { binaryPath, closeOnSignal, exitCodeOf, loadEnvironment, root } from './command';
import { describeInbox, startLocalInbox } from './inbox';
import { describeReach, readReach } from './network';
import { assertPortIsFree, readPort } from './port';

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
const inbox = await startLocalInbox(port, reach);
console.log(describeReach(COMMAND, port, process.env.BASE_PATH ?? '', reach));
console.log(describeInbox(inbox));

let next = startNext();
let restart: NodeJS.Timeout | undefined;
closeOnSignal(async () => {
  clearTimeout(restart);
  await Promise.all([stop(next), inbox.close()]);
});
// Where a mistake has stopped Next, any file may be the one to correct.
watchFolder('content', (file) => CONFIGURED.includes(file) || !isRunning(next));
watchFolder('public', () => true);

function watchFolder(name: string, matters: (file: string) => boolean) {
  const folder = path.join(root, name);
  if (!existsSync(folder)) return;
  watch(folder, (_, file) => {
    if (!file || !matters(file)) return;
    clearTimeout(restart);
    restart = setTimeout(restartNext, SETTLE_TIME, `${name}/${file}`);
  });
}

function startNext() {
  const child = spawn(process.execPath, [binaryPath('next'), 'dev', '--port', String(port), '--hostname', reach.host], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      FORM_ENDPOINT: process.env.FORM_ENDPOINT || inbox.endpoint,
      NETWORK_ADDRESS: reach.address ?? '',
    },
  });
  child.once('exit', (code) => {
    if (code) console.log('Next has stopped. It starts again when you save a corrected file.');
  });
  return child;
}

async function restartNext(changed: string) {
  console.log(`${changed} has changed: starting again…`);
  await stop(next);
  next = startNext();
}

async function stop(child: ChildProcess) {
  if (!isRunning(child)) return;
  const ended = exitCodeOf(child);
  child.kill();
  await ended;
}

function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null;
}
