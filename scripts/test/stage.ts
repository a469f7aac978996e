import { type Dirent, existsSync } from 'node:fs';
import { cp, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { HOST_VARIABLES, VARIABLES } from '../../lib/compile/environment';
import { LOCAL_FOLDER } from '../../lib/local-folder';
import { routeFileOf, TEMPLATE_PAGES } from '../../lib/routes';
import { UserError } from '../../lib/user-error';
import { buildSite, localBuild, root, run, TEST_ENDPOINT } from '../command';

/** An owner who takes the place of the repository's own: content, pictures and pages. */
export interface Fixture {
  name: 'rich' | 'minimal' | 'example';
  /** Environment variables of its builds and its tests. */
  environment?: Readonly<Record<string, string>>;
  /** Folders that the owner has removed. */
  removed?: readonly string[];
  /** Files of its content that are elsewhere in the repository. */
  shared?: Readonly<Record<string, string>>;
  /** Its folder, if it is not one of `e2e/fixtures/`. */
  folder?: string;
}

/** Everything that an owner can have, in a folder of a host. */
export const RICH: Fixture = { name: 'rich', environment: { SITE_ADDRESS: 'https://ines-duarte.dev/portfolio' } };

/** Nothing that an owner can leave out, built without the optimizations, and served by `npm start` in a folder. */
export const MINIMAL: Fixture = {
  name: 'minimal',
  environment: { SITE_ADDRESS: 'https://noor.example/seite', SITE_SKIP_OPTIMIZATIONS: 'all' },
  removed: ['app/services', 'app/contact'],
  shared: {
    'content/hostile.ts': 'e2e/fixtures/rich/content/hostile.ts',
    'content/pages.ts': 'e2e/fixtures/rich/content/pages.ts',
  },
};

/**
 * Variables that change a build or a test, as tests set them whatever the environment and the owner's .env have;
 * `localBuild` sets others. An empty one counts as not set, and .env does not replace it.
 */
export const ISOLATED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...VARIABLES, 'SITE_LANGUAGE', 'PORT', ...HOST_VARIABLES].map((name) => [name, ''])),
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
};

/** An invented freelancer, whom no test reads. Her pictures have the sizes in which a local site shows them. */
export const EXAMPLE: Fixture = {
  name: 'example',
  folder: 'example',
  environment: { SITE_SKIP_OPTIMIZATIONS: 'pictures' },
};

/** Files that are not copied: those that commands write, those that a copy makes for itself, and the example's. */
const UNCOPIED_FILES =
  /^(?:example|\.(?!gitattributes|gitignore|nvmrc)[^/]*|node_modules|out|coverage|test-results|playwright-report|package-lock\.json|next-env\.d\.ts|[^/]*\.tsbuildinfo)(?:\/|$)/;

/** The owner's texts and files. Their components may import the modules that are in content/ itself. */
const OWNERS = /^(?:content\/[^/]+|public)\//;

/** Files on which the exported site does not depend. */
const FOR_TESTS = /^(?:e2e|docs|deploy)\/|\.test\.tsx?$|^[^/]*\.md$|^(?:jest|playwright)\./;

/** Path of a fixture's copy. The space is there on purpose: an owner's path may have one. */
export function getFixtureFolder({ name }: Fixture): string {
  return path.join(root, '.fixtures', `${name} owner`);
}

/** The environment variables of the tested build of a fixture, or of the site in content/. */
export function buildOf(fixture?: Fixture): Record<string, string> {
  const build = { ...ISOLATED, ...localBuild(TEST_ENDPOINT), ...fixture?.environment };
  // Browsers of tests reach this machine alone, so that nothing is counted. The build of the site in content/ checks the
  // types of the fixtures, too.
  return fixture ? { ...build, SITE_ANALYTICS: '', SITE_CHECK_TYPES: 'off' } : build;
}

/** Builds the site of the example owner, which takes nothing from content/ or .env, and returns its path. */
export async function buildExample(endpoint: string, networkAddress?: string): Promise<string> {
  return buildSite({ ...buildOf(EXAMPLE), ...localBuild(endpoint, networkAddress) }, await stage(EXAMPLE));
}

/**
 * Brings a fixture's copy of the repository up to date: the template's files, with the fixture's content, pictures and
 * pages in place of the owner's. Commands run in it as in an owner's repository. It keeps its caches and, if no file of
 * the site has changed, its build.
 *
 * @throws {UserError} if the fixture's content can't be compiled, or needs a page that the owner has removed.
 */
export async function stage(fixture: Fixture): Promise<string> {
  const missing = removedPages();
  if (missing.length > 0)
    throw new UserError(
      `The template's tests and the example need ${missing.join(', ')}, which you have removed. npm run test:site tests your site without it.`,
    );
  const target = getFixtureFolder(fixture);
  const staged = await stagedFiles(fixture);
  const changed: string[] = [];
  for (const [file, source] of staged) {
    if (await isSame(source, path.join(target, file))) continue;
    await cp(source, path.join(target, file), { preserveTimestamps: true });
    changed.push(file);
  }
  for (const file of await listCopiedFiles(target, UNCOPIED_FILES)) {
    if (staged.has(file)) continue;
    await rm(path.join(target, file));
    changed.push(file);
  }
  const packages = path.join(target, 'node_modules');
  // A junction needs no rights on Windows.
  if (!existsSync(packages)) await symlink(path.join(root, 'node_modules'), packages, 'junction');
  if (changed.some((file) => !FOR_TESTS.test(file))) {
    await rm(path.join(target, LOCAL_FOLDER), { recursive: true, force: true });
    const code = await run('tsx', ['scripts/compile.ts'], { cwd: target, env: buildOf(fixture) });
    if (code !== 0)
      throw new UserError(`The content of the ${fixture.name} owner could not be compiled; the reason is above.`);
  }
  return target;
}

/** The files of a fixture's copy, with slashes, and the path of each one's source. */
async function stagedFiles(fixture: Fixture): Promise<Map<string, string>> {
  const { name, folder = `e2e/fixtures/${name}`, removed = [], shared = {} } = fixture;
  const template = withoutOwnersPages(
    (await listCopiedFiles(root, UNCOPIED_FILES)).filter((file) => !OWNERS.test(file)),
  );
  const sources = [...within(root, template)];
  const owned = path.join(root, folder);
  sources.push(...within(owned, await listCopiedFiles(owned)));
  for (const [file, source] of Object.entries(shared)) sources.push([file, path.join(root, source)]);
  // Other packages make another site. Next would take a lockfile for the root of the repository.
  sources.push(['packages.json', path.join(root, 'package-lock.json')]);
  return new Map(sources.filter(([file]) => !removed.some((folder) => file.startsWith(`${folder}/`))));
}

function within(folder: string, files: readonly string[]) {
  return files.map((file) => [file, path.join(folder, file)] as const);
}

/** The files of the template's pages. */
const TEMPLATE_PAGE_FILES = TEMPLATE_PAGES.map(routeFileOf);

/** The files without those of the pages that the owner has added, which need the owner's content. */
function withoutOwnersPages(files: readonly string[]): string[] {
  const added = files
    .filter((file) => /^app\/.+\/page\.[jt]sx?$/.test(file) && !TEMPLATE_PAGE_FILES.includes(file))
    .map((file) => file.replace(/[^/]+$/, ''));
  return files.filter((file) => TEMPLATE_PAGE_FILES.includes(file) || !added.some((folder) => file.startsWith(folder)));
}

/** The template's page files that the owner has removed. Without them, only the tests of the site can run. */
export function removedPages(): string[] {
  return TEMPLATE_PAGE_FILES.filter((file) => !existsSync(path.join(root, file)));
}

/** The files below a folder that the pattern does not match, as paths from there with slashes. */
async function listCopiedFiles(folder: string, leftOut?: RegExp, within = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true }).catch((): Dirent[] => []);
  const nestedFiles = await Promise.all(
    entries.map(async (entry) => {
      const file = within + entry.name;
      if (leftOut?.test(file)) return [];
      return entry.isDirectory() ? listCopiedFiles(folder, leftOut, `${file}/`) : [file];
    }),
  );
  return nestedFiles.flat();
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  // Some file systems round times.
  return other !== undefined && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 10;
}
