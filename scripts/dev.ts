// npm run dev: the site while it is edited, with an inbox for its form.

import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { readSite } from '../lib/compile/site-files';
import { UserError } from '../lib/user-error';
import { exitWith, loadEnvironment, readOptions, root, run, startProgram } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { describeSite, freePort, hostFor, networkAddress } from './serve';

/** How long a changed file is left alone before it is read, in ms: editors write a file in several steps. */
const SETTLE_TIME = 100;

loadEnvironment(true);
const { environment } = await import('../lib/compile/environment');
const { network, language } = readOptions(
  { network: { type: 'boolean' }, language: { type: 'string' } },
  'npm run dev takes --network, and --language=ar for the language in content/ar/.',
);
const address = networkAddress(network);
const port = await freePort();
const inbox = await startInbox(address, 0, printMessage);
const variables = {
  NODE_ENV: 'development',
  SITE_FORM_ENDPOINT: environment.SITE_FORM_ENDPOINT ?? inbox.endpoint,
  NETWORK_ADDRESS: address ?? '',
};
/** What Next reads only when it starts. */
let settings = '';
let next: ReturnType<typeof startProgram> | undefined;
/** The files that have changed since the content was last read. */
const saved = new Set<string>();
let refreshing = refresh().catch(exitWith);
let settled: NodeJS.Timeout | undefined;
watch(
  ['content', 'public'].map((name) => path.join(root, name)),
  { ignoreInitial: true },
).on('all', (_, file) => {
  saved.add(path.relative(root, file).split(path.sep).join('/'));
  clearTimeout(settled);
  settled = setTimeout(() => {
    refreshing = refreshing.then(refresh).catch(({ message }) => console.error(message));
  }, SETTLE_TIME);
});
// A refresh that has begun may be about to start Next.
const stop = () => refreshing.then(stopNext).then(() => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

/**
 * Compiles the content; Next notices the changed files. Next is started again if a setting has changed that it reads
 * only when it starts, or if it has stopped.
 */
async function refresh() {
  const command = ['--import', 'tsx', 'scripts/compile.ts', '--dev', ...[...saved].map((file) => `--saved=${file}`)];
  saved.clear();
  const { stderr, stdout, exitCode } = await startProgram(process.execPath, command, { env: variables, stdio: 'pipe' });
  if (stdout.trim()) console.log(stdout.trim());
  if (exitCode !== 0) {
    console.error(stderr.trim());
    return console.log('Correct it and save; the content is then read again.');
  }
  const site = siteIn(language);
  const changed = JSON.stringify([site.content.site.language, site.content.site.timeZone, site.basePath]);
  if (changed === settings && isRunning()) return;
  if (isRunning()) console.log('A setting that Next reads only at its start has changed: starting again…');
  await stopNext();
  settings = changed;
  next = startProgram('next', ['dev', '--port', String(port), '--hostname', hostFor(address)], {
    env: { ...variables, SITE_LANGUAGE: site.content.site.language },
  });
  next.process?.once('exit', (code) => {
    if (code) console.log('Next has stopped. It starts again when you save a corrected file in content/.');
  });
  // Next prints the address without the folder, and there is no page at it.
  console.log(describeSite(port, site.basePath, address));
  console.log(describeInbox(inbox, environment.SITE_FORM_ENDPOINT));
}

/** @throws {UserError} if the site does not have the language. */
function siteIn(tag?: string) {
  const main = readSite(undefined, root, true);
  if (!tag) return main;
  if (main.languages.every((one) => one.language !== tag)) throw new UserError(`There is no folder content/${tag}/.`);
  return readSite(tag, root, true);
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
