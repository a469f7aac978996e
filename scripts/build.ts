// npm run build: compiles the site, and builds it in each of its languages.
import './env';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../lib/compile/environment';
import { buildPictures } from './build-pictures';
import { printSummary } from './check/report';
import { unpublishedTexts } from './check/texts';
import { exitWith, readOptions, root, run, startProgram } from './command';
import { compileSite } from './compile-site';
import { waitForBuilds } from './wait-for-builds';

/** Files per site on Cloudflare's free plan (developers.cloudflare.com, "Workers limits", "Static Assets"). */
const CLOUDFLARE_LIMIT = 20_000;

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
  const { SITE_OUT_DIR: outDir = 'out' } = environment;
  if (outDir === 'out') console.log('The site is in out/.');
  await warnOfManyFiles(outDir);
  for (const { source } of languages) for (const sentence of unpublishedTexts(source)) console.log(sentence);
}

/** Says before the upload if a host's limit is passed. */
async function warnOfManyFiles(outDir: string): Promise<void> {
  const files = await readdir(path.join(root, outDir), { recursive: true }).catch(() => []);
  if (files.length <= CLOUDFLARE_LIMIT) return;
  const copies = files.filter((file) => /\.(?:br|gz)$/.test(file)).length;
  console.warn(
    `The site has ${files.length} files, and Cloudflare's free plan takes ${CLOUDFLARE_LIMIT}. ${copies} of them are compressed copies, which Cloudflare, Netlify, Vercel and GitHub Pages make themselves: leave them out with SITE_SKIP_OPTIMIZATIONS=compression.`,
  );
}

/** Checks the types of all files beside the build, once Next has written those of the routes. */
async function checkTypes() {
  const begin = Date.now();
  const hasTypes = () => (statSync(ROUTE_TYPES, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= begin;
  while (!hasTypes() && !isBuilt) await wait(50);
  return startProgram('tsc', ['--noEmit'], { stdio: 'pipe' });
}
