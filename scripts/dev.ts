// npm run dev: the site while it is edited, with an inbox for its form.

import { register } from 'node:module';
import path from 'node:path';
import { watch } from 'chokidar';
import type { CompiledLanguage } from '../lib/compile/compile-sites';
import { UserError } from '../lib/user-error';
import { exitWith, loadEnvironment, printError, readOptions, root, startProgram } from './command';
import { describeInbox, printMessage, startInbox } from './inbox';
import { describeSite, freePort, hostFor, networkAddress } from './serve';

/** How long a changed file is left alone before it is read, in ms: editors write a file in several steps. */
const SETTLE_TIME = 100;

loadEnvironment(true);
const { network, language } = readOptions(
  { network: { type: 'boolean' }, language: { type: 'string' } },
  'npm run dev takes --network, and --language=ar for the language in content/ar/.',
);
const address = networkAddress(network);
const port = await freePort();
const inbox = await startInbox(address, 0, printMessage);
const ownEndpoint = process.env.SITE_FORM_ENDPOINT;
Object.assign(process.env, {
  NODE_ENV: 'development',
  SITE_FORM_ENDPOINT: ownEndpoint || inbox.endpoint,
  NETWORK_ADDRESS: address ?? '',
});
register('./read-content-again.mjs', import.meta.url);
// They read the environment when they are loaded.
const { compileSite } = await import('./compile-site');
const { findAdvice, textOfFindings } = await import('./check/report');
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
    refreshing = refreshing.then(refresh).catch(printError);
  }, SETTLE_TIME);
});
// A refresh that has begun may be about to start Next, whose end is that of this process.
const stop = () => refreshing.then(() => (next ? next.kill() : process.exit()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

/** Compiles the content; Next notices the changed files. Then prints the advice on what was saved. */
async function refresh() {
  const files = [...saved];
  saved.clear();
  const languages = await compileSite({ isDevelopment: true }).catch(printError);
  if (!languages) return console.log('Correct it and save; the content is then read again.');
  startNext(languages);
  if (files.length === 0) return;
  const text = textOfFindings((await findAdvice(languages)).filter(({ file }) => files.includes(file)));
  if (text) console.log(text);
}

/** Starts Next. If a setting changes later that it reads only then, this says so. */
function startNext(languages: readonly CompiledLanguage[]) {
  const { site } = languageIn(languages);
  const current = JSON.stringify([site.content.site.language, site.content.site.timeZone, site.basePath]);
  if (next && current !== settings)
    console.log('The language, the time zone and the folder of the site count from the next start of npm run dev.');
  settings = current;
  if (next) return;
  next = startProgram('next', ['dev', '--port', String(port), '--hostname', hostFor(address)], {
    env: { SITE_LANGUAGE: site.content.site.language },
  });
  next.process?.once('exit', (code) => process.exit(code ?? 0));
  // Next prints the address without the folder, and there is no page at it.
  console.log(describeSite(port, site.basePath, address));
  console.log(describeInbox(inbox, site.content.site.form.service, ownEndpoint));
}

/** @throws {UserError} if the site does not have the language that the command names. */
function languageIn(languages: readonly CompiledLanguage[]): CompiledLanguage {
  const found = language ? languages.find(({ site }) => site.content.site.language === language) : languages[0];
  if (!found) throw new UserError(`There is no folder content/${language}/.`);
  return found;
}
