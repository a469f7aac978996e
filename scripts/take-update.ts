import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../lib/user-error';

/** The fields of package.json that an update reads: the owner writes `source`, an update the template's commit. */
interface Manifest {
  template?: { version?: string; source?: string; commit?: string };
  [field: string]: unknown;
}

/** The files of a commit by path, each with git's tree entry, such as `100644 blob 1f7a…`. */
type Tree = Map<string, string>;

/** The ref of the fetched template in the site's repository. */
const FETCHED = 'refs/template/newest';

/** The owner's folders, which an update never changes. What is new in them is the sample's. */
const OWN_FOLDERS = /^public\/|^content\/[^/]+\//;

/** The owner's files, of which an update only adds new ones; the rest of content/ belongs to the template. */
const OWNED =
  /^content\/(?:achievements|availability|brand|clients|education|experience|languages|legal|links|navigation|pages|process|profile|projects|services|site|skills|testimonials)\.ts$/;

/** Files that belong to the owner once the owner has changed them; until then they are updated. */
const OWNED_ONCE_CHANGED = ['content/words.ts', 'README.md', 'LICENSE', 'ACCESSIBILITY.md'];

/** Fields that are merged entry by entry. */
const MERGED_FIELDS = ['scripts', 'dependencies', 'devDependencies'];

/** Fields that describe the owner's site, which an update keeps. */
const OWN_FIELDS = ['name', 'version', 'description', 'license'];

const MANIFEST = 'package.json';
const LOCKFILE = 'package-lock.json';

/**
 * Applies the difference between two versions of the template to a site by a three-way merge, except for the owner's
 * files.
 *
 * @param from the template's repository, instead of the one in package.json.
 * @returns git's summary of the changed files, which is empty if the site has this version; the files with conflict
 * markers; and the site's commit before the update.
 * @throws {UserError} if that is not possible; the site is then unchanged.
 */
export function takeUpdate(folder: string, from?: string, isDryRun = false) {
  const git = gitIn(folder);
  if (!isDryRun && git(['status', '--porcelain', '--untracked-files=no'])) {
    throw new UserError('Commit or stash your changes first, so that the update can be undone.');
  }
  const before = git(['rev-parse', 'HEAD']);
  const siteManifest = readManifest(git, before);
  const source = from ?? siteManifest.template?.source;
  if (!source) {
    throw new UserError(
      'The repository of the template is not known. Write its address into package.json, as "source" in "template", or name it with npm run update -- --from=<address or folder>.',
    );
  }
  git(['fetch', '--quiet', '--no-tags', source, `+HEAD:${FETCHED}`]);
  const target = git(['rev-parse', `${FETCHED}^{commit}`]);
  const base = findBase(git, siteManifest, before, target);
  if (base === target) return { changes: '', conflicts: [], before };

  const [baseTree, ours] = [readTree(git, base), readTree(git, before)];
  const next = withoutOwnerFiles(baseTree, ours, readTree(git, target));
  const manifest = readManifest(git, target);
  const merged = JSON.stringify(mergeManifests(readManifest(git, base), siteManifest, manifest, target), null, 2);
  // Git merges package.json line by line, so one added package would be a conflict. This function merges it instead,
  // and takes the template's lockfile, which npm completes later.
  for (const file of [MANIFEST, LOCKFILE]) {
    const entry = ours.get(file);
    if (entry) baseTree.set(file, entry);
  }
  next.set(MANIFEST, `100644 blob ${git(['hash-object', '-w', '--stdin'], `${merged}\n`)}`);
  const parent = writeCommit(git, baseTree, 'Base');
  const commit = writeCommit(git, next, `Take version ${manifest.template?.version} of the template`, parent);
  if (isDryRun) return { changes: git(['diff', '--stat', parent, commit]), conflicts: [], before };

  let conflicts: string[] = [];
  try {
    git(['cherry-pick', commit]);
  } catch (error) {
    conflicts = git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);
    // For example, git does not overwrite an uncommitted file.
    if (conflicts.length === 0) throw error;
  }
  return { changes: git(['diff', '--stat', before]), conflicts, before };
}

type Git = ReturnType<typeof gitIn>;

/** Returns a function that runs git in a folder, returns its output, and throws a `UserError` if it fails. */
function gitIn(folder: string) {
  return (args: readonly string[], input?: string, env?: Record<string, string>): string => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', ...env },
      maxBuffer: 2 ** 28,
    });
    if (error) throw new UserError(`An update needs git, which could not be started: ${error.message}`);
    if (status !== 0) throw new UserError(`git ${args[0]} failed: ${stderr.trim() || stdout.trim()}`);
    return stdout.trimEnd();
  };
}

function readManifest(git: Git, commit: string): Manifest {
  return JSON.parse(git(['show', `${commit}:${MANIFEST}`]));
}

/**
 * The template's commit that the site was created from or last updated to: the one recorded in package.json, the newest
 * common one of both histories, or the one whose files the site started with ("Use this template" copies them).
 *
 * @throws {UserError} if there is none.
 */
function findBase(git: Git, { template }: Manifest, ours: string, target: string): string {
  if (template?.commit) return template.commit;
  try {
    return git(['merge-base', ours, target]);
  } catch {
    // The histories have no common commit.
  }
  const first = git(['rev-list', '--max-parents=0', '--max-count=1', ours]);
  const tree = git(['rev-parse', `${first}^{tree}`]);
  const match = git(['log', '--format=%T %H', target])
    .split('\n')
    .find((line) => line.startsWith(tree));
  if (match) return match.slice(tree.length + 1);
  throw new UserError(
    'The history of the site does not show which version of the template it started from. Write the commit of that version into package.json, as "commit" in "template".',
  );
}

function readTree(git: Git, commit: string): Tree {
  const lines = git(['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
  return new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
}

function writeCommit(git: Git, tree: Tree, message: string, parent?: string): string {
  const env = { GIT_INDEX_FILE: `${git(['rev-parse', '--absolute-git-dir'])}/update-index` };
  git(['read-tree', '--empty'], undefined, env);
  const input = [...tree].map(([file, entry]) => `${entry}\t${file}\0`).join('');
  git(['update-index', '-z', '--index-info'], input, env);
  const id = git(['write-tree'], undefined, env);
  return git(['commit-tree', id, ...(parent ? ['-p', parent] : []), '-m', message]);
}

/** The template's newer files; the owner's files keep their older version, so that the update does not change them. */
function withoutOwnerFiles(base: Tree, ours: Tree, theirs: Tree): Tree {
  const result = new Map(theirs);
  for (const file of new Set([...base.keys(), ...theirs.keys()])) {
    const entry = base.get(file);
    const isChanged = ours.get(file) !== entry;
    const isOwned =
      OWN_FOLDERS.test(file) || (entry && (OWNED.test(file) || (OWNED_ONCE_CHANGED.includes(file) && isChanged)));
    // Files that the owner has removed, or added under the same name.
    const isReplaced = entry ? !ours.has(file) : ours.has(file);
    if (!isOwned && !isReplaced) continue;
    if (entry) result.set(file, entry);
    else result.delete(file);
  }
  return result;
}

/** The package.json of a site that is updated to a commit: the owner's packages and commands with the template's changes. */
function mergeManifests(base: Manifest, ours: Manifest, theirs: Manifest, commit: string): Manifest {
  const merged = mergeEntries(base, ours, theirs);
  for (const field of MERGED_FIELDS) merged[field] = mergeEntries(base[field], ours[field], theirs[field]);
  for (const field of OWN_FIELDS) merged[field] = ours[field];
  return { ...merged, template: { ...theirs.template, source: ours.template?.source, commit } };
}

/** Entries that the template has changed are the template's, all others the owner's. */
function mergeEntries(base: unknown, ours: unknown, theirs: unknown): Record<string, unknown> {
  const [before, current, next] = [base, ours, theirs].map(Object) as [Manifest, Manifest, Manifest];
  const entries = Object.keys({ ...current, ...next }).map((name) => {
    const isChanged = !isDeepStrictEqual(next[name], before[name]);
    return [name, (isChanged ? next : current)[name]];
  });
  return Object.fromEntries(entries);
}
