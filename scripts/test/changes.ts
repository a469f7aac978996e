import { x } from 'tinyexec';
import { root } from '../command';

/**
 * The browser tests that a change of the files in a folder can break, by the first part of the files' paths. The longest
 * that fits counts; Jest finds the unit tests itself.
 */
export const SPECS = {
  'app/': ['access/pages', 'exported-pages'],
  'components/contact-form/': ['contact-email', 'contact-form', 'contact-outcomes', 'contact-toasts'],
  'components/layout/': ['header', 'page-link', 'page-transitions', 'theme', 'analytics', 'broken-features'],
  'components/sections/': ['access/pages', 'project-cards', 'print', 'writing'],
  'components/ui/': ['access/pages', 'motion', 'page-link', 'history'],
  'e2e/fixtures/': ['exported-pages'],
  'export/': ['addresses', 'budget', 'exported-pages', 'policy'],
  'export/bootstrap/': ['contact-draft', 'contact-email', 'first-interaction', 'older-browsers', 'theme'],
  'lib/browser/': ['contact-draft', 'first-interaction', 'header', 'history'],
  'lib/compile/': ['exported-pages', 'search-and-previews'],
  'lib/content/words/': ['translations'],
  'lib/fonts/': ['fonts'],
  'lib/language/': ['translations', 'fonts'],
  'lib/markdown/': ['writing'],
  'site/': ['exported-pages', 'search-and-previews'],
  'site/form.ts': ['contact-form', 'contact-draft'],
  'site/preview/': ['preview-images', 'search-and-previews'],
  'styles/': ['access/pages', 'access/states', 'access/forced-colors', 'project-cards', 'motion'],
} satisfies Record<string, readonly string[]>;

/**
 * The files that differ from the branch that this one is to be merged into or, without one, from the last commit; those
 * that git does not know yet, too.
 *
 * @throws {Error} outside of a git repository.
 */
export async function changedFiles(): Promise<string[]> {
  const upstream = await git('merge-base', 'HEAD', '@{upstream}').catch(() => ['HEAD']);
  const changed = await git('diff', '--name-only', '--diff-filter=d', upstream[0] ?? 'HEAD');
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}

/** The browser tests that the files can break, as parts of their paths. */
export function specsFor(files: readonly string[]): string[] {
  const folders = Object.keys(SPECS).sort((one, other) => other.length - one.length);
  const specs = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      if (file.startsWith('e2e/template/')) return file;
      const folder = folders.find((start) => file.startsWith(start));
      return folder ? SPECS[folder as keyof typeof SPECS].map((name) => `e2e/template/${name}.spec.ts`) : [];
    });
  return [...new Set(specs)];
}

async function git(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await x('git', [...args], { nodeOptions: { cwd: root }, throwOnError: true });
  return stdout.split('\n').filter(Boolean);
}
