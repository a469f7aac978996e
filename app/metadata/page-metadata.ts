import type { Metadata } from 'next';
import { lengthOf, TITLE_LENGTH } from '@/lib/content/fields';
import { composedPage, type Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { fillIn } from '@/lib/fill-in';
import { CV_PATH, FEED, type RouteId, routes, writtenRoutes } from '@/lib/routes';
import { type Document, type Post, shownDocuments, shownPosts, type Tag, tagsOf } from '@/lib/writing/documents';
import { PREVIEW_SIZE, previewFile } from '../og/previews';
import { absoluteUrl, alternateUrls, translationsOf, withBasePath } from './urls';

/** The key under which a metadata object holds its page. */
const PAGE = Symbol.for('page');

/** The page for which `pageMetadata` created this metadata. */
export function pageOf(metadata: Metadata): Page | undefined {
  return (metadata as { [PAGE]?: Page })[PAGE];
}

/**
 * A page's metadata for search engines, link previews and browsers. Each page sets all of it, so that it inherits none
 * from the layout.
 *
 * @param of The ID of one of the site's own pages, or a page that the owner added.
 * @param openGraph What the page is, by default a part of a website.
 */
export function pageMetadata(
  of: RouteId | Page,
  content: Content,
  openGraph: Metadata['openGraph'] = { type: 'website' },
): Metadata {
  const { site, profile } = content;
  const page = typeof of === 'string' ? composedPage(of, content) : of;
  const { path, description, index } = page;
  const browsers = browserMetadata(page, content);
  const { title } = browsers;
  const url = absoluteUrl(path, content);
  const image = { url: absoluteUrl(`/og/${previewFile(path)}`, content), alt: withOwner(page, content) };
  return {
    ...browsers,
    alternates: { canonical: url, ...alternateUrls(path, content), types: formatsOf(path, content) },
    robots: index === false ? 'noindex' : 'max-image-preview:large',
    openGraph: {
      ...openGraph,
      locale: site.locale,
      alternateLocale: translationsOf(path).flatMap(({ locale }) => (locale === site.locale ? [] : locale)),
      siteName: profile.name,
      title,
      description,
      url,
      images: { ...image, ...PREVIEW_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title, description, images: image },
    ...{ [PAGE]: page },
  };
}

/** What browsers need to know of a page. The not-found page, which nobody finds or shares, has no other metadata. */
export function browserMetadata(page: Pick<Page, 'title' | 'description'>, content: Content) {
  const whole = withOwner(page, content);
  return {
    title: lengthOf(whole) <= TITLE_LENGTH.most ? whole : page.title,
    description: page.description,
    icons: {
      icon: [
        { url: withBasePath('/favicon.ico'), sizes: '48x48' },
        { url: withBasePath('/site-icons/star.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: withBasePath('/apple-touch-icon.png'), sizes: '180x180' },
    },
    manifest: withBasePath('/manifest.webmanifest'),
    formatDetection: { telephone: false, email: false, address: false, date: false },
    // Form services treat messages as spam if the referrer lacks the site's origin.
    referrer: 'strict-origin-when-cross-origin',
  } satisfies Metadata;
}

function withOwner({ title }: Pick<Page, 'title'>, { profile }: Content): string {
  return `${title} · ${profile.name}`;
}

/** The feed of the posts, which every page announces, and on the CV page the CV in the format of JSON Resume. */
function formatsOf(path: string, content: Content): NonNullable<Metadata['alternates']>['types'] {
  const feed = { url: absoluteUrl(FEED, content), title: blogPage(content).title };
  return {
    ...(shownPosts().length > 0 && { 'application/atom+xml': [feed] }),
    ...(path === CV_PATH && { 'application/json': absoluteUrl('/resume.json', content) }),
  };
}

/** Every page that the Markdown files of this language make. */
export function writtenPages(content: Content): Page[] {
  const posts = shownPosts();
  const others = [...shownDocuments('case-studies'), ...shownDocuments('pages')];
  return [
    ...(posts.length > 0 ? [blogPage(content)] : []),
    ...tagsOf(posts, content.site.language).map((tag) => tagPage(tag, content)),
    ...[...posts, ...others].map((document) => documentPage(document, content)),
  ];
}

/** The page with all posts. Its texts are those of `blog` in content/pages.ts, or in the words. */
export function blogPage(content: Content): Page & { heading: string; text: string } {
  const { heading, introduction } = content.words.writing;
  const text = fillIn(introduction, { name: content.profile.name });
  return { path: writtenRoutes.posts, title: heading, description: text, heading, text, ...content.pages.blog };
}

/** The page with the posts of a tag. */
export function tagPage({ name: tag, path }: Tag, content: Content): Page {
  const { tagged, aboutTag } = content.words.writing;
  const { name } = content.profile;
  return { path, title: fillIn(tagged, { tag }), description: fillIn(aboutTag, { name, tag }) };
}

/** The page of a Markdown file. What the front matter of a case study lacks is its project's. */
export function documentPage({ path, fields }: Document, content: Content): Page {
  const project = content.projects.find(({ page }) => page === path);
  const {
    title = project?.title ?? path,
    description = project?.description ?? '',
    date,
    updated = date,
  } = fields as Partial<Post['fields']>;
  return { path, title, description, updated };
}

/** The metadata of a Markdown file's page; a post is an article. */
export function documentMetadata(document: Document, content: Content): Metadata {
  const { date, updated = date, tags = [] } = document.fields as Partial<Post['fields']>;
  const page = documentPage(document, content);
  if (document.kind !== 'posts') return pageMetadata(page, content);
  const authors = absoluteUrl(routes.home, content);
  const times = { publishedTime: date, modifiedTime: updated };
  return pageMetadata(page, content, { type: 'article', ...times, authors, tags: [...tags] });
}

/** The props of one of the pages of a route. */
export interface EntryProps {
  params: Promise<{ slug: string }>;
}

/**
 * What a route with a page for each entry exports, and what finds the entry of a page.
 *
 * @param entries Those that this build shows.
 */
export function entryRoute<Entry extends { slug: string }>(
  entries: () => readonly Entry[],
  metadataOf: (entry: Entry) => Metadata,
) {
  async function find({ params }: EntryProps): Promise<Entry> {
    const slug = decodeURIComponent((await params).slug);
    const entry = entries().find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`There is no page for ${slug}.`);
    return entry;
  }
  return {
    find,
    generateStaticParams: () => entries().map(({ slug }) => ({ slug })),
    generateMetadata: async (props: EntryProps) => metadataOf(await find(props)),
  };
}
