import type { Metadata } from 'next';
import { lengthOf, TITLE_LENGTH } from '@/lib/content/fields';
import type { Document, Post } from '@/lib/markdown/documents';
import { CV_PATH, FEED, RESUME, type RouteId, routes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import { absoluteUrl, alternateUrls, withBasePath } from './addresses';
import { fediverseAccount } from './links';
import { blogPage, composedPage, documentPage, languagesWith, type Page } from './pages';
import { PREVIEW_SIZE, previewFile } from './preview/previews';

/** The key under which a metadata object holds its page. */
const PAGE_KEY = Symbol.for('page');

/** The page for which `pageMetadata` created this metadata. */
export function pageOf(metadata: Metadata): Page | undefined {
  return (metadata as { [PAGE_KEY]?: Page })[PAGE_KEY];
}

/**
 * A page's metadata for search engines, link previews and browsers. Each page sets all of it, so that it inherits none
 * from the layout.
 *
 * @param of The ID of one of the site's own pages, or a page that the owner added.
 * @param openGraph What the page is, by default a part of a website.
 * @param canonical The URL at which it was published first, if that is not its own.
 */
export function pageMetadata(
  of: RouteId | Page,
  site: Site,
  openGraph: Metadata['openGraph'] = { type: 'website' },
  canonical?: string,
): Metadata {
  const { site: settings, profile, links } = site.content;
  const creator = fediverseAccount(links);
  const page = typeof of === 'string' ? composedPage(of, site.content) : of;
  const { path, description, index } = page;
  const browsers = browserMetadata(page, site);
  const { title } = browsers;
  const url = absoluteUrl(path, site);
  const image = { url: absoluteUrl(`/og/${previewFile(path)}`, site), alt: withOwner(page, site) };
  return {
    ...browsers,
    authors: { name: profile.name },
    alternates: { canonical: canonical ?? url, ...alternateUrls(path, site), types: formatsOf(path, site) },
    robots: index === false ? 'noindex' : 'max-image-preview:large',
    openGraph: {
      ...openGraph,
      locale: settings.locale,
      alternateLocale: languagesWith(path, site).flatMap(({ locale }) =>
        locale && locale !== settings.locale ? locale : [],
      ),
      siteName: profile.name,
      title,
      description,
      url,
      images: { ...image, ...PREVIEW_SIZE, type: 'image/png' },
    },
    ...(creator && { other: { 'fediverse:creator': creator } }),
    twitter: { card: 'summary_large_image', title, description, images: image },
    ...{ [PAGE_KEY]: page },
  };
}

/** What browsers need to know of a page. The not-found page, which nobody finds or shares, has no other metadata. */
export function browserMetadata(page: Pick<Page, 'title' | 'description'>, site: Site) {
  const whole = withOwner(page, site);
  return {
    title: lengthOf(whole) <= TITLE_LENGTH.most ? whole : page.title,
    description: page.description,
    icons: {
      icon: [
        { url: withBasePath('/favicon.ico', site), sizes: '48x48' },
        { url: withBasePath('/site-icons/icon.svg', site), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: withBasePath('/apple-touch-icon.png', site), sizes: '180x180' },
    },
    manifest: withBasePath('/manifest.webmanifest', site),
    formatDetection: { telephone: false, email: false, address: false, date: false },
    // Form services treat messages as spam if the referrer lacks the site's origin.
    referrer: 'strict-origin-when-cross-origin',
  } satisfies Metadata;
}

function withOwner({ title }: Pick<Page, 'title'>, { content }: Site): string {
  return `${title} · ${content.profile.name}`;
}

/** The feed of the posts, which every page announces, and on the CV page the CV in the format of JSON Resume. */
function formatsOf(path: string, site: Site): NonNullable<Metadata['alternates']>['types'] {
  const feed = { url: absoluteUrl(FEED, site), title: blogPage(site.content).title };
  return {
    ...(site.documents.posts.length > 0 && { 'application/atom+xml': [feed] }),
    ...(path === CV_PATH && { 'application/json': absoluteUrl(RESUME, site) }),
  };
}

/** The metadata of a Markdown file's page; a post or a case study is an article. */
export function documentMetadata(document: Document, site: Site): Metadata {
  const page = documentPage(document, site.content);
  if (document.kind === 'pages') return pageMetadata(page, site);
  const project = site.content.projects.find(({ page: path }) => path === document.path);
  const fields = document.fields as Partial<Post['fields']>;
  const { date, updated = date, tags = project?.technologies ?? [], canonical } = fields;
  const authors = absoluteUrl(routes.home, site);
  const times = { publishedTime: date, modifiedTime: updated };
  return pageMetadata(page, site, { type: 'article', ...times, authors, tags: [...tags] }, canonical);
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
  entries: readonly Entry[],
  metadataOf: (entry: Entry) => Metadata,
) {
  async function find({ params }: EntryProps): Promise<Entry> {
    const slug = decodeURIComponent((await params).slug);
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`There is no page for ${slug}.`);
    return entry;
  }
  return {
    find,
    generateStaticParams: () => entries.map(({ slug }) => ({ slug })),
    generateMetadata: async (props: EntryProps) => metadataOf(await find(props)),
  };
}
