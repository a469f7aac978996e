// npm run dev: the site while it is edited, with an inbox for its form.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { writeRevision } from '../lib/writing/revision';
import { loadEnvironment, readOptions, root, run, start } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { describeSite, freePort, hostFor, networkAddress, siteFolder } from './serve';

/** How long files are left alone before they are read, in ms: editors write a file in several steps. */
const SETTLE_TIME = 200;

loadEnvironment(true);
const { network, language } = readOptions(
  { network: { type: 'boolean' }, language: { type: 'string' } },
  'npm run dev takes --network, and --language=ar for the language in content/ar/.',
);
const address = networkAddress(network);
const port = await freePort();
const inbox = await startInbox(address, 0, printMessage);
const folder = `${await siteFolder()}${language ? `/${language}` : ''}`;
// Next prints the address without the folder, where no page is.
console.log(describeSite(port, folder, address));
console.log(describeInbox(inbox));

const environment = {
  // Next adds the types of another folder to tsconfig.json.
  OUT_DIR: '',
  NODE_ENV: 'development',
  FORM_ENDPOINT: process.env.FORM_ENDPOINT || inbox.endpoint,
  NETWORK_ADDRESS: address ?? '',
};
/** What Next has read when it started. */
let setup = '';
let next: ReturnType<typeof start> | undefined;
let refreshing = refresh();
let settled: NodeJS.Timeout | undefined;
watch(path.join(root, 'content'), { ignoreInitial: true }).on('all', () => {
  clearTimeout(settled);
  settled = setTimeout(() => {
    refreshing = refreshing.then(refresh);
  }, SETTLE_TIME);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopNext().then(() => process.exit()));

/** Starts Next; again if what it reads only when it starts has changed, or if it has stopped. */
async function refresh() {
  const command = ['scripts/run.mjs', 'next-setup', ...(language ? ['--language', language] : [])];
  const { stdout, stderr, exitCode } = await start(process.execPath, command, { env: environment, stdio: 'pipe' });
  if (exitCode !== 0) {
    console.error(stderr.trim());
    return console.log('Correct it and save; the content is then read again.');
  }
  if (stdout === setup && isRunning()) return void writeRevision();
  if (isRunning()) console.log('A setting that Next reads only at its start has changed: starting again…');
  await stopNext();
  setup = stdout;
  next = start('next', ['dev', '--port', String(port), '--hostname', hostFor(address)], {
    env: { ...JSON.parse(setup).env, ...environment },
  });
  next.process?.once('exit', (code) => {
    if (code) console.log('Next has stopped. It starts again when you save a corrected file in content/.');
  });
}

async function stopNext() {
  // Windows has no signals, and would end only the program that started Next.
  if (isRunning() && process.platform === 'win32') await run('taskkill', ['/pid', `${next?.pid}`, '/t', '/f']);
  else if (isRunning()) next?.kill();
  await next;
  // The server may end a moment after the program that started it.
  const isTaken = () =>
    freePort(port).then(
      () => false,
      () => true,
    );
  for (let tries = 0; next && tries < 50 && (await isTaken()); tries++) await wait(200);
}

function isRunning() {
  return next !== undefined && next.exitCode === undefined && next.signalCode === null;
}
