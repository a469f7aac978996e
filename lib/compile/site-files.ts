import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../site';
import { technologiesOf } from '../subjects';
import { UserError } from '../user-error';

/** The folder of the compiled site, with five files for each language, such as `en.json`, and the fonts. */
export const SITE_DATA = '.site-data';

/**
 * The files of a language, from the repository's root: the site, the values for scripts in a browser and for
 * rendering, its style sheet, and the fonts that pages preload.
 */
export function siteFiles(language: string) {
  const name = `${SITE_DATA}/${language}`;
  return {
    site: `${name}.json`,
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
 * @throws {UserError} if nothing is compiled.
 */
export function readSite(language?: string, folder = process.cwd()): Site {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, siteFiles(name).site), 'utf8')) as Site;
  try {
    if (language) return read(language);
    const any = readdirSync(path.join(folder, SITE_DATA)).find((name) => name.endsWith('.json')) ?? '';
    return read(read(path.basename(any, '.json')).languages[0].language);
  } catch {
    throw new UserError(`The site is not compiled; run npm run build, or node --import tsx scripts/compile.ts.`);
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
