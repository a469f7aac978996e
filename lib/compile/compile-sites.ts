import { hostFolderOf } from '../content/address-fields';
import { collectAliases, type Document, documentsOf, type Post, tagsOf } from '../markdown/documents';
import { DOCUMENT_KINDS, type DocumentKind } from '../routes';
import { currentLanguage, type Site, type SiteLanguage } from '../site';
import { slugOf } from '../slug';
import { brandOf, buildSettings, fontsOf, iconsOf, markProse } from './derive-site';
import type { DocumentSource } from './read-documents';
import type { LanguageSource } from './read-languages';
import type { Repository } from './repository';
import { formulaCharacters, siteCharacters } from './site-characters';

/** A compiled language, and the files that it is made of. */
export interface CompiledLanguage {
  site: Site;
  source: LanguageSource;
}

interface CompileOptions {
  /** Returns the paths of a language's pages; the `languages` of its site have no `pages` yet. */
  pathsOf: (site: Site) => readonly string[];
  /** Whether pages show drafts, as in `npm run dev`. */
  isDevelopment?: boolean;
}

/** Compiles languages whose fields and texts are valid, the main one first. */
export function compileSources(
  sources: NonEmpty<LanguageSource>,
  repository: Repository,
  { pathsOf, isDevelopment = false }: CompileOptions,
): CompiledLanguage[] {
  const drafted = mapAll(sources, (source) => ({
    source,
    site: createSite(source, sources, repository, isDevelopment),
  }));
  const languages = mapAll(drafted, ({ site }) => ({
    ...currentLanguage(site),
    pages: pathsOf(site),
    aliases: collectAliases(documentsOf(site.documents)),
  }));
  return drafted.map(({ source, site }) => ({ source, site: { ...site, languages } }));
}

/** A list with at least one item. */
type NonEmpty<Item> = readonly [Item, ...Item[]];

function mapAll<Item, Result>([first, ...others]: NonEmpty<Item>, change: (item: Item) => Result): NonEmpty<Result> {
  return [change(first), ...others.map(change)];
}

/** The site of a language, before the pages of all languages are known. */
function createSite(
  source: LanguageSource,
  sources: NonEmpty<LanguageSource>,
  repository: Repository,
  isDevelopment: boolean,
): Site {
  const { folder, content } = source;
  const documents = shownDocuments(source, sources[0], isDevelopment);
  const texts = documentsOf(documents).map(joinDocumentText);
  const text = [JSON.stringify(content), ...texts].join('\n');
  const languages = mapAll(sources, siteLanguageOf);
  const files = [...repository.routes];
  const pages = {
    content,
    documents,
    languages,
    appRoutes: {
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
    fonts: {
      ...fontsOf(content, text),
      // In development, fonts are not cut.
      characters: isDevelopment ? '' : siteCharacters(pages),
      formulas: formulaCharacters(documents),
    },
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

function joinDocumentText({ fields, text }: Document): string {
  return JSON.stringify(fields) + text;
}

/**
 * The documents that a language shows: its own, and the case studies and pages of the main language that it lacks. A case
 * study that no project of the language names is not shown.
 */
function shownDocuments(source: LanguageSource, main: LanguageSource, isDevelopment: boolean): Site['documents'] {
  const { folder, content } = source;
  const named = content.projects.map(({ page }) => page);
  function ofKind<Kind extends DocumentKind>(kind: Kind): Document<Kind>[] {
    const isOfKind = (document: DocumentSource): document is DocumentSource<Kind> => document.kind === kind;
    const documentsOfLanguage = source.documents.filter(isOfKind);
    const slugs = documentsOfLanguage.map(({ slug }) => slug);
    const standIns =
      kind === 'posts' || folder === main.folder
        ? []
        : main.documents
            .filter(isOfKind)
            .filter(({ slug }) => !slugs.includes(slug))
            // A page that the main language alone has in its navigation is left out.
            .filter(({ path }) => !isInNavigation(path, main) || isInNavigation(path, source))
            .map((document) => ({ ...document, language: main.content.site.language }));
    return [...documentsOfLanguage, ...standIns]
      .filter(({ isDraft }) => !isDraft || isDevelopment)
      .filter(({ path }) => kind !== 'case-studies' || named.includes(path))
      .map(withoutSource);
  }
  const posts = ofKind('posts').sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));
  // `fromEntries` forgets the names of its entries.
  const documents = Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [kind, ofKind(kind)]),
  ) as unknown as Site['documents'];
  return { ...documents, posts: withTagNames(posts, content.site.language) };
}

/** A text by which posts are sorted; a time orders those of one day, whatever their zones. */
function orderOf({ fields, moment, slug }: Post): string {
  return `${fields.date} ${moment ? new Date(moment).toISOString() : ''} ${slug}`;
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

function withoutSource<Kind extends DocumentKind>({
  source: _source,
  ...document
}: DocumentSource<Kind>): Document<Kind> {
  return document;
}
