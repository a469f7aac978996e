import { isInRange } from '../check-node.mjs';
import { checkContent } from './check-content.mjs';
import { gitIn, tryGit } from './git.mjs';
import { findBase, isAncestor, versionAt } from './history.mjs';
import { findInTheWay, holdSignals, mergeIntoSite, tryMerge } from './merge.mjs';
import { kindOf } from './owned.mjs';
import { changedByHand, prepareUpdate } from './prepare.mjs';
import { count, describeOutlook } from './report.mjs';
import { readManifest, readSite } from './site.mjs';
import { compareVersions } from './template.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/** Who makes the commits of a dry run, which nobody sees. */
const NOBODY = { name: 'nobody', email: 'nobody@localhost' };

/**
 * Takes a version of the template into a site. An older program hands over to this one, so what it is given stays
 * as plain as it is: paths and commits.
 *
 * @param {object} order
 * @param {string} order.site Path of the site.
 * @param {string} order.workshop Path of a repository beside it that has the template's history and reads the site's objects.
 * @param {string} order.target The template's commit to go to.
 * @param {string | undefined} order.source An address to remember, where the site has none.
 * @param {boolean} order.isDryRun
 * @returns {Promise<number>} the exit code.
 * @throws {Error} in a sentence; the site is as it was then.
 */
export async function takeUpdate({ site: folder, workshop, target, source, isDryRun }) {
  const site = await readSite(folder);
  const author = await authorOf(folder, isDryRun);
  const to = await versionAt(workshop, target);
  await refuseOlder({ workshop, site, target, to });
  const base = await findBase(workshop, site, target);
  const from = await versionAt(workshop, base);

  const nothing = `The site has ${to} (${target.slice(0, 7)}) already. There is nothing to take.`;
  if (base === target) {
    console.log(nothing);
    return 0;
  }
  const { prepared, outlook } = await lookAhead({ site, workshop, source, author, way: { base, target, from, to } });
  if (outlook.changes.length === 0) {
    console.log(nothing);
    return 0;
  }
  console.log(describeOutlook(outlook, { withFiles: isDryRun }));
  refuseInTheWay(findInTheWay(site, outlook.changes));
  if (isDryRun) {
    const rest = site.uncommitted.length > 0 ? ' What is not committed was not looked at, and has to be first.' : '';
    console.log(`\nNothing was changed. The same command without --dry-run takes it.${rest}`);
    return 0;
  }
  const release = holdSignals();
  try {
    const taken = await mergeIntoSite(workshop, site, prepared.next);
    const remarks = outlook.remarks ?? [];
    console.log(`\n${describeEnd({ taken, before: site.head, needsInstall: prepared.needsInstall, remarks })}`);
    return taken.commit && remarks.length === 0 ? 0 : 1;
  } finally {
    release();
  }
}

/**
 * Merges the update in the workshop, and sees what comes of it.
 *
 * @param {object} order
 * @param {Site} order.site
 * @param {string} order.workshop
 * @param {string | undefined} order.source
 * @param {Record<string, string>} order.author
 * @param {Pick<import('./report.mjs').Outlook, 'base' | 'target' | 'from' | 'to'>} order.way
 */
async function lookAhead({ site, workshop, source, author, way }) {
  const { base, target, from, to } = way;
  const message = `Take version ${to} of the template, from ${from}`;
  const prepared = await prepareUpdate(workshop, site, { base, target, version: to, source, message, author });
  const merged = await tryMerge(workshop, site, prepared.next, author);
  const hand = changedByHand(prepared);
  console.log('Checking your content against it …\n');
  const isOwners = (/** @type {string} */ file) =>
    prepared.ours.has(file) &&
    (kindOf(file) === 'owned' || !prepared.base.has(file) || [...hand.byBoth, ...hand.byOwner].includes(file));
  const remarks = await checkContent(workshop, site.folder, isOwners);
  const changelog = await tryGit(workshop, ['cat-file', 'blob', `${target}:CHANGELOG.md`]);
  const { engines } = await readManifest(workshop, target);
  const needsNode = engines?.node && !isInRange(process.versions.node, engines.node) ? engines.node : undefined;
  return {
    prepared,
    outlook: {
      ...prepared,
      ...merged,
      ...hand,
      ...way,
      remarks,
      needsNode,
      changelog: changelog.code === 0 ? changelog.stdout : '',
    },
  };
}

/**
 * @param {readonly string[]} files
 * @throws {Error} where there are any.
 */
function refuseInTheWay(files) {
  if (files.length === 0) return;
  const [lie, them] = files.length === 1 ? ['lies', 'it'] : ['lie', 'them'];
  throw new Error(
    `\nNothing was changed: ${files.join(', ')} would come in, and ${lie} in the folder without being in git. Commit or move ${them} first.`,
  );
}

/**
 * @param {{ workshop: string, site: Site, target: string, to: string }} way
 * @throws {Error} where it leads back.
 */
async function refuseOlder({ workshop, site, target, to }) {
  const { version = to, commit } = site.manifest.template ?? {};
  const isBefore = commit && commit !== target && (await isAncestor(workshop, target, commit));
  if (compareVersions(to, version) >= 0 && !isBefore) return;
  const there = to === version ? 'an earlier state of it' : `${to}, which is older`;
  throw new Error(
    `The site has version ${version}, and there is ${there}. An update does not go back: if the template’s clone is out of date, run git pull there; your last update is taken back by git revert.`,
  );
}

/**
 * @param {object} end
 * @param {{ commit: string | undefined, conflicts: readonly string[] }} end.taken
 * @param {string} end.before The site's commit until now.
 * @param {boolean} end.needsInstall
 * @param {readonly import('./check-content.mjs').Remark[]} end.remarks
 */
function describeEnd({ taken, before, needsInstall, remarks }) {
  const install = needsInstall
    ? 'Then run npm install, which puts package-lock.json right for the packages you have added, and commit that file.'
    : '';
  if (!taken.commit) {
    return [
      `${count(taken.conflicts.length, 'file')} to choose in: git has marked both sides. Edit, git add, and: git cherry-pick --continue`,
      install,
      'To go back: git cherry-pick --abort',
    ]
      .filter(Boolean)
      .join('\n');
  }
  return [
    `Taken, as one commit (${taken.commit.slice(0, 7)}).`,
    remarks.length > 0 ? 'The site builds again when what stands above is written.' : '',
    install,
    'Look at it with npm start, and at what is left with npm run check.',
    `To go back: git reset --hard ${before.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The owner's name, which stands on the commit.
 *
 * @param {string} folder
 * @param {boolean} isDryRun
 * @returns {Promise<Record<string, string>>} as git's environment.
 */
async function authorOf(folder, isDryRun) {
  const said = await gitIn(folder)(['var', 'GIT_COMMITTER_IDENT']).catch((error) => {
    if (isDryRun) return undefined;
    throw new Error(
      `Git does not know whose name to put on the update: git config user.name "Your Name", and user.email. (${error.message.split('\n').at(-1)})`,
    );
  });
  const [, name = NOBODY.name, email = NOBODY.email] = /^(.*) <(.*)> \d+ [+-]\d+$/.exec(said ?? '') ?? [];
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}
