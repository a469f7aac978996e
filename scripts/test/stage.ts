import { spawnSync } from 'node:child_process';
import { type Dirent, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../../lib/routes';
import { UserError } from '../../lib/user-error';
import { buildSite, LOCAL_FOLDER, localBuild, root, TEST_ENDPOINT } from '../command';

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
 * Variables that change a build or a test, as tests set them whatever the environment and the owner's .env have;
 * `localBuild` sets others. An empty one counts as not set, and .env does not replace it.
 */
export const ISOLATED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'BASE_PATH SITE_ADDRESS FORM_ENDPOINT SKIP_OPTIMIZATIONS STRICT CHECK_TYPES ANALYTICS CV_PAGE TRANSLATIONS CONTENT_FILE PORT'
      .split(' ')
      .map((name) => [name, '']),
  ),
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
};

/** The rich owner with texts for readers. */
const EXAMPLE: Fixture = { name: 'example', isRich: true, shared: WORDS };

/** What is not copied: what commands write, and what a copy has by itself. */
const LEFT_OUT =
  /^(?:\.(?!gitattributes|gitignore|nvmrc)[^/]*|node_modules|out|coverage|test-results|playwright-report|package-lock\.json|next-env\.d\.ts|[^/]*\.tsbuildinfo)(?:\/|$)/;

/** The owner's texts and files. Their components may import the modules that are in content/ itself. */
const OWNERS = /^(?:content\/[^/]+|public)\//;

/** Pages of the template that the owner has removed. */
const RESTORED = path.join(root, '.fixtures', 'removed pages');

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
  for (const file of await filesIn(target, LEFT_OUT)) {
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
  const template = withoutOwnersPages((await filesIn(root, LEFT_OUT)).filter((file) => !OWNERS.test(file)));
  const sources = [...within(root, template), ...within(RESTORED, await restorePages(template))];
  for (const owner of isRich ? [RICH.name, name] : [name]) {
    const folder = path.join(fixtures, owner);
    sources.push(...within(folder, await filesIn(folder)));
  }
  for (const [file, source] of Object.entries(shared)) sources.push([file, path.join(root, source)]);
  return new Map(sources.filter(([file]) => !removed.some((folder) => file.startsWith(`${folder}/`))));
}

function within(folder: string, files: readonly string[]) {
  return files.map((file) => [file, path.join(folder, file)] as const);
}

/** The files of the template's pages. */
const PAGES = Object.values(routes).map((route) => `app${route}page.tsx`);

/** The files without those of the pages that the owner has added, which need the owner's content. */
function withoutOwnersPages(files: readonly string[]): string[] {
  const added = files
    .filter((file) => /^app\/.+\/page\.[jt]sx?$/.test(file) && !PAGES.includes(file))
    .map((file) => file.replace(/[^/]+$/, ''));
  return files.filter((file) => PAGES.includes(file) || !added.some((folder) => file.startsWith(folder)));
}

/**
 * Takes from git's history the template's pages that the owner has removed.
 *
 * @throws {UserError} if the history lacks one.
 */
async function restorePages(files: readonly string[]): Promise<string[]> {
  const missing = PAGES.filter((file) => !files.includes(file));
  for (const file of missing) {
    // In HEAD, unless the removal is committed.
    const removal = git('rev-list', '--max-count=1', 'HEAD', '--', file).trim();
    const text = git('show', `HEAD:${file}`) || git('show', `${removal}^:${file}`);
    if (!text) {
      throw new UserError(
        `The template's tests and the example need ${file}, which is not in this clone. Run git fetch --unshallow; npm run test:site, which tests your site alone, works without it.`,
      );
    }
    const target = path.join(RESTORED, file);
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
