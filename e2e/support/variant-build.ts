import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_FOLDER } from '../../scripts/local-site';

/** How a build differs from the owner's. */
export interface Variant {
  /** Variables of its environment. */
  env?: Record<string, string>;
  /** Body of a function from the owner's `content` to the variant's, with the imports it needs. */
  content?: { imports?: string; expression: string };
  /** Folder of files that the variant has besides the owner's, from the repository's root. */
  files?: string;
  /** Whether it has the compressed copies that servers send, a sixth of a build. */
  hasCopies?: boolean;
  /** Changes the copy in other ways before it is built, and may look at it. */
  prepare?: (copy: string) => Promise<void>;
}

const run = promisify(execFile);
const ROOT = process.cwd();
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.next',
  'out',
  LOCAL_FOLDER,
  '.inbox',
  'coverage',
  'test-results',
  'playwright-report',
  'tsconfig.tsbuildinfo',
]);

/** Within the project, because Turbopack follows no symbolic link out of it; with a dot, because tsconfig's `**` skips such folders. */
function folderOf(name: string): string {
  return join(ROOT, 'test-results', `.${name}`);
}

/** Leaves tests out of the copy, where a runner would find them a second time. */
function isNoTest(file: string): boolean {
  return !/\.(test|spec)\.tsx?$/.test(file);
}

/**
 * Builds a variant of the site in a copy, so that the owner's own export stays
 * what it is.
 *
 * @returns the folder of the variant's export.
 */
async function buildVariant(name: string, { env = {}, content, files, hasCopies, prepare }: Variant): Promise<string> {
  const copy = folderOf(name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const entries = (await readdir(ROOT)).filter((entry) => !LEFT_OUT.has(entry));
  await Promise.all(
    entries.map((entry) => cp(join(ROOT, entry), join(copy, entry), { recursive: true, filter: isNoTest })),
  );
  if (files) await cp(join(ROOT, files), copy, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await prepare?.(copy);
  // Types are checked on the site itself, and a cache is of no use to a copy that is built once.
  await replace(copy, 'next.config.ts', 'owned-config.ts', [
    `import owned from './owned-config';`,
    'export default async () => {',
    '  const config = await owned();',
    '  return {',
    '    ...config,',
    '    typescript: { ignoreBuildErrors: true },',
    '    experimental: { ...config.experimental, turbopackFileSystemCacheForBuild: false },',
    '  };',
    '};',
  ]);
  if (!hasCopies) {
    await replace(copy, 'export/compress-files.ts', 'export/owned-compress-files.ts', [
      'export async function compressFiles() {}',
    ]);
  }
  if (content) {
    await replace(copy, 'content/content.ts', 'content/owned-content.ts', [
      `export * from './owned-content';`,
      `import { content as owned } from './owned-content';`,
      content.imports ?? '',
      `export const content: typeof owned = ${content.expression};`,
    ]);
  }
  await run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: copy,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', STRICT: '', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(copy, 'out');
}

/** Puts another file in the place of one, which stays there under another name. */
async function replace(copy: string, file: string, kept: string, lines: string[]): Promise<void> {
  await rename(join(copy, file), join(copy, kept));
  await writeFile(join(copy, file), lines.join('\n'));
}

/** What came of a build: the folder of the export, or why there is none. */
type Outcome = { folder: string } | { reason: string };

/** How often to look whether another worker's build is done, in ms. */
const LOOK_INTERVAL = 200;

/**
 * The same for a variant that several test files look at, or one file in several workers:
 * the first of a run to ask for it builds it, and the others wait. Its export lies there
 * until the next run begins, when Playwright empties the folder it lies in.
 *
 * @throws {Error} for every one of them when it cannot be built.
 */
export async function shareVariant(name: string, variant: Variant): Promise<string> {
  // All workers of a run have the same parent process, and another run has another.
  const shared = folderOf(`shared-${process.ppid}-${name}`);
  const told = join(shared, 'outcome.json');
  await mkdir(dirname(shared), { recursive: true });
  const isFirst = await mkdir(shared).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const outcome = await buildVariant(name, variant).then(
      async (built): Promise<Outcome> => {
        const folder = join(shared, 'out');
        await rename(built, folder);
        return { folder };
      },
      (error): Outcome => ({ reason: String(error) }),
    );
    await removeVariant(name);
    await writeFile(`${told}.new`, JSON.stringify(outcome));
    await rename(`${told}.new`, told);
  }
  while (!existsSync(told)) await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL));
  const outcome: Outcome = JSON.parse(await readFile(told, 'utf8'));
  if ('reason' in outcome) throw new Error(outcome.reason);
  return outcome.folder;
}

/** Removes a variant's copy. */
async function removeVariant(name: string): Promise<void> {
  await rm(folderOf(name), { recursive: true, force: true });
}
