// npm run dev: the site while it is edited, with an inbox for its form.
import { watch } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/user-error';
import { loadEnvironment, root, start } from './command';
import { describeInbox, startLocalInbox } from './inbox';
import { assertPortIsFree, describeReach, readPort, readReach } from './network';

const COMMAND = 'npm run dev';

/** Files of content/ that next.config.ts reads, which Next does only when it starts. */
const CONFIGURED = ['brand.ts', 'navigation.ts', 'site.ts', 'testimonials.ts', 'words.ts'];

/** How long the files are left alone before Next starts again, in ms: editors write a file in several steps. */
const SETTLE_TIME = 200;

/** Serves one language of a site in several. */
const LANGUAGE_OPTION = '--language=';

loadEnvironment(true);
const args = process.argv.slice(2);
const language = args.find((arg) => arg.startsWith(LANGUAGE_OPTION))?.slice(LANGUAGE_OPTION.length);
const reach = readReach(
  args.filter((arg) => !arg.startsWith(LANGUAGE_OPTION)),
  COMMAND,
);
const port = readPort();
await assertPortIsFree(port);
// Next shows a syntax error of the content without its file.
await import('../content/content');
const inbox = await startLocalInbox(reach);
console.log(describeReach(COMMAND, port, reach));
console.log(describeInbox(inbox));

let next = startNext(await readTranslationEnv());
let restart: NodeJS.Timeout | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopNext().then(() => process.exit()));
watch(path.join(root, 'content'), { recursive: true }, (_, file) => {
  // Where a mistake has stopped Next, any file may be the one to correct. A translation is read when Next starts.
  if (!file || (isRunning() && !language && !CONFIGURED.includes(file))) return;
  clearTimeout(restart);
  restart = setTimeout(async () => {
    console.log(`content/${file} has changed: starting again…`);
    await stopNext();
    next = startNext(await readTranslationEnv());
  }, SETTLE_TIME);
});

function startNext(translation: Record<string, string>) {
  const started = start('next', ['dev', '--port', String(port), '--hostname', reach.host], {
    env: {
      ...translation,
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

/** Reads the files anew each time, which takes a program of its own. */
async function readTranslationEnv(): Promise<Record<string, string>> {
  if (!language) return {};
  const { stdout, stderr } = await start('tsx', ['scripts/build.ts', '--print'], { stdio: 'pipe' });
  if (!stdout) throw new UserError(stderr.trim());
  const builds: Record<string, string>[] = JSON.parse(stdout);
  const found = builds.find(({ BASE_PATH }) => BASE_PATH?.endsWith(`/${language}`));
  if (!found) throw new UserError(`There is no folder content/${language}/.`);
  return found;
}

async function stopNext() {
  if (isRunning()) next.kill();
  await next;
}

function isRunning() {
  return next.exitCode === undefined && next.signalCode === null;
}
