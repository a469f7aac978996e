import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gitIn, parts, tryGit } from './git.mjs';

/** @typedef {import('./template.mjs').Manifest} Manifest */

/**
 * The owner's site.
 *
 * @typedef {object} Site
 * @property {string} folder Path of the repository.
 * @property {string} head The commit it is at.
 * @property {Manifest} manifest Its package.json, as committed.
 * @property {string[]} uncommitted Files with changes that are not committed; new ones are not among them.
 */

/** What git keeps in its folder while something is half done, and what ends that. */
const UNDER_WAY = [
  ['MERGE_HEAD', 'A merge', 'git merge --continue', 'git merge --abort'],
  ['CHERRY_PICK_HEAD', 'An update or a cherry-pick', 'git cherry-pick --continue', 'git cherry-pick --abort'],
  ['REVERT_HEAD', 'A revert', 'git revert --continue', 'git revert --abort'],
  ['rebase-merge', 'A rebase', 'git rebase --continue', 'git rebase --abort'],
  ['rebase-apply', 'A rebase', 'git rebase --continue', 'git rebase --abort'],
];

/**
 * Looks at the site that is to be updated.
 *
 * @param {string} folder
 * @returns {Promise<Site>}
 * @throws {Error} in a sentence, where there is nothing that an update could be taken into.
 */
export async function readSite(folder) {
  const git = gitIn(folder);
  const top = await tryGit(folder, ['rev-parse', '--show-toplevel']).catch(() => {
    throw new Error('An update is merged by git, and git is not found; get it from https://git-scm.com.');
  });
  if (top.code !== 0) {
    if (!/not a git repository/i.test(top.stderr)) throw new Error(top.stderr.trim());
    throw new Error(
      `${folder} is not under git, which is what merges an update and takes you back. Begin with: git init && git add -A && git commit -m "My site"`,
    );
  }
  const root = top.stdout.trim();
  if (root === '' || realpathSync(root) !== realpathSync(folder)) {
    throw new Error(
      `The site has to be a git repository of its own; ${folder} lies within ${root || 'a folder of git’s own'}.`,
    );
  }
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).catch(() => {
    throw new Error('Nothing is committed here yet; begin with: git add -A && git commit -m "My site"');
  });
  const marks = await git(['rev-parse', ...UNDER_WAY.flatMap(([file = '']) => ['--git-path', file])]);
  for (const [index, mark] of marks.split('\n').entries()) {
    const [, what, goOn, abort] = UNDER_WAY[index] ?? [];
    if (existsSync(path.resolve(folder, mark))) {
      throw new Error(`${what} is under way here. Finish it with ${goOn}, or take it back with ${abort}.`);
    }
  }
  const status = parts(await git(['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames']));
  return { folder, head, manifest: await readManifest(folder, head), uncommitted: status.map((line) => line.slice(3)) };
}

/**
 * @param {string} folder Path of a repository.
 * @param {string} commit
 * @returns {Promise<Manifest>} its package.json.
 * @throws {Error} in a sentence, where it has none that can be read.
 */
export async function readManifest(folder, commit) {
  const { code, stdout } = await tryGit(folder, ['cat-file', 'blob', `${commit}:package.json`]);
  if (code !== 0) throw new Error(`There is no package.json in ${folder}, so no site of this template.`);
  try {
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(`package.json in ${folder} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
