import path from 'node:path';
import querystring from 'node:querystring';
import { isOnSite } from '../content/address-fields';
import { type Alias, aliasPath } from '../content/alias';
import { type DocumentKind, TAGS } from '../routes';
import { slugOf } from '../slug';
import { type Subject, subjectsOf } from '../subjects';
import type { FrontMatter } from './front-matter';
import type { PageList } from './page-list';

/** A Markdown file in `content/`. */
export interface Document<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  /** The last part of its address: its name without the ending, unless its fields have another one. */
  slug: string;
  /** The path of its page: `/blog/small-steps/`. */
  path: `/${string}/`;
  /** Its path in the repository, with slashes: `content/posts/small-steps.md`. */
  file: string;
  /** The values of its front matter. */
  fields: FrontMatter<Kind>;
  /** Whether its description is the beginning of its text, which its page doesn't show twice. */
  hasExcerpt?: boolean;
  /** The moment at which a post was published, in ISO 8601, if its `date` has a time. */
  moment?: string;
  /** The Markdown, with empty lines in place of the front matter, so that its lines are those of the file. */
  text: string;
  /** The list that a page shows below its text. */
  list?: PageList;
  /** Whether only `npm run dev` shows it. */
  isDraft: boolean;
  /** The main language's tag, if the file stands in for one that this language lacks. */
  language?: string;
}

export type Post = Document<'posts'>;

/** A subject of posts. */
export type Tag = Subject<Post>;

/** The language of a document's text, if it is one of its own. */
export function getDocumentLanguage({ fields, language }: Document): string | undefined {
  return (fields as Partial<FrontMatter<'posts'>>).lang ?? language;
}

/** The documents of all kinds. */
export function documentsOf(documents: Readonly<Record<DocumentKind, readonly Document[]>>): Document[] {
  return Object.values(documents).flat();
}

/** The earlier addresses of a document, as its author wrote them. */
export function writtenAliases({ fields }: Document): readonly string[] {
  return (fields as Partial<FrontMatter<'posts'>>).aliases ?? [];
}

/** The earlier addresses of documents. Those that stand in for a missing one have none. */
export function collectAliases(documents: readonly Document[]): Alias[] {
  return documents
    .filter(({ language }) => !language)
    .flatMap((document) =>
      writtenAliases(document).map((written) => ({ from: aliasPath(written), to: document.path })),
    );
}

/** The tags of posts; see `subjectsOf`. */
export function tagsOf(posts: readonly Post[], language: string): Tag[] {
  return subjectsOf(posts, ({ fields }) => fields.tags, TAGS, language);
}

/** The path of a tag's page. */
export function tagPath(tag: string, language: string): `/${string}/` {
  return `${TAGS}${slugOf(tag, language)}/`;
}

/** The file of a picture in the repository: beside the text, or in `public/` if it begins with a slash. */
export function pictureFile(address: string, { file }: Pick<Document, 'file'>): string {
  const name = querystring.unescape(address);
  return isOnSite(name) ? `public${name}` : path.posix.join(path.posix.dirname(file), name);
}
