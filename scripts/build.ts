// npm run build: compiles the site, and builds it in each of its languages.
import './env';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../lib/compile/environment';
import { buildPictures } from './build-pictures';
import { printSummary } from './check/report';
import { unpublishedTexts } from './check/texts';
import { exitWith, readOptions, root, run, startProgram } from './command';
import { compileSite } from './compile-site';
import { waitForBuilds } from './wait-for-builds';

const ROUTE_TYPES = path.join(root, '.next/types/routes.d.ts');

const { cv } = readOptions({ cv: { type: 'boolean' } }, 'npm run build takes no options.');
await waitForBuilds();
const languages = await compileSite({ hasCvPage: cv }).catch(exitWith);
await printSummary(languages);
let isBuilt = false;
const types = environment.SITE_CHECK_TYPES === 'off' ? undefined : checkTypes();
await buildPictures(languages).catch(exitWith);
for (const { site } of languages) {
  const env = { NODE_ENV: 'production', SITE_LANGUAGE: site.content.site.language, TYPES_ARE_CHECKED: 'yes' };
  process.exitCode = await run('next', ['build'], { env });
  if (process.exitCode !== 0) break;
}
isBuilt = true;
const { exitCode = 0, stdout = '' } = (await types) ?? {};
if (exitCode !== 0) {
  console.error(stdout);
  process.exitCode = exitCode;
}
if (process.exitCode === 0) {
  if (!environment.SITE_OUT_DIR) console.log('The site is in out/.');
  for (const { source } of languages) for (const sentence of unpublishedTexts(source)) console.log(sentence);
}

/** Checks the types of all files beside the build, once Next has written those of the routes. */
async function checkTypes() {
  const begin = Date.now();
  const hasTypes = () => (statSync(ROUTE_TYPES, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= begin;
  while (!hasTypes() && !isBuilt) await wait(50);
  return startProgram('tsc', ['--noEmit'], { stdio: 'pipe' });
}
