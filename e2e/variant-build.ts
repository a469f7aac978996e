import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_FOLDER } from '../scripts/local-site.mjs';

/** How a build differs from the owner's. */
interface Variant {
  /** Variables of its environment. */
  env?: Record<string, string>;
  /** Body of a function from the owner's `content` to the variant's, with the imports it needs. */
  content?: { imports?: string; expression: string };
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

/** Within the project: Turbopack follows no link out of it. A name with a dot keeps the copy out of tsconfig's reach. */
function folderOf(name: string): string {
  return join(ROOT, 'test-results', `.${name}`);
}

/** A copy's tests are nobody's to run. */
function isNoTest(file: string): boolean {
  return !/\.(test|spec)\.tsx?$/.test(file);
}

/**
 * Builds a variant of the site in a copy, so that the owner's own export stays
 * what it is.
 *
 * @returns the folder of the variant's export.
 */
export async function buildVariant(name: string, { env = {}, content }: Variant): Promise<string> {
  const copy = folderOf(name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const entries = (await readdir(ROOT)).filter((entry) => !LEFT_OUT.has(entry));
  await Promise.all(
    entries.map((entry) => cp(join(ROOT, entry), join(copy, entry), { recursive: true, filter: isNoTest })),
  );
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  if (content) {
    await rename(join(copy, 'content/content.ts'), join(copy, 'content/owned-content.ts'));
    await writeFile(
      join(copy, 'content/content.ts'),
      [
        `export * from './owned-content';`,
        `import { content as owned, wordsOf } from './owned-content';`,
        content.imports ?? '',
        `export const content: typeof owned = ${content.expression};`,
        'export const availabilityWords = wordsOf(content.availability);',
      ].join('\n'),
    );
  }
  await run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: copy,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return join(copy, 'out');
}

/** Removes a variant's copy. */
export async function removeVariant(name: string): Promise<void> {
  await rm(folderOf(name), { recursive: true, force: true });
}
