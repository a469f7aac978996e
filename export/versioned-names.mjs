import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What can name a versioned file: pages, their data, scripts and stylesheets. */
const NAMING = new Set(['.css', '.html', '.js', '.json', '.txt']);

/** The hash in the name of a versioned file. */
const HASH = /[\w-]{13}(?=\.\w+$)/;

/**
 * The files of an export that can name others.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} texts by path from the export's root, with slashes.
 */
export async function readTexts(folder) {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => NAMING.has(path.extname(file)));
  return new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, await readFile(path.join(folder, file), 'utf8')])),
    ),
  );
}

/**
 * A name with the hash of new content in the place of the old one. It stays as long as it was,
 * because the data React hydrates from counts the letters of its texts.
 *
 * @param {string} name
 * @param {string | Buffer} content
 * @throws {Error} when there is no hash in the name.
 */
export function nameBy(name, content) {
  if (!HASH.test(name)) {
    throw new Error(`The name ${name} holds no hash; bring export/versioned-names.mjs up to this version of Next.`);
  }
  return name.replace(HASH, (hash) => createHash('sha256').update(content).digest('hex').slice(0, hash.length));
}

/**
 * Puts new names in the place of old ones, wherever they stand. A stylesheet that holds one has
 * new content in its turn, so it is named anew as well.
 *
 * @param {string} folder Path of the exported site.
 * @param {ReadonlyMap<string, string>} texts What `readTexts` found in it.
 * @param {ReadonlyMap<string, string>} names New ones by old ones, without folders.
 * @throws {Error} when a script holds one, whose name would have to change with it.
 */
export async function replaceNames(folder, texts, names) {
  const changed = replaceIn(texts, names);
  const versioned = [...changed].filter(([file]) => file.startsWith('_next/static/chunks/'));
  const script = versioned.find(([file]) => !file.endsWith('.css'));
  if (script) {
    throw new Error(
      `${script[0]} names one of ${[...names.keys()].join(', ')}; bring export/versioned-names.mjs up to this version of Next.`,
    );
  }
  const stylesheets = new Map(
    versioned.map(([file, text]) => [path.posix.basename(file), nameBy(path.posix.basename(file), text)]),
  );
  const written = replaceIn(texts, new Map([...names, ...stylesheets]));
  await Promise.all([...written].map(([file, text]) => writeFile(path.join(folder, file), text)));
  await Promise.all(
    versioned.map(([file]) => {
      const place = path.join(folder, file);
      return rename(place, path.join(path.dirname(place), stylesheets.get(path.basename(place)) ?? ''));
    }),
  );
}

/**
 * @param {ReadonlyMap<string, string>} texts
 * @param {ReadonlyMap<string, string>} names
 * @returns {Map<string, string>} those that are not as before.
 */
function replaceIn(texts, names) {
  const replaced = [...texts].map(([file, text]) => {
    const next = [...names].reduce((result, [before, after]) => result.replaceAll(before, after), text);
    return /** @type {const} */ ([file, next]);
  });
  return new Map(replaced.filter(([file, text]) => text !== texts.get(file)));
}
