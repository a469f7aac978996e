import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where Next puts the chunks. */
const FOLDER = '_next/static/chunks';

/** What can name a chunk: pages, their data, scripts and styles. */
const NAMING = new Set(['.css', '.html', '.js', '.json', '.txt', '.webmanifest', '.xml']);

/**
 * Removes the chunks that no page leads to: Next also writes those of the page it makes of
 * `app/global-error.tsx` at an address of its own, which an export does not have. A chunk
 * stays when its name stands in any file that is not a chunk, or in a chunk that stays.
 *
 * @param {string} folder Path of the exported site.
 * @throws {Error} when no file names a chunk.
 */
export async function removeUnusedChunks(folder) {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => NAMING.has(path.extname(file)));
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, await readFile(path.join(folder, file), 'utf8')])),
    ),
  );
  const isChunk = (/** @type {string} */ file) => file.startsWith(`${FOLDER}/`);
  const unused = new Set(files.filter(isChunk));
  const count = unused.size;

  // Grows while it is walked: a chunk that is named is searched for names in its turn.
  const used = files.filter((file) => !isChunk(file));
  for (const file of used) {
    for (const chunk of unused) {
      if (!texts.get(file)?.includes(path.posix.basename(chunk))) continue;
      unused.delete(chunk);
      used.push(chunk);
    }
  }
  if (unused.size === count) {
    throw new Error(
      `Nothing in ${folder} names a chunk of ${FOLDER}; bring export/remove-unused-chunks.mjs up to this version of Next.`,
    );
  }
  await Promise.all([...unused].map((chunk) => rm(path.join(folder, chunk))));
}
