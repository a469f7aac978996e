import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';

/** A page of an export. */
export interface ExportedPage {
  /** The path of its file from the export's root, with slashes. */
  file: string;
  /** Its path on the host, base path included: `/about/`. */
  path: string;
  html: string;
  document: Document;
}

/** An export as hosts serve it. */
export interface ExportedSite {
  folder: string;
  /** The site's base path on its host, or an empty string. */
  basePath: string;
  pages: ExportedPage[];
  /** The page that hosts serve for unknown URLs. */
  notFound: ExportedPage;
  /** The pages that search engines may index. */
  indexable: ExportedPage[];
}

/** The content of a meta element, by its name or property. */
export function meta(document: Document, name: string): string | undefined {
  const found = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (found.length > 1 && name !== 'theme-color')
    throw new Error(`There are ${found.length} meta elements for ${name}.`);
  return found[0]?.getAttribute('content') ?? undefined;
}

const exports = new Map<string, Promise<ExportedSite>>();

/**
 * Every page of an export. A process reads each export only once, so tests must not change its documents.
 *
 * @throws {Error} if the folder contains no export.
 */
export function readExport(folder: string, basePath = ''): Promise<ExportedSite> {
  const read = exports.get(folder) ?? readPages(folder, basePath);
  exports.set(folder, read);
  return read;
}

async function readPages(folder: string, basePath: string): Promise<ExportedSite> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no export in ${folder}; build the site first.`);
  }
  // jsdom takes a second to load, so only tests that read pages load it.
  const { JSDOM } = await import('jsdom');
  // One window for all pages, which neither styles nor runs them, takes a third of the time.
  const { DOMParser } = new JSDOM().window;
  const parser = new DOMParser();
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
  const documents = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(folder, file), 'utf8');
      const path = `${basePath}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      return { file, path, html, document: parser.parseFromString(html, 'text/html') };
    }),
  );
  // Earlier addresses lead to pages, and are none.
  const pages = documents.filter(({ document }) => !document.querySelector('meta[http-equiv="refresh"]'));
  const notFound = pages.find(({ file }) => file === '404.html');
  if (!notFound) throw new Error(`There is no 404.html in ${folder}.`);
  const indexable = pages.filter(({ document }) => !meta(document, 'robots')?.includes('noindex'));
  return { folder, basePath, pages, notFound, indexable };
}

/** The file that a host serves for a path, or `undefined` if it responds with 404. */
export function fileFor({ folder, basePath }: ExportedSite, path: string): string | undefined {
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  const inside = decodeURI(path.slice(basePath.length)) || '/';
  const file = join(folder, ...posix.normalize(inside).split('/'), ...(inside.endsWith('/') ? ['index.html'] : []));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Reads the file that a host serves for a path.
 *
 * @throws {Error} if there is none.
 */
export function readFileAt(site: ExportedSite, path: string): Promise<string> {
  const file = fileFor(site, path);
  if (!file) throw new Error(`The export has no file for ${path}.`);
  return readFile(file, 'utf8');
}

export type Entity = Record<string, unknown>;

/**
 * Every object in a page's structured data, nested ones included.
 *
 * @throws {SyntaxError} if it is not JSON.
 */
export function structuredData({ document }: ExportedPage): Entity[] {
  const entitiesIn = (value: unknown): Entity[] => {
    if (typeof value !== 'object' || value === null) return [];
    const nested = Object.values(value).flatMap(entitiesIn);
    return Array.isArray(value) ? nested : [value as Entity, ...nested];
  };
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => entitiesIn(JSON.parse(script.textContent ?? '')));
}
