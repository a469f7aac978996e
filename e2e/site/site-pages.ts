import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { documentFolders, type RouteId, routes } from '@/lib/routes';
import { UserError } from '@/lib/user-error';
import { basePath } from '../support/compiled-site';

/** A page of the owner's site, as the export has it. */
export interface SitePage {
  /** The path of its file from the export's root, with slashes. */
  file: string;
  /** Its path on the host, base path included: `/portfolio/ar/about/`. */
  path: string;
  /** The folder of its language in `content/`, with a slash at the end; empty for the main language. */
  language: string;
  /** Its path in the site of its language: `/about/`. */
  route: string;
  /** The file that it is made from, in `app/` or, for a text, in `content/`. */
  source: string;
}

const NOT_FOUND = '404.html';

/**
 * Every page of the built site, in each language. Pages in `public/` are left out: they are the owner's own documents.
 *
 * @throws {UserError} if the site has not been built.
 */
export function findPages(): SitePage[] {
  const exported = new Set(findFiles(LOCAL_FOLDER));
  const languageOf = (file: string) => {
    const [first = ''] = file.split('/', 1);
    return exported.has(`${first}/sitemap.xml`) ? `${first}/` : '';
  };
  // Each language has a copy of public/.
  const isDocument = (file: string) => existsSync(path.join('public', file.slice(languageOf(file).length)));
  const files = [...exported].filter((file) => !isDocument(file) && !isAlias(file));
  if (!files.includes('index.html')) throw new UserError('The site is not built yet: run npm run test:site.');
  const sources = findFiles('app').filter((file) => /(?:^|\/)page\.(?:\w+\.)?[jt]sx?$/.test(file));
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const language = languageOf(file);
      const address = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      const route = address.slice(language.length);
      const source =
        file === language + NOT_FOUND
          ? 'app/not-found.tsx'
          : (textOf(route, language) ?? `app/${sourceOf(route, sources)}`);
      return { file, path: basePath + address, language, route, source };
    });
}

/** Whether a file only leads to a page, as the earlier addresses of texts do. */
function isAlias(file: string): boolean {
  return file.endsWith('.html') && readFileSync(path.join(LOCAL_FOLDER, file), 'utf8').includes('http-equiv="refresh"');
}

/** Whether a page is what hosts send for unknown addresses. */
export function isNotFound({ file, language }: Pick<SitePage, 'file' | 'language'>): boolean {
  return file === language + NOT_FOUND;
}

/** The field and the file in which the owner writes a page's title or description. */
export function fieldOf(page: SitePage, field: 'title' | 'description'): string {
  const id = isNotFound(page)
    ? 'notFound'
    : (Object.keys(routes) as RouteId[]).find((candidate) => routes[candidate] === page.route);
  const [, optional] = /page\.(imprint|privacy|cv)\.tsx$/.exec(page.source) ?? [];
  const words = optional === 'cv' ? 'words' : 'words.legal';
  if (optional) return `${words}.${optional}.${field} in content/${page.language}words.ts`;
  if (!id) return `${field} in ${page.source}`;
  if (id === 'home' && field === 'description') {
    const folder = `content/${page.language}`;
    return `homeDescription in ${folder}availability.ts (without an offer, pages.home.description in ${folder}pages.ts)`;
  }
  return `pages.${id}.${field} in content/${page.language}pages.ts`;
}

/** Whether the owner has added the page to those that `content/` describes. */
export function isAdded(page: SitePage): boolean {
  return !isNotFound(page) && !Object.values<string>(routes).includes(page.route);
}

/** Fails with a sentence for each fault, without a stack trace, which would tell the owner nothing. */
export function reportFaults(faults: readonly string[]): void {
  const different = [...new Set(faults)];
  if (different.length === 0) return;
  const error = new UserError(`${different.length} to correct:`, different);
  error.stack = error.message;
  throw error;
}

/** The paths of all files in a folder, from there and with slashes. */
export function findFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The Markdown file of a page, that of the main language if its own lacks it. */
function textOf(route: string, language: string): string | undefined {
  return [`content/${language}`, 'content/']
    .flatMap((folder) =>
      Object.entries(documentFolders).map(([kind, start]) => {
        return route.startsWith(start) ? `${folder}${kind}/${route.slice(start.length, -1)}.md` : '';
      }),
    )
    .find((file) => existsSync(file));
}

/** The source of a page, by its route: `blog/[slug]/page.tsx` for `/blog/old-code/`. */
function sourceOf(route: string, sources: readonly string[]): string {
  const folders = route.split('/').slice(1, -1);
  const isSource = (source: string) => {
    // A folder in parentheses is not in the address.
    const names = source.split('/').filter((name, index, { length }) => index < length - 1 && !name.startsWith('('));
    const isSame = names.every((name, index) => name.startsWith('[') || name === folders[index]);
    return isSame && (names.length === folders.length || Boolean(names.at(-1)?.includes('...')));
  };
  const found = sources.filter(isSource);
  return found.find((source) => !source.includes('[')) ?? found[0] ?? '';
}
