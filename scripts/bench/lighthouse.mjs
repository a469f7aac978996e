import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../command.mjs';

/**
 * Lighthouse is fetched for the bench alone: as a devDependency its 114 packages, 176 MB,
 * would burden every installation, and they ask for a later Node than the site does.
 */
const VERSION = '13.5.0';

/** Where it is kept: `npm ci` empties this, git and the builds leave it alone. */
const FOLDER = path.join(root, 'node_modules', '.cache', `lighthouse-${VERSION}`);

/** @typedef {{ numericValue?: number, errorMessage?: string }} Audit One that failed has a message and no value. */

/**
 * What the bench uses of Lighthouse's result.
 *
 * @typedef {object} Result
 * @property {{ runtimeError?: { message: string }, audits: Record<string, Audit>,
 *   environment: { benchmarkIndex: number } }} lhr
 */

/** @typedef {(url: string, flags: { port: number, onlyAudits: string[], logLevel: string }) => Promise<Result>} Lighthouse */

/**
 * Fetches Lighthouse with npm, unless it is there already.
 *
 * @returns {Promise<Lighthouse>}
 * @throws {Error} when it could not be fetched, in one sentence.
 */
export async function loadLighthouse() {
  if (!existsSync(FOLDER)) await fetchLighthouse();
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  return (await import(pathToFileURL(entry).href)).default;
}

async function fetchLighthouse() {
  // Under its name only once it is whole.
  const unfinished = `${FOLDER}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, 'package.json'), '{ "private": true }');
  console.error(`Fetching lighthouse@${VERSION}…`);
  const args = ['--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', ['install', ...args, `lighthouse@${VERSION}`])) !== 0) {
    throw new Error(`npm could not fetch lighthouse@${VERSION}; it says why above.`);
  }
  await rename(unfinished, FOLDER);
}
