import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translation } from '../lib/built';
import { fileOf, findMistakes } from '../lib/content/check';
import { languageTag } from '../lib/content/fields';
import { legalLinks } from '../lib/content/legal';
import { rejectMistakes, sentenceOf } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { routes } from '../lib/routes';
import { UserError } from '../lib/user-error';
import { findWritingMistakes } from '../lib/writing/find-writing-mistakes';
import { writtenRoutes } from '../lib/writing/written-routes';
import { root } from './command';
import { findUntranslated, hasTexts } from './untranslated';

/** Files that every further language needs. */
const NEEDED = ['words.ts', 'pages.ts'];

/** The folder for the content of builds. Next.js clears its own cache when a build begins. */
const CACHE = path.join(root, 'node_modules/.cache/content');

/** The content of every language. */
interface Contents {
  /** The main language first. */
  contents: [Content, ...Content[]];
  /** A sentence for each mistake that stops the build, in the content or in the environment variables. */
  mistakes: string[];
}

/**
 * Folders in `content/` with the texts of a further language, each named after its BCP 47 tag: `ar`, `pt-BR`. A folder
 * with neither a content file nor a folder of Markdown files is no language's.
 */
export function translationFolders(): string[] {
  const isPart = (name: string) => name.endsWith('.ts') || Object.hasOwn(writtenRoutes, name);
  return readdirSync(path.join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !Object.hasOwn(writtenRoutes, entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, 'content', name)).some(isPart));
}

/**
 * Reads the files in `content/`, and finds all mistakes in them.
 *
 * @throws {UserError} if the main language lacks a file.
 */
export async function readContents(): Promise<Contents> {
  const [{ content }, { environmentProblems }] = await Promise.all([
    import('../lib/content/load').catch(explainMissingFile),
    import('../lib/content/environment'),
  ]);
  const mistakes = [...environmentProblems, ...mistakesIn(content)];
  const further = await Promise.all(translationFolders().map((language) => readTranslation(language, content)));
  return {
    contents: [content, ...further.map((translation) => translation.content)],
    // Languages share files, and with them their mistakes.
    mistakes: [...new Set([...mistakes, ...further.flatMap((translation) => translation.mistakes)])],
  };
}

/** A sentence for each mistake in a language's files. */
function mistakesIn(content: Content, folder = 'content'): string[] {
  return [...findMistakes(content, folder), ...findWritingMistakes(content, folder)].map(sentenceOf);
}

/** The content of a further language: that of the main language, overridden by the files in its folder. */
async function readTranslation(language: string, main: Content): Promise<{ content: Content; mistakes: string[] }> {
  const name = `content/${language}`;
  const folder = path.join(root, name);
  if (!languageTag().safeParse(language).success) {
    return { content: main, mistakes: [`The name of ${name}/ must be a language tag, such as "ar".`] };
  }
  const missing = NEEDED.filter((file) => !existsSync(path.join(folder, file)));
  // Open Graph's format, with the country that has the most speakers.
  const locale = new Intl.Locale(language).maximize();
  const site = {
    ...main.site,
    language,
    locale: `${locale.language}_${locale.region}`,
    otherLanguages: main.site && [main.site.language],
  };
  const parts = await Promise.all(
    Object.entries({ ...main, site }).map(async ([part, value]) => {
      const file = path.join(folder, fileOf(part));
      if (!existsSync(file)) return [part, value];
      const { [part]: translated } = await import(pathToFileURL(file).href);
      // Facts are in the file of another part.
      return [part, part === 'facts' ? (translated ?? value) : translated];
    }),
  );
  const content: Content = Object.fromEntries(parts);
  return {
    content,
    mistakes: [
      ...missing.map((file) => `${name}/${file} is missing; copy it from content/, and translate it.`),
      ...(content.site && content.site.language !== language
        ? [`${name}/site.ts: site.language must be "${language}", as the folder is named.`]
        : []),
      ...mistakesIn(content, name),
    ],
  };
}

/** Explains why `content/index.ts` could not be loaded. */
export function explainMissingFile(error: Error): never {
  const [, name] = /^Cannot find module '.*[/\\]content[/\\](\w+)'/.exec(error.message) ?? [];
  if (!name) throw error;
  throw new UserError(`content/${name}.ts is missing; take it from the template. A list in it can be empty: [].`);
}

/** The content of a further language, and what is to be translated in it. */
export interface CheckedTranslation {
  /** Its folder: `content/ar`. */
  folder: string;
  content: Content;
  /** Whether a part of the content, such as `projects`, is in the folder. */
  has: (part: string) => boolean;
  /** A sentence for each file with texts of the main language. */
  untranslated: string[];
}

/** Finds what is to be translated in each further language. */
export function checkTranslations([main, ...further]: Contents['contents']): CheckedTranslation[] {
  return further.map((content) => {
    const folder = `content/${content.site.language}`;
    const exists = (part: string) => existsSync(path.join(root, folder, fileOf(part)));
    const has = (part: string) => exists(part) && Reflect.get(content, part) !== Reflect.get(main, part);
    const untranslated = (Object.keys(main) as (keyof Content)[]).flatMap((part) => {
      const file = fileOf(part);
      const missing = exists(part) ? `lacks ${part}` : 'is missing';
      if (!has(part)) {
        return hasTexts(part, main) ? `${folder}/${file} ${missing}; the site has the text of content/${file}.` : [];
      }
      const found = findUntranslated(part, content, main);
      if (found.length === 0) return [];
      const fields = found !== 'all' ? found.join(', ') : file === `${part}.ts` ? 'all fields' : part;
      return `${folder}/${file} has the text of content/${file} in ${fields}.`;
    });
    return { folder, content, has, untranslated: [...new Set(untranslated)] };
  });
}

/**
 * The environment variables for each language's build, from the current files in `content/`.
 *
 * @throws {UserError} with a sentence for each mistake.
 */
export async function readBuilds(): Promise<Record<string, string>[]> {
  const { contents, mistakes } = await readContents();
  rejectMistakes(mistakes);
  return translationBuilds(contents, process.env);
}

/**
 * Writes the content of a build to a file, for the variable `CONTENT_FILE`. A variable can't hold it: at most 128 KiB
 * fit into one on Linux, and 32 KiB into all of them on Windows.
 *
 * @returns its path, which has a hash of the content.
 */
export function writeContent(content: Content): string {
  const json = JSON.stringify(content);
  const file = path.join(CACHE, `${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`);
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, because another build may read it.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, json);
  renameSync(part, file);
  return file;
}

/**
 * The environment variables for each language's build, the main language first; empty with one language.
 *
 * @param contents the content of each language, the main language first.
 */
export function translationBuilds(
  contents: readonly Content[],
  { BASE_PATH = '', OUT_DIR = 'out' }: Readonly<Record<string, string | undefined>>,
): Record<string, string>[] {
  if (contents.length === 1) return [{}];
  const own = contents.map((content) =>
    [...content.navigation, ...legalLinks(content)].map(({ path }): string => path),
  );
  const paths = new Set([...Object.values(routes), ...own.flat()]);
  const translations = contents.map(({ site }, index): Translation => {
    // The posts' list is there with the first post.
    const leftOut = [...paths].filter((path) => path !== writtenRoutes.posts && !own[index]?.includes(path));
    const basePath = index === 0 ? BASE_PATH : `${BASE_PATH}/${site.language}`;
    return { language: site.language, locale: site.locale, basePath, leftOut };
  });
  return translations.map(({ basePath }, index) => ({
    TRANSLATIONS: JSON.stringify(translations),
    CONTENT_FILE: writeContent(contents[index] as Content),
    BASE_PATH: basePath,
    OUT_DIR: OUT_DIR + basePath.slice(BASE_PATH.length),
  }));
}
