import { hostFolderOf } from '../content/address-fields';
import { type Mistake, sentenceOf, sentencesOf } from '../content/mistakes';
import { aliasesOf, type Document, documentsOf, type Post, tagsOf } from '../markdown/documents';
import { slugOf } from '../markdown/front-matter';
import { type DocumentKind, KINDS } from '../routes';
import { currentLanguage, type Site, type SiteLanguage } from '../site';
import { brandOf, buildSettings, fontsOf, iconsOf, markProse } from './derive-site';
import { environmentProblems } from './environment';
import { findLinkMistakes } from './find-link-mistakes';
import { findMistakes } from './find-mistakes';
import { findTextMistakes } from './find-text-mistakes';
import type { DocumentSource } from './read-documents';
import { type LanguageSource, readLanguages } from './read-languages';
import { type Repository, readRepository } from './repository';
import { siteCharacters } from './site-characters';

/** A compiled language, and the files that it is made of. */
export interface CompiledLanguage {
  site: Site;
  source: LanguageSource;
}

/** The compiled languages, and a sentence for each mistake that stops a build. */
interface Compilation {
  languages: readonly CompiledLanguage[];
  mistakes: readonly string[];
}

interface CompileOptions {
  /** Returns the paths of a language's pages; the `languages` of its site have no `pages` yet. */
  pathsOf: (site: Site) => readonly string[];
  /** Whether pages show drafts, as in `npm run dev`. */
  isDevelopment?: boolean;
  /** Whether to add the CV page to a site that has only its PDF, for `npm run cv`. */
  hasCvPage?: boolean;
  /** Whether the sentence on many mistakes of a kind names the place of each. */
  listAll?: boolean;
}

/**
 * Compiles `content/` in the working folder: every language, the main one first.
 *
 * @returns the languages, and a sentence for each mistake that stops a build. With mistakes in single files there are no
 * languages, because links can't be checked.
 * @throws {UserError} if the main language lacks a file.
 */
export async function compileSites(options: CompileOptions): Promise<Compilation> {
  const sources = await readLanguages(options.hasCvPage);
  return compileSources(sources, options, environmentProblems);
}

/**
 * Compiles languages that have been read, the main one first.
 *
 * @param problems what is wrong apart from them.
 */
export function compileSources(
  sources: readonly [LanguageSource, ...LanguageSource[]],
  { pathsOf, isDevelopment = false, listAll = false }: CompileOptions,
  problems: readonly string[] = [],
): Compilation {
  const mistakes = [...problems, ...sourceMistakes(sources, listAll)];
  if (mistakes.length > 0) return { languages: [], mistakes };
  const repository = readRepository();
  const sites = sources.map((source) => siteOf(source, sources, repository, isDevelopment));
  const languages = sites.map((site) => ({
    ...currentLanguage(site),
    pages: pathsOf(site),
    aliases: aliasesOf(documentsOf(site.documents)),
  }));
  const compiled = sites.map((site, index) => {
    const whole = { ...site, languages: languages as unknown as Site['languages'] };
    return { site: whole, source: sources[index] as LanguageSource };
  });
  const [main] = sources;
  const links = compiled.flatMap(({ site, source }) => findLinkMistakes(site, source, main, repository));
  return { languages: compiled, mistakes: sentencesOf(withoutRepeated([...links, ...repository.mistakes]), listAll) };
}

/** What is wrong with single files, as sentences. */
function sourceMistakes(sources: readonly LanguageSource[], listAll: boolean): string[] {
  const [main = [], ...others] = sources.map(({ folder, content, documents }) => [
    ...findMistakes(content, folder),
    ...documents.flatMap(findTextMistakes),
  ]);
  // Languages share files, and therefore mistakes. Each mistake is reported once.
  const further = others.map((mistakes, index) =>
    withoutRepeated([...main, ...mistakes])
      .filter((mistake) => !main.includes(mistake))
      .map((mistake) => {
        const isShared = /^content\/\w+\.ts/.test(mistake.file);
        return isShared ? { ...mistake, file: `In ${sources[index + 1]?.folder}/, ${mistake.file}` } : mistake;
      }),
  );
  const all = [main, ...further];
  return [
    ...new Set(sources.flatMap(({ mistakes }, index) => [...mistakes, ...sentencesOf(all[index] ?? [], listAll)])),
  ];
}

function withoutRepeated(mistakes: readonly Mistake[]): Mistake[] {
  const bySentence = new Map<string, Mistake>();
  for (const mistake of mistakes)
    if (!bySentence.has(sentenceOf(mistake))) bySentence.set(sentenceOf(mistake), mistake);
  return [...bySentence.values()];
}

/** The site of a language, before the pages of all languages are known. */
function siteOf(
  source: LanguageSource,
  sources: readonly LanguageSource[],
  repository: Repository,
  isDevelopment: boolean,
): Site {
  const { folder, content } = source;
  const documents = shownDocuments(source, sources[0] as LanguageSource, isDevelopment);
  const texts = documentsOf(documents).map(wholeTextOf);
  const text = [JSON.stringify(content), ...texts].join('\n');
  const languages = sources.map(siteLanguageOf);
  const files = [...repository.routes];
  const pages = {
    content,
    documents,
    languages: languages as unknown as Site['languages'],
    routes: {
      pages: files.flatMap(([path, { isPage }]) => (isPage ? path : [])),
      files: files.flatMap(([path, { isPage }]) => (isPage ? [] : path)),
    },
  };
  const basePath = basePathOf(source);
  return {
    ...pages,
    content: markProse(content, basePath),
    basePath,
    publicFiles: repository.publicFiles,
    brand: brandOf(content),
    icons: iconsOf(content),
    fonts: { ...fontsOf(content, text), characters: siteCharacters(pages) },
    build: buildSettings(content, folder, isDevelopment),
  };
}

function basePathOf({ folder, content }: LanguageSource): string {
  return hostFolderOf(content.site.address) + folder.slice('content'.length);
}

function siteLanguageOf(source: LanguageSource): SiteLanguage {
  const { content } = source;
  const { language, locale } = content.site;
  return {
    language,
    locale,
    basePath: basePathOf(source),
    navigation: content.navigation.map(({ path }) => path),
    pages: [],
    aliases: [],
  };
}

function wholeTextOf({ fields, text }: Document): string {
  return JSON.stringify(fields) + text;
}

/**
 * The documents that a language shows: its own, and the case studies and pages of the main language that it lacks. A case
 * study that no project of the language names is not shown.
 */
function shownDocuments(source: LanguageSource, main: LanguageSource, isDevelopment: boolean): Site['documents'] {
  const { folder, content } = source;
  const named = content.projects.map(({ page }) => page);
  const ofKind = (kind: DocumentKind) => {
    const documentsOfLanguage = source.documents.filter((document) => document.kind === kind);
    const slugs = documentsOfLanguage.map(({ slug }) => slug);
    const standIns =
      kind === 'posts' || folder === main.folder
        ? []
        : main.documents
            .filter((document) => document.kind === kind && !slugs.includes(document.slug))
            // A page that the main language alone has in its navigation is left out.
            .filter(({ path }) => !isInNavigation(path, main) || isInNavigation(path, source))
            .map((document) => ({ ...document, language: main.content.site.language }));
    return [...documentsOfLanguage, ...standIns]
      .filter(({ isDraft }) => !isDraft || isDevelopment)
      .filter(({ path }) => kind !== 'case-studies' || named.includes(path))
      .map(withoutSource);
  };
  const documents = Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)]));
  const order = ({ fields, slug }: Document) => `${(fields as Post['fields']).date} ${slug}`;
  documents.posts?.sort((one, other) => (order(one) < order(other) ? 1 : -1));
  const siteDocuments = documents as unknown as Site['documents'];
  return { ...siteDocuments, posts: withTagNames(siteDocuments.posts, content.site.language) };
}

function isInNavigation(path: string, { content }: LanguageSource): boolean {
  return content.navigation.some((entry) => entry.path === path);
}

/** The posts, newest first, with each tag once, in the spelling of the newest post. */
function withTagNames(posts: readonly Post[], language: string): Post[] {
  const names = new Map(tagsOf(posts, language).map(({ slug, name }) => [slug, name]));
  return posts.map((post) => {
    const tags = post.fields.tags?.map((tag) => names.get(slugOf(tag, language)) ?? tag);
    return tags ? { ...post, fields: { ...post.fields, tags: [...new Set(tags)] } } : post;
  });
}

function withoutSource({ source: _source, ...document }: DocumentSource): Document {
  return document;
}
