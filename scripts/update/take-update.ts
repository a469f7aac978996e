import { UserError } from '../../lib/user-error';
import { type Git, gitIn, readTree, type Tree, tryGit, writeBlob, writeCommit } from './git';
import { type Manifest, mergeManifests } from './merge-manifests';

interface UpdateOptions {
  /** The template's repository, in place of the one that package.json names. */
  from?: string;
  /** A branch, tag or commit of it, in place of its newest. */
  to?: string;
  isDryRun?: boolean;
}

interface Update {
  /** What git says of the files that change; empty where there is nothing to take. */
  changes: string;
  /** Files in which git has marked both versions. */
  conflicts: string[];
  /** The site's commit until now. */
  before: string;
}

/** Where the fetched template is kept in the site's repository. */
const FETCHED = 'refs/template/newest';

/** The owner's files, which an update never changes; the rest of content/ belongs to the template. */
const OWNED =
  /^public\/|^content\/(?:availability|brand|education|experience|languages|links|navigation|pages|process|profile|projects|services|site|skills|testimonials)\.ts$/;

/** The owner's from their first change on; until then they go with the template. */
const OWNED_ONCE_CHANGED = new Set(['content/words.ts', 'README.md', 'LICENSE', 'ACCESSIBILITY.md', 'docs/home.png']);

const MANIFEST = 'package.json';
const LOCKFILE = 'package-lock.json';

/**
 * Applies the difference between two versions of the template to a site, except for what is the owner's, by git's
 * three-way merge.
 *
 * @param folder path of the site.
 * @throws {UserError} where that is not possible; the site is then as it was.
 */
export function takeUpdate(folder: string, { from, to = 'HEAD', isDryRun = false }: UpdateOptions): Update {
  const git = gitIn(folder);
  if (!isDryRun && git(['status', '--porcelain', '--untracked-files=no'])) {
    throw new UserError('Commit your changes first, or put them away with git stash, so that an update can be undone.');
  }
  const ours = git(['rev-parse', 'HEAD']);
  const manifest = readManifest(git, ours);
  git(['fetch', '--quiet', '--no-tags', sourceOf(git, manifest, from), `+${to}:${FETCHED}`]);
  const target = git(['rev-parse', `${FETCHED}^{commit}`]);
  const base = findBase(git, manifest, ours, target);
  if (base === target) return { changes: '', conflicts: [], before: ours };
  if (tryGit(git, ['merge-base', '--is-ancestor', base, target]) === undefined) {
    throw new UserError(`The site has a newer version of the template than ${to}, and an update does not go back.`);
  }

  const trees = { base: readTree(git, base), ours: readTree(git, ours), theirs: readTree(git, target) };
  const merged = mergeManifests(
    { base: readManifest(git, base), ours: manifest, theirs: readManifest(git, target) },
    target,
  );
  // Git merges package.json line by line, where one added package is a conflict. So it is merged before, and the
  // lockfile is the template's until npm completes it.
  const before = writeCommit(git, withOurs(trees.base, trees.ours, [MANIFEST, LOCKFILE]), 'Base');
  const next = new Map(withoutOwners(trees));
  next.set(MANIFEST, writeBlob(git, `${JSON.stringify(merged, null, 2)}\n`));
  const { version } = readManifest(git, target).template ?? {};
  const commit = writeCommit(git, next, `Take version ${version} of the template`, before);
  if (isDryRun) return { changes: git(['diff', '--stat', before, commit]), conflicts: [], before: ours };

  const isApplied = tryGit(git, ['cherry-pick', commit]) !== undefined;
  const conflicts = git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);
  if (!isApplied && conflicts.length === 0) {
    tryGit(git, ['cherry-pick', '--abort']);
    // It failed before it merged, for example at a file that is not in git; this says why.
    git(['cherry-pick', '--no-commit', commit]);
  }
  return { changes: git(['diff', '--stat', ours]), conflicts, before: ours };
}

function readManifest(git: Git, commit: string): Manifest {
  return JSON.parse(git(['show', `${commit}:${MANIFEST}`]));
}

/** @throws {UserError} where no source is known. */
function sourceOf(git: Git, { template }: Manifest, from?: string): string {
  const source = from ?? template?.source ?? tryGit(git, ['remote', 'get-url', 'upstream']);
  if (source) return source;
  throw new UserError(
    'Where newer versions come from is not known. Write the address of the template\'s repository into package.json, as "source" in "template", or name it with npm run update -- --from=<address or folder>.',
  );
}

/**
 * The template's commit that the site was made from or last updated to: the one that package.json records, the newest
 * that both histories have, or the one whose files the site began with ("Use this template" copies them).
 *
 * @throws {UserError} where there is none.
 */
function findBase(git: Git, { template }: Manifest, ours: string, target: string): string {
  const recorded = template?.commit && tryGit(git, ['rev-parse', '--verify', '--quiet', `${template.commit}^{commit}`]);
  const shared = tryGit(git, ['merge-base', ours, target]);
  if (recorded) {
    // Whoever has merged the template by hand since is further than the record.
    return shared && tryGit(git, ['merge-base', '--is-ancestor', recorded, shared]) !== undefined ? shared : recorded;
  }
  if (shared) return shared;
  const first = git(['rev-list', '--max-parents=0', '--max-count=1', ours]);
  const tree = git(['rev-parse', `${first}^{tree}`]);
  const match = git(['log', '--format=%T %H', target])
    .split('\n')
    .find((line) => line.startsWith(tree));
  const [, commit] = match?.split(' ') ?? [];
  if (commit) return commit;
  throw new UserError(
    'The site\'s history does not show which version of the template it began with. Write that version\'s commit into package.json, as "commit" in "template".',
  );
}

/** A tree with some files as another has them. */
function withOurs(tree: Tree, ours: Tree, files: readonly string[]): Tree {
  const result = new Map(tree);
  for (const file of files) {
    const entry = ours.get(file);
    if (entry) result.set(file, entry);
    else result.delete(file);
  }
  return result;
}

/** The template's newer files, in which what is the owner's is as it was. */
function withoutOwners({ base, ours, theirs }: Record<'base' | 'ours' | 'theirs', Tree>): Tree {
  const result = new Map(theirs);
  const keep = (file: string) => {
    const entry = base.get(file);
    if (entry) result.set(file, entry);
    else result.delete(file);
  };
  const ourFolders = new Set([...ours.keys()].map(topFolder));
  const removedFolders = new Set([...base.keys()].map(topFolder).filter((folder) => !ourFolders.has(folder)));
  for (const file of new Set([...base.keys(), ...theirs.keys()])) {
    const isChanged = ours.get(file) !== base.get(file);
    const isNew = !base.has(file);
    const isOwned = OWNED.test(file) || (OWNED_ONCE_CHANGED.has(file) && isChanged);
    if (isNew ? ours.has(file) || removedFolders.has(topFolder(file)) : !ours.has(file)) keep(file);
    // What the owner never touched may go with the template's newer version.
    else if (isOwned && !isNew && (isChanged || theirs.has(file))) keep(file);
  }
  if (!ours.has(LOCKFILE)) result.delete(LOCKFILE);
  return result;
}

/** `app` of `app/page.tsx`; empty for a file at the root. */
function topFolder(file: string): string {
  return file.slice(0, Math.max(file.indexOf('/'), 0));
}
