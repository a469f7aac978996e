import type { Metadata } from 'next';
import { TITLE_LENGTH } from '@/lib/content/fields';
import { composedPage, type Page } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { fillIn } from '@/lib/fill-in';
import type { RouteId } from '@/lib/routes';
import { FEED, writtenRoutes } from '@/lib/routes';
import { type Document, type Post, shownDocuments, shownPosts, type Tag, tagsOf } from '@/lib/writing/documents';
import { NOT_FOUND_PREVIEW, PREVIEW_SIZE, previewFile } from '../og/previews';
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
 * @param of The ID of one of the site's own pages, a page that the owner added, or `not-found`.
 * @param openGraph What the page is, by default a part of a website.
 */
export function pageMetadata(
  of: RouteId | Page | 'not-found',
  content: Content,
  openGraph: Metadata['openGraph'] = { type: 'website' },
): Metadata {
  const { site, profile } = content;
  const page = of === 'not-found' ? undefined : typeof of === 'string' ? composedPage(of, content) : of;
  const { title, description } = page ?? content.pages.notFound;
  const withOwner = `${title} · ${profile.name}`;
  const wholeTitle = [...withOwner].length <= TITLE_LENGTH.most ? withOwner : title;
  const url = page && absoluteUrl(page.path, content);
  const locales = page && translationsOf(page.path).map(({ locale }) => locale);
  const image = {
    url: absoluteUrl(`/og/${page ? previewFile(page.path) : NOT_FOUND_PREVIEW}`, content),
    alt: withOwner,
  };
  return {
    title: wholeTitle,
    description,
    alternates: page && { canonical: url, ...alternateUrls(page.path, content), ...feedOf(content) },
    // Next.js adds `noindex` to the not-found page.
    robots: page && (page.index === false ? 'noindex' : 'max-image-preview:large'),
    openGraph: {
      ...openGraph,
      locale: site.locale,
      alternateLocale: locales?.filter((locale) => locale !== site.locale),
      siteName: profile.name,
      title: wholeTitle,
      description,
      url,
      images: { ...image, ...PREVIEW_SIZE, type: 'image/png' },
    },
    twitter: { card: 'summary_large_image', title: wholeTitle, description, images: image },
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
    ...(page && { [PAGE]: page }),
  };
}

/** The feed of the posts, which every page announces. */
function feedOf(content: Content): Pick<NonNullable<Metadata['alternates']>, 'types'> {
  if (shownPosts().length === 0) return {};
  return { types: { 'application/atom+xml': [{ url: absoluteUrl(FEED, content), title: blogPage(content).title }] } };
}

/** Every page that the Markdown files of this language make. */
export function writtenPages(content: Content): Page[] {
  const posts = shownPosts();
  const others = [...shownDocuments('case-studies'), ...shownDocuments('pages')];
  return [
    ...(posts.length > 0 ? [blogPage(content)] : []),
    ...tagsOf(posts).map((tag) => tagPage(tag, content)),
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
