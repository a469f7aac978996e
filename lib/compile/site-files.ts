import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../site';
import { technologiesOf } from '../subjects';
import { UserError } from '../user-error';

/**
 * The folder of the compiled site, with six files for each language, such as `en.json`, and the fonts. That of
 * `npm run dev` is another one, because it has drafts and the local inbox, and a build may run beside it.
 */
export function siteDataFolder(isDevelopment = false): string {
  return isDevelopment ? '.dev-data' : '.site-data';
}

/** The file in that folder that keeps a build waiting for another one, which writes to the same folders. */
export const BUILD_LOCK = 'build.lock';

/**
 * The files of a language, from the repository's root: the site, the module that reads it, the values for scripts in a
 * browser and for rendering, its style sheet, and the fonts that pages preload.
 */
export function siteFiles(language: string, isDevelopment = false) {
  const name = `${siteDataFolder(isDevelopment)}/${language}`;
  return {
    site: `${name}.json`,
    module: `${name}.site.js`,
    browser: `${name}.browser.js`,
    server: `${name}.server.js`,
    css: `${name}.site.css`,
    preloads: `${name}.preloads.js`,
  };
}

/**
 * Reads a compiled language.
 *
 * @param language its tag; without it, the main language.
 * @param project the path of the repository.
 * @throws {UserError} if nothing is compiled.
 */
export function readSite(language?: string, project = process.cwd(), isDevelopment = false): Site {
  const read = (name: string): Site =>
    JSON.parse(readFileSync(path.join(project, siteFiles(name, isDevelopment).site), 'utf8'));
  try {
    if (language) return read(language);
    const folder = path.join(project, siteDataFolder(isDevelopment));
    const any = readdirSync(folder).find((name) => name.endsWith('.json')) ?? '';
    return read(read(path.basename(any, '.json')).languages[0].language);
  } catch {
    throw new UserError(`The site is not compiled; run npm run ${isDevelopment ? 'dev' : 'build'}.`);
  }
}

/**
 * The file extensions of the dynamic routes that have pages, because Next refuses one without: each kind of Markdown page,
 * tags and technologies have one. In development all routes exist.
 */
export function routeExtensions({ build, content, documents }: Site): string[] {
  const tags = documents.posts.filter(({ fields }) => fields.tags?.length);
  return Object.entries({ ...documents, tags, technologies: technologiesOf(content) }).flatMap(([kind, { length }]) =>
    build.isDevelopment || length > 0 ? [`${kind}.tsx`, `${kind}.ts`] : [],
  );
}
