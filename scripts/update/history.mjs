import { isSame } from './compose-trees.mjs';
import { gitIn, readTree, tryGit } from './git.mjs';
import { kindOf } from './owned.mjs';
import { readManifest } from './site.mjs';
import { EARLY_VERSIONS, TEMPLATE } from './template.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** Of the template's files a site has so many as they are, at least; of another's site it would be a handful. */
const LEAST_SHARE = 0.25;

/** How many commits that are as near to the site are told apart line by line. */
const MOST_COMPARED = 12;

/**
 * Which commit of the template a site is made from, or was last updated to. The record of the last update says it;
 * so does common history. Where there is neither, as with a site that began from a copy of the files, it is the
 * commit whose files the site's are the most like.
 *
 * @param {string} workshop Where the template's history is.
 * @param {Site} site
 * @param {string} target The commit of the template to go to.
 * @returns {Promise<string>}
 * @throws {Error} in a sentence, where the site is not made from this template.
 */
export async function findBase(workshop, site, target) {
  const { commit, version } = site.manifest.template ?? {};
  const recorded = commit && (await isAncestor(workshop, commit, target)) ? commit : undefined;
  const { code, stdout } = await tryGit(workshop, ['merge-base', site.head, target]);
  const shared = code === 0 ? stdout.trim() : undefined;
  // Whoever merges the template by hand as well is further than the record.
  if (recorded && shared) return (await isAncestor(workshop, recorded, shared)) ? shared : recorded;
  return recorded ?? shared ?? findLikest(workshop, site, target, version);
}

/**
 * @param {string} workshop
 * @param {string} commit
 * @param {string} later
 */
export async function isAncestor(workshop, commit, later) {
  return (await tryGit(workshop, ['merge-base', '--is-ancestor', commit, later])).code === 0;
}

/**
 * @param {string} workshop
 * @param {string} commit Of the template.
 * @returns {Promise<string>} the version it has.
 */
export async function versionAt(workshop, commit) {
  const { template } = await readManifest(workshop, commit).catch(() => ({ template: undefined }));
  if (template?.version) return template.version;
  for (const early of EARLY_VERSIONS) if (await isAncestor(workshop, early.commit, commit)) return early.version;
  return EARLY_VERSIONS.at(-1)?.version ?? '';
}

/**
 * @param {string} workshop
 * @param {Site} site
 * @param {string} target
 * @param {string | undefined} version Which version the site says it has.
 */
async function findLikest(workshop, site, target, version) {
  const git = gitIn(workshop);
  /** Each tree of the template's history with the newest commit that has it, the newest first. */
  const commits = /** @type {Map<string, string>} */ (new Map());
  for (const line of (await git(['log', '--format=%T %H', target])).split('\n')) {
    const [tree = '', commit = ''] = line.split(' ');
    if (!commits.has(tree)) commits.set(tree, commit);
  }
  const candidates = await ofVersion(workshop, commits, version);

  const ours = await git(['rev-parse', `${site.head}^{tree}`]);
  const input = [...candidates.keys()].map((tree) => `${tree} ${ours}\n`).join('');
  const listed = await git(['diff-tree', '--stdin', '-r', '--no-renames', '--name-only'], { input });
  /** @type {Map<string, number>} How many files differ from the site's; those that the owner has changed do in all. */
  const differing = new Map([[ours, 0]]);
  let current = '';
  for (const line of listed.split('\n')) {
    const pair = /^([0-9a-f]{40,64}) [0-9a-f]{40,64}$/.exec(line);
    if (pair?.[1]) {
      current = pair[1];
      differing.set(current, 0);
    } else if (line) differing.set(current, (differing.get(current) ?? 0) + 1);
  }

  const least = Math.min(...[...candidates.keys()].map((tree) => differing.get(tree) ?? Number.POSITIVE_INFINITY));
  const nearest = [...candidates.keys()].filter((tree) => differing.get(tree) === least);
  const likest = await withFewestLines(git, nearest.slice(0, MOST_COMPARED), ours);

  if (site.manifest.template?.name !== TEMPLATE && (await shareOf(git, likest, ours)) < LEAST_SHARE) {
    throw new Error(
      `${site.folder} does not look like a site of this template: hardly one of its files is the template’s, at any version.`,
    );
  }
  return candidates.get(likest) ?? target;
}

/**
 * @param {string} workshop
 * @param {Map<string, string>} commits By their trees.
 * @param {string | undefined} version
 * @returns {Promise<Map<string, string>>} those that have the version; all, where none has it.
 */
async function ofVersion(workshop, commits, version) {
  if (!version) return commits;
  const git = gitIn(workshop);
  const input = [...commits.keys()].map((tree) => `${tree}:package.json\n`).join('');
  const ids = (await git(['cat-file', '--batch-check=%(objectname)'], { input })).split('\n');
  /** @type {Map<string, boolean>} */
  const having = new Map();
  for (const id of new Set(ids)) {
    const text = await git(['cat-file', 'blob', id]).catch(() => '');
    having.set(id, hasVersion(text, version));
  }
  const chosen = [...commits].filter((_, index) => having.get(ids[index] ?? ''));
  return chosen.length > 0 ? new Map(chosen) : commits;
}

/**
 * @param {string} text A package.json.
 * @param {string} version
 */
function hasVersion(text, version) {
  try {
    return JSON.parse(text).template?.version === version;
  } catch {
    return false;
  }
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {readonly string[]} trees The newest first.
 * @param {string} ours
 * @returns {Promise<string>} the tree that the fewest lines set apart from the site's; of two the newer.
 */
async function withFewestLines(git, trees, ours) {
  if (trees.length === 1) return String(trees[0]);
  /** @type {number[]} */
  const counted = [];
  for (const tree of trees) {
    const stat = await git(['diff', '--numstat', '--no-renames', tree, ours]);
    const lines = stat.split('\n').map((line) => {
      const [added, removed] = line.split('\t');
      return (Number(added) || 0) + (Number(removed) || 0);
    });
    counted.push(lines.reduce((sum, number) => sum + number, 0));
  }
  return String(trees[counted.indexOf(Math.min(...counted))]);
}

/**
 * @param {import('./git.mjs').Git} git
 * @param {string} template A tree of the template's.
 * @param {string} ours
 * @returns {Promise<number>} which share of the template's files the site has as they are.
 */
async function shareOf(git, template, ours) {
  const site = await readTree(git, ours);
  const files = [...(await readTree(git, template))].filter(([file]) => kindOf(file) === 'merged');
  return files.filter(([file, entry]) => isSame(entry, site.get(file))).length / Math.max(files.length, 1);
}
