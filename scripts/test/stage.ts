import { spawnSync } from 'node:child_process';
import { type Dirent, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../../lib/routes';
import { UserError } from '../../lib/user-error';
import { root } from '../command';
import { buildSite, LOCAL_FOLDER, localBuild, TEST_ENDPOINT } from '../local-site';

/** An owner whose site the template's tests run on: content, pictures and pages in `e2e/fixtures/`. */
export interface Fixture {
  name: 'rich' | 'minimal' | 'example';
  /** Environment variables of its builds and its tests. */
  environment?: Readonly<Record<string, string>>;
  /** Folders that the owner has removed. */
  removed?: readonly string[];
  /** Files of its content that are elsewhere in the repository. */
  shared?: Readonly<Record<string, string>>;
  /** Whether every file that it lacks is the rich owner's. */
  isRich?: boolean;
}

/** The English words, which the content of a fixture imports, and which Next can load from its own folder alone. */
const WORDS = { 'content/words.ts': 'lib/content/words.ts' };

/** Everything that an owner can have, in a folder of a host. */
export const RICH: Fixture = { name: 'rich', environment: { BASE_PATH: '/portfolio' }, shared: WORDS };

/** Nothing that an owner can leave out, built without the optimizations. */
export const MINIMAL: Fixture = {
  name: 'minimal',
  environment: { SKIP_OPTIMIZATIONS: 'all' },
  removed: ['app/services', 'app/contact'],
  shared: {
    'content/availability.ts': 'e2e/fixtures/rich/content/availability.ts',
    'content/hostile.ts': 'e2e/fixtures/rich/content/hostile.ts',
    'content/pages.ts': 'e2e/fixtures/rich/content/pages.ts',
    ...WORDS,
  },
};

/**
 * The variables that change a build or a test, as tests set them: whatever the environment and the owner's .env have.
 * An empty one counts as not set, and .env does not replace it.
 */
export const ISOLATED: Readonly<Record<string, string>> = {
  BASE_PATH: '',
  SITE_ADDRESS: '',
  FORM_ENDPOINT: '',
  SKIP_OPTIMIZATIONS: '',
  STRICT: '',
  CHECK_TYPES: '',
  TRANSLATIONS: '',
  CONTENT_FILE: '',
  PORT: '',
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
};

/** The rich owner with texts for readers. */
const EXAMPLE: Fixture = { name: 'example', isRich: true, shared: WORDS };

/** What is not copied: the owner's content and files, what commands write, and what the copy has by itself. */
const LEFT_OUT =
  /^(?:\.(?!gitattributes|gitignore|nvmrc)[^/]*|node_modules|content|public|out|coverage|test-results|playwright-report|package-lock\.json|next-env\.d\.ts|[^/]*\.tsbuildinfo)(?:\/|$)/;

/** Pages of the template that the owner has removed. */
const RESTORED = path.join(root, '.fixtures', 'removed pages');

/** What a copy has besides the staged files. */
const OWN = /^(?:\.[^/]*|node_modules|test-results|next-env\.d\.ts|[^/]*\.tsbuildinfo)(?:\/|$)/;

/** What the exported site does not depend on. */
const FOR_TESTS = /^(?:e2e|docs|deploy|scripts)\/|\.test\.tsx?$|^[^/]*\.md$|^(?:jest|playwright)\./;

/** Path of a fixture's copy. The space is there on purpose: an owner's path may have one. */
export function folderOf({ name }: Fixture): string {
  return path.join(root, '.fixtures', `${name} owner`);
}

/** The environment variables of the tested build of a fixture, or of the site in content/. */
export function buildOf(fixture?: Fixture): Record<string, string> {
  const build = { ...ISOLATED, ...localBuild(TEST_ENDPOINT), ...fixture?.environment };
  // Browsers of tests reach this machine alone, so that nothing is counted. The build of the site in content/ checks the
  // types of the fixtures, too.
  return fixture ? { ...build, ANALYTICS: '', CHECK_TYPES: 'off' } : build;
}

/** Builds the site of the example owner, which takes nothing from content/ or .env, and returns its path. */
export async function buildExample(endpoint: string, networkAddress?: string): Promise<string> {
  return buildSite({ ...buildOf(EXAMPLE), ...localBuild(endpoint, networkAddress) }, await stage(EXAMPLE));
}

/**
 * Brings a fixture's copy of the repository up to date: the template's files, with the fixture's content, pictures and
 * pages in place of the owner's. Commands run in it as in an owner's repository. It keeps its caches and, if no file of
 * the site has changed, its build.
 */
export async function stage(fixture: Fixture): Promise<string> {
  const target = folderOf(fixture);
  const staged = await stagedFiles(fixture);
  const changed: string[] = [];
  for (const [file, source] of staged) {
    if (await isSame(source, path.join(target, file))) continue;
    await cp(source, path.join(target, file), { preserveTimestamps: true });
    changed.push(file);
  }
  for (const file of await filesIn(target, OWN)) {
    if (staged.has(file)) continue;
    await rm(path.join(target, file));
    changed.push(file);
  }
  const packages = path.join(target, 'node_modules');
  // A junction needs no rights on Windows.
  if (!existsSync(packages)) await symlink(path.join(root, 'node_modules'), packages, 'junction');
  if (changed.some((file) => !FOR_TESTS.test(file)))
    await rm(path.join(target, LOCAL_FOLDER), { recursive: true, force: true });
  return target;
}

/** The files of a fixture's copy, with slashes, and the path of each one's source. */
async function stagedFiles({ name, removed = [], shared = {}, isRich }: Fixture): Promise<Map<string, string>> {
  const fixtures = path.join(root, 'e2e', 'fixtures');
  const own = path.join(fixtures, name);
  const rich = path.join(fixtures, RICH.name);
  const content = await readdir(path.join(root, 'content'), { withFileTypes: true });
  const template = (await filesIn(root, LEFT_OUT)).filter((file) => !isOwnersPage(file));
  const files = new Map([
    // An owner's components may import what they have added to content/.
    ...content.filter((entry) => entry.isFile()).map((entry) => at(root, `content/${entry.name}`)),
    ...template.map((file) => at(root, file)),
    ...(await restorePages(template)).map((file) => at(RESTORED, file)),
    ...(isRich ? await filesIn(rich) : []).map((file) => at(rich, file)),
    ...(await filesIn(own)).map((file) => at(own, file)),
    ...Object.entries(shared).map(([file, source]) => [file, path.join(root, source)] as const),
  ]);
  for (const file of [...files.keys()]) {
    if (removed.some((folder) => file.startsWith(`${folder}/`))) files.delete(file);
  }
  return files;
}

function at(folder: string, file: string): [file: string, source: string] {
  return [file, path.join(folder, ...file.split('/'))];
}

/** The files of the template's pages. */
const PAGES = Object.values(routes).map((route) => `app${route}page.tsx`);

/** Whether a file belongs to a page that the owner has added, which needs the owner's content. */
function isOwnersPage(file: string): boolean {
  if (!file.startsWith('app/') || PAGES.includes(file)) return false;
  const folders = file.split('/').slice(0, -1);
  return folders.some((_, index) => {
    const page = `${folders.slice(0, index + 1).join('/')}/page`;
    const extensions = ['tsx', 'ts', 'jsx', 'js', 'mdx'];
    return !PAGES.includes(`${page}.tsx`) && extensions.some((it) => existsSync(path.join(root, `${page}.${it}`)));
  });
}

/**
 * Takes the template's pages that the owner has removed from git's history.
 *
 * @throws {UserError} if the history lacks one.
 */
async function restorePages(files: readonly string[]): Promise<string[]> {
  const missing = PAGES.filter((file) => !files.includes(file));
  for (const file of missing) {
    const commit = git('rev-list', '--max-count=1', 'HEAD', '--', file).trim();
    // The commit is the one that removed it, unless the removal is not committed yet.
    const text = commit && (git('show', `${commit}:${file}`) || git('show', `${commit}^:${file}`));
    if (!text) {
      throw new UserError(
        `The template's tests need ${file}, which is not in this clone. Run git fetch --unshallow, or npm run test:site for the tests of your site alone.`,
      );
    }
    const [, target] = at(RESTORED, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return missing;
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/** The files below a folder that the pattern does not match, as paths from there with slashes. */
async function filesIn(folder: string, leftOut?: RegExp, within = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true }).catch((): Dirent[] => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = within + entry.name;
      if (leftOut?.test(file)) return [];
      return entry.isDirectory() ? filesIn(folder, leftOut, `${file}/`) : [file];
    }),
  );
  return found.flat();
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  // Some file systems round times.
  return other !== undefined && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 10;
}
