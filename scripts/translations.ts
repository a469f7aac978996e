import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProblems, sentenceOf } from '../lib/content/check';
import { hasPage } from '../lib/content/pages';
import type { Content } from '../lib/content/schema';
import { type RouteId, routes } from '../lib/routes';
import type { Translation } from '../lib/translations';
import { UserError } from '../lib/user-error';
import { root } from './command';

/** Files that every further language has. */
const NEEDED = ['words.ts', 'pages.ts'];

/** Parts of the content that need no translation, or are in the file of another part. */
const SHARED: readonly string[] = ['brand', 'facts', 'links', 'site', 'testimonials'];

const ROUTE_IDS = Object.keys(routes) as RouteId[];

/** Folders of `content/` with the site in a further language, each named by its BCP 47 tag: `ar`, `pt-BR`. */
export function translationFolders(): string[] {
  return readdirSync(path.join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * The content of a further language: the main one's, with what the files of its folder replace.
 *
 * @throws {UserError} where the folder's name is no language, or a needed file is missing.
 */
export async function readTranslation(language: string, main: Content): Promise<Content> {
  const folder = path.join(root, 'content', language);
  const problems = NEEDED.filter((file) => !existsSync(path.join(folder, file))).map(
    (file) => `content/${language}/${file} is missing; copy content/${file} there and translate it.`,
  );
  if (!isLanguage(language)) problems.push(`content/${language}/ must be named by a language tag, such as "ar".`);
  if (problems.length > 0) throw new UserError('Invalid translation:', problems);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  const { processSteps, ...parts }: Partial<Content> & { processSteps?: Content['process'] } = Object.assign(
    {},
    ...modules,
  );
  const site = { ...main.site, language, locale: localeOf(language), otherLanguages: [main.site.language] };
  return { ...main, site, ...(processSteps && { process: processSteps }), ...parts };
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** A language and the country where most of its speakers live, as Open Graph writes them. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** What is missing or invalid in the further languages, a sentence each. */
export async function checkTranslations(main: Content): Promise<string[]> {
  const lists = await Promise.all(
    translationFolders().map(async (language) => {
      const folder = `content/${language}`;
      const translated = await readTranslation(language, main);
      const missing = (Object.keys(main) as (keyof Content)[]).filter(
        (part) => translated[part] === main[part] && !SHARED.includes(part),
      );
      return [
        ...findProblems(translated).map(({ file, ...problem }) =>
          sentenceOf({ ...problem, file: file.replace('content', folder), line: undefined }),
        ),
        ...missing.map((part) => `${folder}/${part}.ts is missing; the site has the text of content/${part}.ts.`),
      ];
    }),
  );
  return lists.flat();
}

/**
 * The environment variables of the build of each language, the main one first; there are none with one language.
 *
 * @param contents the content of each language, the main one first.
 */
export function translationBuilds(
  contents: readonly Content[],
  { BASE_PATH: mainPath = '', OUT_DIR: mainFolder = 'out' }: Readonly<Record<string, string | undefined>>,
): Record<string, string>[] {
  const translations = contents.map((content, index): Translation => {
    const { language, locale } = content.site;
    const leftOut = ROUTE_IDS.filter((id) => !hasPage(id, content)).map((id) => routes[id]);
    return { language, locale, basePath: index === 0 ? mainPath : `${mainPath}/${language}`, leftOut };
  });
  if (translations.length === 1) return [{}];
  const TRANSLATIONS = JSON.stringify(translations);
  return translations.map(({ basePath, language }, index): Record<string, string> => {
    if (index === 0) return { TRANSLATIONS };
    const CONTENT = JSON.stringify(contents[index]);
    return { TRANSLATIONS, CONTENT, BASE_PATH: basePath, OUT_DIR: `${mainFolder}/${language}` };
  });
}
