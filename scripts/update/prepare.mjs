import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeTrees, isSame, put } from './compose-trees.mjs';
import { gitIn, readTree, runProgram, writeTree } from './git.mjs';
import { mergeLocks, mergeManifests } from './merge-packages.mjs';
import { kindOf } from './owned.mjs';
import { TEMPLATE } from './template.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./git.mjs').Tree} Tree */

/** How long npm may take to put a lockfile right, in ms; after that the owner is told to run it. */
const NPM_TIME = 120_000;

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';

/**
 * What git merges into the site.
 *
 * @typedef {object} Prepared
 * @property {string} next A commit of the newer template with the owner's own; its parent is the template that the site has.
 * @property {Tree} base The template's tree that the site is made from.
 * @property {Tree} ours The site's.
 * @property {Tree} theirs The newer template's.
 * @property {string[]} added Files of the owner's that come in.
 * @property {string[]} leftOut Folders of `app/` that do not come in, because the owner has them.
 * @property {string[]} rewritten Files that the next build writes anew.
 * @property {string[]} notes What was decided of packages.
 * @property {boolean} needsInstall Whether `npm install` has to put the lockfile right.
 */

/**
 * @param {string} workshop
 * @param {Site} site
 * @param {object} way
 * @param {string} way.base The template's commit that the site is made from.
 * @param {string} way.target The template's commit to go to.
 * @param {string} way.version The version there.
 * @param {string | undefined} way.source The address to remember, where the site has none.
 * @param {string} way.message The message of the commit.
 * @param {Record<string, string>} way.author Who makes the commit, as git's environment.
 * @returns {Promise<Prepared>}
 */
export async function prepareUpdate(workshop, site, { base, target, version, source, message, author }) {
  const git = gitIn(workshop);
  const trees = {
    base: await readTree(git, base),
    ours: await readTree(git, site.head),
    theirs: await readTree(git, target),
  };
  const { start, next, ...told } = composeTrees(trees);

  const known = site.manifest.template?.source ?? source;
  const record = { name: TEMPLATE, version, ...(known && { source: known }), commit: target };
  const manifests = {
    base: await readJson(git, trees.base, MANIFEST),
    ours: site.manifest,
    theirs: await readJson(git, trees.theirs, MANIFEST),
  };
  const merged = mergeManifests(manifests, record);
  put(start, MANIFEST, await writeJson(git, merged.start, trees.ours.get(MANIFEST)));
  put(next, MANIFEST, await writeJson(git, merged.next, trees.theirs.get(MANIFEST)));
  if (merged.isMerged) put(start, MANIFEST, trees.ours.get(MANIFEST));

  const lock = await lockFor(workshop, trees, { manifest: merged.next, theirManifest: manifests.theirs });
  put(start, LOCK, trees.ours.get(LOCK));
  put(next, LOCK, lock?.entry);
  const needsInstall = lock !== undefined && !(lock.isSettled && merged.isMerged);

  const index = (/** @type {string} */ name) => path.join(path.dirname(workshop), `index-${name}`);
  const [from, to] = [await writeTree(git, start, index('start')), await writeTree(git, next, index('next'))];
  const before = await commitTree(git, from, [], 'The template that the site has', author);
  const after = await commitTree(git, to, [before], message, author);
  return { next: after, ...trees, ...told, notes: merged.notes, needsInstall };
}

/**
 * @param {string} workshop
 * @param {{ base: Tree, ours: Tree, theirs: Tree }} trees
 * @param {Parameters<typeof mergeLocks>[1]} manifests
 * @returns {Promise<{ entry: import('./git.mjs').Entry, isSettled: boolean } | undefined>} the lockfile of the updated
 *   site, and whether it is whole; none for whoever has done away with it, and has another program for packages.
 */
async function lockFor(workshop, { base, ours, theirs }, manifests) {
  const git = gitIn(workshop);
  if (!theirs.has(LOCK) || !ours.has(LOCK)) return undefined;
  const locks = {
    base: await readJson(git, base, LOCK),
    ours: await readJson(git, ours, LOCK),
    theirs: await readJson(git, theirs, LOCK),
  };
  const { lock, isCertain } = mergeLocks(locks, manifests);
  const settled = isCertain ? lock : await settleLock(workshop, manifests.manifest, lock);
  return { entry: await writeJson(git, settled ?? lock, theirs.get(LOCK)), isSettled: settled !== undefined };
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} tree
 * @param {readonly string[]} parents
 * @param {string} message
 * @param {Record<string, string>} author
 */
async function commitTree(git, tree, parents, message, author) {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  return git(args, { input: message, environment: author });
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {Tree} tree
 * @param {string} file
 * @returns {Promise<any>} what is in it; an empty group where there is no such file, or none that can be read.
 */
async function readJson(git, tree, file) {
  const entry = tree.get(file);
  if (!entry) return {};
  try {
    return JSON.parse(await git(['cat-file', 'blob', entry.id]));
  } catch {
    return {};
  }
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {unknown} value
 * @param {import('./git.mjs').Entry | undefined} like
 */
async function writeJson(git, value, like) {
  const input = `${JSON.stringify(value, null, 2)}\n`;
  return { mode: like?.mode ?? '100644', id: await git(['hash-object', '-w', '--stdin'], { input }) };
}

/**
 * Lets npm complete the lockfile for packages that the owner has beside the template's. What it knows already
 * it does not ask the registry for.
 *
 * @param {string} workshop
 * @param {object} manifest
 * @param {unknown} lock
 * @returns {Promise<unknown>} nothing where npm could not, offline for example.
 */
async function settleLock(workshop, manifest, lock) {
  const folder = path.join(path.dirname(workshop), 'lock');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  await writeFile(path.join(folder, LOCK), JSON.stringify(lock, null, 2));
  await writeFile(path.join(folder, '.npmrc'), 'omit-lockfile-registry-resolved=true\n');
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
  const [program = 'npm', ...rest] = run;
  console.log('Asking npm about the packages that you have beside the template’s …');
  const environment = { npm_config_fetch_retries: '1', npm_config_fetch_timeout: '20000' };
  const { code } = await runProgram(program, rest, { folder, environment, timeout: NPM_TIME }).catch(() => ({
    code: 1,
  }));
  if (code !== 0) return undefined;
  return JSON.parse(await readFile(path.join(folder, LOCK), 'utf8'));
}

/**
 * Which of the template's files the owner has changed by hand: those that the template has changed since as well, and
 * those that it has not.
 *
 * @param {Prepared} prepared
 */
export function changedByHand({ base, ours, theirs }) {
  const changed = [...base.keys()].filter(
    (file) => kindOf(file) === 'merged' && ours.has(file) && !isSame(base.get(file), ours.get(file)),
  );
  const isDone = (/** @type {string} */ file) => isSame(ours.get(file), theirs.get(file));
  const isSettled = (/** @type {string} */ file) => isSame(base.get(file), theirs.get(file));
  return {
    byBoth: changed.filter((file) => !isSettled(file) && !isDone(file)),
    byOwner: changed.filter(isSettled),
  };
}
