import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What earlier builds have made: coloured code, formulas, preview images, compressed scripts. Hosts keep this folder. */
const BUILD_CACHE = 'node_modules/.cache/build';

/** What all of it depends on beside its source: the packages, and the code that turns Markdown into elements. */
const MAKERS = 'lib/markdown';

let folderOfMakers: string | undefined;

/** The folder of what these packages and this code have made. */
function getCacheFolder(): string {
  if (folderOfMakers) return folderOfMakers;
  const modules = readdirSync(MAKERS).sort();
  const files = ['node_modules/.package-lock.json', ...modules.map((name) => path.join(MAKERS, name))];
  const makers = files.map((file) => readFileSync(/* turbopackIgnore: true */ file));
  folderOfMakers = path.join(BUILD_CACHE, hashOf([process.version, ...makers]));
  return folderOfMakers;
}

function hashOf(source: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With its length, no part runs into the next one.
  for (const part of source) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
}

function entryOf(source: readonly (string | Uint8Array)[]): string {
  return path.join(getCacheFolder(), hashOf(source));
}

/** What this build, maybe in another process, or an earlier one has made of the same source. */
export function readCached(...source: (string | Uint8Array)[]): Buffer | undefined {
  try {
    return readFileSync(/* turbopackIgnore: true */ entryOf(source));
  } catch {
    return undefined;
  }
}

/** Keeps what was made of a source. Where nothing can be written, it is made again each time. */
export function writeCached(result: string | Uint8Array, ...source: (string | Uint8Array)[]): void {
  try {
    const folder = getCacheFolder();
    // Other packages or other code have made the rest, which nothing can use any more.
    if (mkdirSync(folder, { recursive: true })) removeOtherEntries(folder);
    const file = entryOf(source);
    const part = `${file}.${randomUUID()}`;
    writeFileSync(part, result);
    // Renamed when complete, because other processes may read it.
    renameSync(part, file);
  } catch {
    // It is an optimization.
  }
}

function removeOtherEntries(folder: string): void {
  for (const name of readdirSync(BUILD_CACHE))
    if (name !== path.basename(folder)) rmSync(path.join(BUILD_CACHE, name), { recursive: true });
}
