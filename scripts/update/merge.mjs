import { lstatSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { GitError, gitIn, parts, tryGit } from './git.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** @typedef {{ letter: 'A' | 'M' | 'D' | 'U' | 'T', file: string }} Change As git lists it: added, modified, deleted, in conflict. */

/**
 * What the merge would leave.
 *
 * @typedef {object} Trial
 * @property {Change[]} changes In the order of the files' names.
 * @property {string[]} conflicts Files in which git leaves both sides for the owner to choose.
 */

/**
 * Merges the update in the workshop, where nobody is hurt. Files in conflict are left there as the newer template has
 * them, so that what stands around them can be checked.
 *
 * @param {string} workshop
 * @param {Site} site
 * @param {string} next The commit to merge; its parent is what it goes out from.
 * @param {Record<string, string>} author As git's environment.
 * @returns {Promise<Trial>}
 */
export async function tryMerge(workshop, site, next, author) {
  const git = gitIn(workshop);
  const ours = await git(['commit-tree', `${site.head}^{tree}`, '-m', 'The site'], { environment: author });
  await git(['checkout', '--quiet', '--detach', ours]);
  const picked = await tryGit(workshop, ['cherry-pick', '--no-commit', next], { environment: author });
  const conflicts = await listConflicts(workshop);
  if (picked.code !== 0 && conflicts.length === 0) throw new GitError(['cherry-pick'], picked);

  const listed = parts(await git(['diff', '--cached', '--name-status', '--no-renames', '-z', ours]));
  /** @type {Map<string, Change>} */
  const changes = new Map();
  for (let index = 0; index + 1 < listed.length; index += 2) {
    const file = String(listed[index + 1]);
    const letter = conflicts.includes(file) ? 'U' : /** @type {Change['letter']} */ (listed[index]);
    changes.set(file, { letter, file });
  }
  for (const file of conflicts) await takeTheirs(workshop, file);
  return { changes: [...changes.values()].sort((one, other) => (one.file < other.file ? -1 : 1)), conflicts };
}

/**
 * Merges the update into the site, as git does it: as one commit, or with the conflicts marked in the files.
 *
 * @param {string} workshop
 * @param {Site} site
 * @param {string} next
 * @returns {Promise<{ commit: string | undefined, conflicts: string[] }>} no commit where there are conflicts.
 * @throws {Error} where git could not; the site is as it was then.
 */
export async function mergeIntoSite(workshop, site, next) {
  const git = gitIn(site.folder);
  const branch = 'refs/template/update';
  await gitIn(workshop)(['update-ref', branch, next]);
  await git(['fetch', '--quiet', '--no-tags', workshop, branch]);
  const picked = await tryGit(site.folder, ['cherry-pick', next], { isDetached: true });
  if (picked.code === 0) return { commit: await git(['rev-parse', 'HEAD']), conflicts: [] };
  const conflicts = await listConflicts(site.folder);
  if (conflicts.length > 0) return { commit: undefined, conflicts };
  await tryGit(site.folder, ['cherry-pick', '--abort'], { isDetached: true });
  throw new GitError(['cherry-pick'], picked);
}

/**
 * @param {Site} site
 * @param {readonly Change[]} changes
 * @returns {string[]} files that the update brings and that lie in the folder without being in git.
 */
export function findInTheWay({ folder }, changes) {
  return changes
    .filter(({ letter, file }) => letter === 'A' && lstatSync(path.join(folder, file), { throwIfNoEntry: false }))
    .map(({ file }) => file);
}

/** @param {string} folder */
async function listConflicts(folder) {
  const listed = parts(await gitIn(folder)(['ls-files', '--unmerged', '-z']));
  return [...new Set(listed.map((line) => String(line.split('\t')[1])))].sort();
}

/**
 * @param {string} workshop
 * @param {string} file
 */
async function takeTheirs(workshop, file) {
  const { code } = await tryGit(workshop, ['checkout', '--quiet', '--theirs', '--', file]);
  if (code !== 0) await rm(path.join(workshop, file), { force: true });
}

/**
 * What is written into the site is written to its end, and said: a Ctrl-C has to wait for it.
 *
 * @returns {() => void} what lets them through again.
 */
export function holdSignals() {
  const held = /** @type {const} */ (['SIGINT', 'SIGTERM']).map((signal) => {
    const listeners = process.listeners(signal);
    const wait = () => console.error('\nGit is writing; this takes a moment.');
    process.removeAllListeners(signal);
    process.on(signal, wait);
    return () => {
      process.off(signal, wait);
      for (const listener of listeners) process.on(signal, /** @type {NodeJS.SignalsListener} */ (listener));
    };
  });
  return () => {
    for (const release of held) release();
  };
}
