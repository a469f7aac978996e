import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProblems, sentenceOf } from '../lib/content/check';
import { languageTag } from '../lib/content/fields';
import type { Content } from '../lib/content/schema';
import { routes } from '../lib/routes';
import type { Translation } from '../lib/translations';
import { UserError } from '../lib/user-error';
import { root } from './command';
import { findMissingLetters } from './find-missing-letters';

/** Files that every further language needs. */
const NEEDED = ['words.ts', 'pages.ts'];

/** Parts of the content without a translation, or in the file of another part. */
const SHARED: readonly string[] = ['brand', 'facts', 'links', 'site', 'testimonials'];

/** Folders in `content/` with the texts of a further language, each named after its BCP 47 tag: `ar`, `pt-BR`. */
function translationFolders(): string[] {
  return readdirSync(path.join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * The content of a further language: that of the main language, overridden by the files in its folder.
 *
 * @throws {UserError} if the folder's name is not a language tag, or a required file is missing.
 */
async function readTranslation(language: string, main: Content): Promise<Content> {
  const folder = path.join(root, 'content', language);
  if (!languageTag().safeParse(language).success) {
    throw new UserError(`The name of content/${language}/ must be a language tag, such as "ar".`);
  }
  const missing = NEEDED.filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length > 0)
    throw new UserError(
      `content/${language}/ lacks ${missing.join(' and ')}; copy the missing files from content/, and translate them.`,
    );
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  // Open Graph's format, with the country that has the most speakers.
  const locale = new Intl.Locale(language).maximize();
  const site = {
    ...main.site,
    language,
    locale: `${locale.language}_${locale.region}`,
    otherLanguages: [main.site.language],
  };
  const { processSteps = main.process, ...parts } = Object.assign({}, ...modules);
  return { ...main, site, process: processSteps, ...parts };
}

/** A sentence for each missing or invalid part of the further languages. */
export async function checkTranslations(main: Content): Promise<string[]> {
  const lists = await Promise.all(
    translationFolders().map(async (language) => {
      const folder = `content/${language}`;
      const translated = await readTranslation(language, main);
      const missing = (Object.keys(main) as (keyof Content)[]).filter(
        (part) => translated[part] === main[part] && !SHARED.includes(part),
      );
      return [
        ...[...findProblems(translated), ...findMissingLetters(translated)].map(({ file, ...problem }) =>
          sentenceOf({ ...problem, file: file.replace('content', folder), line: undefined }),
        ),
        ...missing.map((part) => `${folder}/${part}.ts is missing; the site has the text of content/${part}.ts.`),
      ];
    }),
  );
  return lists.flat();
}

/** The environment variables for each language's build, from the current files in `content/`. */
export async function readBuilds(): Promise<Record<string, string>[]> {
  const { content } = await import('../lib/content/content');
  const further = await Promise.all(translationFolders().map((language) => readTranslation(language, content)));
  return translationBuilds([content, ...further], process.env);
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
  const translations = contents.map(({ site, navigation }, index): Translation => {
    const leftOut = Object.values(routes).filter((route) => !navigation.some((page) => page.path === route));
    const basePath = index === 0 ? BASE_PATH : `${BASE_PATH}/${site.language}`;
    return { language: site.language, locale: site.locale, basePath, leftOut };
  });
  return translations.map(({ basePath }, index) => ({
    TRANSLATIONS: JSON.stringify(translations),
    CONTENT: JSON.stringify(contents[index]),
    BASE_PATH: basePath,
    OUT_DIR: OUT_DIR + basePath.slice(BASE_PATH.length),
  }));
}
