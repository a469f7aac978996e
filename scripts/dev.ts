// npm run dev: the site while it is edited, with an inbox for its form.
import { watch } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { UserError } from '../lib/user-error';
import { loadEnvironment, readOptions, root, run, start } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { assertPortIsFree, chooseReach, describeReach, readPort } from './network';

/** Files of content/ that next.config.ts reads, which Next does only when it starts. */
const CONFIGURED = ['brand.ts', 'navigation.ts', 'site.ts', 'testimonials.ts', 'words.ts'];

/** How long the files are left alone before Next starts again, in ms: editors write a file in several steps. */
const SETTLE_TIME = 200;

loadEnvironment(true);
const { network, language } = readOptions(
  { network: { type: 'boolean' }, language: { type: 'string' } },
  'npm run dev takes --network, and --language=ar for the language in content/ar/.',
);
const reach = chooseReach(network);
const port = readPort();
await assertPortIsFree(port);
// Next shows a syntax error of the content without its file.
await import('../content/content');
const inbox = await startInbox(reach, 0, printMessage);
console.log(describeReach(port, reach));
console.log(describeInbox(inbox));

let next = startNext(await readTranslationEnv());
let restart: NodeJS.Timeout | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopNext().then(() => process.exit()));
// Not recursive: on Linux, Node.js 20 loses a file in a folder below once an editor has replaced it.
for (const folder of ['content', ...(language ? [`content/${language}`] : [])]) {
  watch(path.join(root, folder), (_, file) => {
    // Where a mistake has stopped Next, any file may be the one to correct. A translation is read when Next starts.
    if (!file || (isRunning() && !language && !CONFIGURED.includes(file))) return;
    clearTimeout(restart);
    restart = setTimeout(() => {
      console.log(`${folder}/${file} has changed: starting again…`);
      restartNext().catch(console.error);
    }, SETTLE_TIME);
  });
}

function startNext(translation: Record<string, string>) {
  const started = start('next', ['dev', '--port', String(port), '--hostname', reach.host], {
    env: {
      ...translation,
      // Next adds the types of another folder to tsconfig.json.
      OUT_DIR: '',
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

/** The environment variables of the build of the chosen language. */
async function readTranslationEnv(): Promise<Record<string, string>> {
  if (!language) return {};
  // Unlike `import`, it reads the files anew each time.
  const { readBuilds }: typeof import('./translations') = await tsImport('./translations.ts', import.meta.url);
  const builds = await readBuilds();
  const found = builds.find(({ BASE_PATH }) => BASE_PATH?.endsWith(`/${language}`));
  if (!found) throw new UserError(`There is no folder content/${language}/.`);
  return found;
}

async function restartNext() {
  await stopNext();
  next = startNext(await readTranslationEnv());
}

async function stopNext() {
  // Windows has no signals, and would end only the program that started Next.
  if (isRunning() && process.platform === 'win32') await run('taskkill', ['/pid', `${next.pid}`, '/t', '/f']);
  else if (isRunning()) next.kill();
  await next;
}

function isRunning() {
  return next.exitCode === undefined && next.signalCode === null;
}
