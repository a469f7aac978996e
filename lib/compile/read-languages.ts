import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLanguageTag } from '../content/fields';
import type { Finding } from '../content/finding';
import type { Content } from '../content/schema';
import { site as siteSchema } from '../content/schema/site';
import { completeWords, type OwnWords, wordsOfStudio } from '../content/schema/words';
import { fileOf } from '../content/source';
import { tagOf } from '../language/writing-systems';
import { getDocumentLanguage } from '../markdown/documents';
import { documentFolders } from '../routes';
import { UserError } from '../user-error';
import { finalAddress } from './environment';
import { type DocumentSource, readDocuments } from './read-documents';

/** One language as it is in its files. Until it is checked, any field may be missing. */
export interface LanguageSource {
  /** Its folder: `content`, or `content/ar`. */
  folder: string;
  content: Content;
  /** The Markdown files in its folder. */
  documents: readonly DocumentSource[];
  /** What is wrong with the folder itself. */
  findings: readonly Finding[];
}

/**
 * Folders in `content/` with the texts of a further language, each named after its BCP 47 tag: `ar`, `pt-BR`. A folder
 * with neither a content file nor a folder of Markdown files does not count as a language.
 */
function translationFolders(): string[] {
  const root = path.join(process.cwd(), 'content');
  const isPart = (name: string) => name.endsWith('.ts') || Object.hasOwn(documentFolders, name);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !Object.hasOwn(documentFolders, entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, name)).some(isPart));
}

/**
 * Reads the files in `content/`: every language, the main one first.
 *
 * @param hasCvPage whether to add the CV page to a site that has only its PDF, for `npm run cv`.
 * @throws {UserError} if the main language lacks a file.
 */
export async function readLanguages(hasCvPage = false): Promise<[LanguageSource, ...LanguageSource[]]> {
  readings += 1;
  const { content } = await loadFile('content/index.ts').catch(explainMissingFile);
  const main = content as Content;
  // Dates in this process, and in those that it starts, are in the owner's time zone.
  process.env.TZ = main.site?.timeZone ?? ownTimeZone;
  const folders = translationFolders();
  const contents = [main, ...(await Promise.all(folders.map((name) => readTranslation(name, main))))];
  const [first, ...others] = contents.map((content, index): LanguageSource => {
    const folder = index === 0 ? 'content' : `content/${folders[index - 1]}`;
    const documents = readDocuments(folder);
    const written = documents.flatMap((document) => getDocumentLanguage(document) ?? []).filter(isLanguageTag);
    return {
      folder,
      content: { ...withFinalSite(content, contents, written), ...(hasCvPage && withCvPage(content)) },
      documents,
      findings: index === 0 ? [] : findFolderFaults(folder, content, main),
    };
  });
  return [first as LanguageSource, ...others];
}

/**
 * The content with the site's final address, with every language of the site in `otherLanguages`, and with the words of a
 * studio if it is one.
 *
 * @param written the languages of texts in Markdown files.
 */
function withFinalSite(content: Content, contents: readonly Content[], written: readonly string[]): Content {
  const { site } = content;
  if (!site) return content;
  const { otherLanguages = [], language } = site;
  const languages = contents.map((one) => one.site?.language);
  // The language's own list comes first: where several languages share letters, the first one is taken.
  const isOwn = content === contents[0] || otherLanguages !== contents[0]?.site?.otherLanguages;
  const all = isOwn ? [...otherLanguages, ...languages] : [...languages, ...otherLanguages];
  const others = [...new Set([...all, ...written])].filter((one) => one !== language);
  return {
    ...content,
    ...(content.profile?.kind === 'studio' && { words: wordsOfStudio(content.words, site) }),
    site: { ...site, address: finalAddress(site.address), locale: localeOf(site), otherLanguages: others },
  };
}

function withCvPage({ links }: Content): Pick<Content, 'links'> {
  return { links: { ...links, cv: 'page' } };
}

/** That of the machine. */
const ownTimeZone = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How often this process has read the content; `npm run dev` does after each change. */
let readings = 0;

/** Loads a file anew for each reading (scripts/read-content-again.mjs). */
function loadFile(file: string): Promise<Record<string, unknown>> {
  const query = readings > 1 ? `?reading=${readings}` : '';
  return import(pathToFileURL(path.join(process.cwd(), file)).href + query);
}

/** Explains why `content/index.ts` could not be loaded. */
export function explainMissingFile(error: Error): never {
  const [, name] = /^Cannot find module '.*[/\\]content[/\\](\w+)'/.exec(error.message) ?? [];
  if (!name) throw error;
  throw new UserError(`content/${name}.ts is missing; copy it from the template; a list in it can be empty ([]).`);
}

/** The content of a further language: that of the main language, overridden by the files in its folder. */
async function readTranslation(language: string, main: Content): Promise<Content> {
  const folder = `content/${language}`;
  if (!isLanguageTag(language)) return main;
  const site = { ...main.site, language, locale: undefined };
  const translatedParts = await Promise.all(
    Object.entries({ ...main, site }).map(async ([part, value]) => {
      const file = `${folder}/${fileOf(part)}`;
      const isMissing = !existsSync(path.join(process.cwd(), file));
      // The words of the main language would be in the wrong language.
      if (isMissing) return [part, part === 'words' ? completeWords({}, { language }) : value];
      const { [part]: translated } = await loadFile(file);
      if (part === 'words') return [part, completeWords(translated as OwnWords, { language })];
      // All languages are at one address, and what the file leaves out, such as the form, is as in the main language.
      if (part === 'site')
        return [part, translated && { ...site, ...(translated as object), address: main.site?.address }];
      // Facts are in the file of another part.
      return [part, part === 'facts' ? (translated ?? value) : translated];
    }),
  );
  return Object.fromEntries(translatedParts);
}

/**
 * Language and country in Open Graph's format: the site's language, whatever its locale names, and the country of the
 * locale or of the language. Without one, as also in `es-419`, it is the country with the most speakers.
 */
function localeOf(site: Content['site']): string | undefined {
  if (!isLanguageTag(site.language) || !siteSchema.shape.locale.safeParse(site.locale).success) return site.locale;
  const { language: code } = new Intl.Locale(site.language);
  const regions = [tagOf(site), code].map((tag) => new Intl.Locale(tag).maximize().region);
  const region = regions.find((it) => /^[A-Z]{2}$/.test(it ?? ''));
  return region && `${code}_${region}`;
}

/** What is wrong with the folder of a further language. */
function findFolderFaults(folder: string, { site }: Content, main: Content): Finding[] {
  const language = path.posix.basename(folder);
  const has = (file: string) => existsSync(path.join(process.cwd(), folder, file));
  const fault = (file: string, message: string, field = ''): Finding => ({ level: 'stop', file, field, message });
  if (!isLanguageTag(language)) return [fault('', 'must be a language tag, such as "ar"', `The name of ${folder}/`)];
  if (language === main.site?.language)
    return [
      fault(`${folder}/`, 'is for the main language of the site; move its files into content/, or rename the folder'),
    ];
  return [
    ...(has('pages.ts') ? [] : [fault(`${folder}/pages.ts`, 'is missing; copy it from content/, and translate it')]),
    ...(site && site.language !== language
      ? [fault(`${folder}/site.ts`, `must be "${language}", as the folder is named`, 'site.language')]
      : []),
  ];
}
