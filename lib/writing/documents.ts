import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Translation } from '../built';
import { environment, onceInBuild } from '../content/environment';
import { KINDS, type WrittenKind, writtenRoutes } from '../routes';
import { type DividedFile, divideFile, type FrontMatter, slugOf } from './front-matter';

/** A Markdown file in `content/`. */
export interface Document<K extends WrittenKind = WrittenKind> {
  kind: K;
  /** Its name without the ending, the last part of its address. */
  slug: string;
  /** The path of its page: `/blog/small-steps/`. */
  path: `/${string}/`;
  /** Its path in the repository, with slashes: `content/posts/small-steps.md`. */
  file: string;
  /** The values of its front matter; checked by `findWritingMistakes`. */
  fields: FrontMatter<K>;
  source: DividedFile;
  /** Whether only `npm run dev` shows it. */
  isDraft: boolean;
}

export type Post = Document<'posts'>;

/** A subject of posts. */
export interface Tag {
  name: string;
  /** The last part of its page's address. */
  slug: string;
  /** The path of its page: `/blog/tags/offline/`. */
  path: `/${string}/`;
  posts: readonly Post[];
}

/** The folder of this build's language: `content`, or `content/ar`. */
export function contentFolder(): string {
  const translations: readonly Translation[] = JSON.parse(environment.TRANSLATIONS ?? '[]');
  const current = translations.find(({ basePath }) => basePath === (environment.BASE_PATH ?? ''));
  return current ? folderOf(current, translations) : 'content';
}

function folderOf(translation: Translation, all: readonly Translation[]): string {
  return translation.language === all[0]?.language ? 'content' : `content/${translation.language}`;
}

/** Every Markdown file of a kind in a folder of `content/`, by name; drafts too. */
export function readDocuments<K extends WrittenKind>(kind: K, folder = contentFolder()): Document<K>[] {
  const directory = path.join(process.cwd(), folder, kind);
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.md')) : [];
  return names.sort().map((name) => readDocument(kind, `${folder}/${kind}/${name}`));
}

/** The documents of a kind that this build shows. A language without a case study or page has the main language's. */
export function shownDocuments<K extends WrittenKind>(kind: K, folder = contentFolder()): Document<K>[] {
  const own = readDocuments(kind, folder);
  const slugs = own.map(({ slug }) => slug);
  const shared = kind === 'posts' || folder === 'content' ? [] : readDocuments(kind, 'content');
  return [...own, ...shared.filter(({ slug }) => !slugs.includes(slug))].filter(
    ({ isDraft }) => !isDraft || process.env.NODE_ENV === 'development',
  );
}

/** The case studies that no project has as its page: a language whose projects lack one does without its case study. */
export function unnamedCaseStudies(projects: readonly { page?: string }[], folder: string): Document[] {
  return shownDocuments('case-studies', folder).filter(
    ({ path }) => !projects.some((project) => Object(project).page === path),
  );
}

/** The posts that this build shows, newest first, with each tag in one spelling and once. */
export const shownPosts = onceInBuild((folder = contentFolder()): readonly Post[] => {
  const order = ({ fields, slug }: Post) => `${fields.date} ${slug}`;
  const posts = shownDocuments('posts', folder).sort((one, other) => (order(one) < order(other) ? 1 : -1));
  const names = new Map(tagsOf(posts).map(({ slug, name }) => [slug, name]));
  return posts.map((post) => {
    const tags = tagNames(post).map((tag) => names.get(slugOf(tag)) ?? tag);
    return tags.length > 0 ? { ...post, fields: { ...post.fields, tags: [...new Set(tags)] } } : post;
  });
});

/** The tags of a post as it names them. Front matter is checked later: one may be a number, and their list a text. */
function tagNames({ fields }: Post): string[] {
  return [fields.tags ?? []].flat().map(String);
}

/** The tags of posts, by name. Tags with the same address, such as `CSS` and `css`, are one, in its first spelling. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts) {
    for (const name of tagNames(post)) {
      const slug = slugOf(name);
      const tag = tags.get(slug) ?? { name, slug, path: tagPath(name), posts: [] };
      tags.set(slug, { ...tag, posts: [...new Set([...tag.posts, post])] });
    }
  }
  return [...tags.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The path of a tag's page. */
export function tagPath(tag: string): `/${string}/` {
  return `${writtenRoutes.posts}tags/${slugOf(tag)}/`;
}

/** The path of a post as Markdown: `/blog/small-steps.md`. */
export function markdownPath({ path }: Post): `/${string}` {
  return `${path.slice(0, -1) as `/${string}`}.md`;
}

/** The texts of all pages that Markdown files make, with their front matter. */
export function writtenTexts(folder = contentFolder()): string {
  const documents = KINDS.flatMap((kind) => shownDocuments<WrittenKind>(kind, folder));
  return documents.map(({ fields, source }) => JSON.stringify(fields) + source.text).join('\n');
}

/** The paths of all pages that the Markdown files in a folder of `content/` make. */
export function writtenPaths(folder = contentFolder()): string[] {
  const posts = shownPosts(folder);
  return [
    ...(posts.length > 0 ? [writtenRoutes.posts] : []),
    ...tagsOf(posts).map((tag) => tag.path),
    ...[...posts, ...shownDocuments('case-studies', folder), ...shownDocuments('pages', folder)].map((it) => it.path),
  ];
}

/**
 * Adds to each language the pages of Markdown files that only other languages have. `/blog/*` stands for all posts.
 *
 * @param all every language of the site, the main one first.
 */
export function leaveOutWritten(all: readonly Translation[]): Translation[] {
  const { posts } = writtenRoutes;
  const pathsOf = (translation: Translation) => writtenPaths(folderOf(translation, all));
  const everywhere = [...new Set(all.flatMap(pathsOf))];
  return all.map((translation) => {
    const own = pathsOf(translation);
    const missing = everywhere.filter((written) => !own.includes(written));
    const others = missing.filter((written) => !written.startsWith(posts));
    const leftOut = missing.includes(posts) ? [`${posts}*`, ...others] : missing;
    return { ...translation, leftOut: [...translation.leftOut, ...leftOut] };
  });
}

/** By path. A file is read again if it has changed, for `npm run dev`. */
const cache = new Map<string, { changed: number; document: Document }>();

function readDocument<K extends WrittenKind>(kind: K, file: string): Document<K> {
  const absolute = path.join(process.cwd(), file);
  const changed = statSync(absolute).mtimeMs;
  const cached = cache.get(file);
  if (cached?.changed === changed) return cached.document as Document<K>;
  const source = divideFile(readFileSync(absolute, 'utf8'));
  const slug = path.posix.basename(file, '.md');
  const fields = source.fields as FrontMatter<K>;
  const { draft, date } = fields as Partial<FrontMatter<'posts'>>;
  const document: Document<K> = {
    kind,
    slug,
    path: `${writtenRoutes[kind] as '/'}${slug}/`,
    file,
    fields,
    source,
    // Of a later day in UTC, too.
    isDraft: draft === true || new Date(String(date)) > new Date(),
  };
  cache.set(file, { changed, document });
  return document;
}
