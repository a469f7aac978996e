import querystring from 'node:querystring';
import type { Document } from '../markdown/documents';
import { FEED, hasPath, markdownPath, OPTIONAL_ROUTES } from '../routes';
import { currentLanguage, type Site } from '../site';
import type { DocumentSource } from './read-documents';
import type { LanguageSource } from './read-languages';
import type { Repository } from './repository';

/** What an address of the site leads to, in one language. */
export type Destination =
  | { kind: 'page or file' }
  /** A Markdown file that is not published yet. */
  | { kind: 'draft'; file: string }
  /** A page that only other languages have. */
  | { kind: 'other language' }
  | { kind: 'nothing' };

/** Which addresses a language of the site has. */
export interface SiteMap {
  /** @param address a path, percent-encoded or not, which may have a fragment. */
  destinationOf: (address: string) => Destination;
  /** The Markdown file of this language or of the main one with a page at an address; a draft, too. */
  documentAt: (address: string) => Document | undefined;
}

/** @param main the main language, whose pages stand in for missing ones. */
export function siteMapOf(
  site: Site,
  documents: readonly DocumentSource[],
  main: LanguageSource,
  { publicFiles }: Repository,
): SiteMap {
  const { posts } = site.documents;
  const { pages } = currentLanguage(site);
  const files = [
    ...publicFiles,
    ...site.appRoutes.files,
    ...pages.map(markdownPath),
    ...(posts.length > 0 ? [FEED] : []),
    ...OPTIONAL_ROUTES.filter(({ isAskedFor }) => isAskedFor(site.content)).map(({ path }) => path),
  ];
  // Each language has posts of its own.
  const mainDocuments = main.documents.filter(({ kind }) => kind !== 'posts');
  const documentsByPath = new Map<string, Document>([...mainDocuments, ...documents].map((one) => [one.path, one]));
  const documentAt = (address: string) => documentsByPath.get(pathIn(address));

  function destinationOf(address: string): Destination {
    const path = pathIn(address);
    const isFile = hasPath(files, path) || hasPath(files, path.replace(/\/$/, '/index.html'));
    if (isFile || hasPath(pages, path)) return { kind: 'page or file' };
    const document = documentsByPath.get(path);
    if (document?.isDraft) return { kind: 'draft', file: document.file };
    const isElsewhere = site.languages.some((language) => hasPath(language.pages, path));
    return { kind: isElsewhere ? 'other language' : 'nothing' };
  }

  return { destinationOf, documentAt };
}

/** The path of the page or the file that an address names. */
export function pathIn(address: string): string {
  return querystring.unescape(address.replace(/#.*$/, ''));
}
