import { DESCRIPTION_LENGTH, lengthOf, TITLE_LENGTH } from '@/lib/content/fields';
import type { Content } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { plainText } from '@/lib/language/marked-text';
import { type Document, documentsOf, type Post, type Tag, tagsOf } from '@/lib/markdown/documents';
import { CV_PATH, documentFolders, hasPath, optionalRoutes, type RouteId, routes } from '@/lib/routes';
import { currentLanguage, type Site, type SiteLanguage } from '@/lib/site';
import { type Technology, technologiesOf } from '@/lib/subjects';
import { describeAvailability } from './availability';

/** A page, as search engines, link previews and the sitemap describe it. */
export interface Page {
  /** Its path, with a leading and a trailing slash: `/`, `/about/`, `/projects/shop/`. */
  path: '/' | `/${string}/`;
  /** Its title, without the owner's name. */
  title: string;
  /** What a visitor finds on the page, in 70 to 160 characters. */
  description: string;
  /** The date of its last change, as `YYYY-MM-DD`. */
  updated?: string;
  /** `false` keeps it out of search engines, the sitemap and `llms.txt`. */
  index?: boolean;
}

/**
 * Every page of a language that the template makes: the site's own pages, those of Markdown files, of tags and of
 * technologies, the CV and the legal pages. Pages that the owner added to `app/` describe themselves (`added-pages.ts`).
 */
export function pagesOf(site: Site): Page[] {
  const { content, documents } = site;
  return [
    ...(Object.keys(routes) as RouteId[])
      .filter((id) => hasComposedPage(id, site))
      .map((id) => composedPage(id, content)),
    ...(documents.posts.length > 0 ? [blogPage(content)] : []),
    ...tagsOf(documents.posts, content.site.language).map((tag) => tagPage(tag, content)),
    ...(hasComposedPage('projects', site) ? technologiesOf(content) : []).map((one) => technologyPage(one, content)),
    ...documentsOf(documents).map((document) => documentPage(document, content)),
    ...(optionalRoutes.cv.isAskedFor(content) ? [cvPage(content)] : []),
    ...(optionalRoutes.publications.isAskedFor(content) ? [publicationsPage(content)] : []),
    ...legalPages(content),
  ];
}

/** The paths of all pages of a language; one that ends in `/*` or `/**` is a dynamic route of the owner's. */
export function pathsOf(site: Site): string[] {
  const ownersPaths = site.appRoutes.pages.filter((path) => !composedPaths.includes(path) && !isLeftOut(path, site));
  return [...new Set([...pagesOf(site).map(({ path }) => path), ...ownersPaths])];
}

const composedPaths: readonly string[] = Object.values(routes);

function hasComposedPage(id: RouteId, site: Site): boolean {
  const path = routes[id];
  if (!site.appRoutes.pages.includes(path)) return false;
  return path === routes.home || site.languages.length === 1 || currentLanguage(site).navigation.includes(path);
}

/** Whether another language's navigation lists one of the owner's pages, and this one's does not. */
function isLeftOut(path: string, site: Site): boolean {
  const isListed = site.languages.some(({ navigation }) => navigation.includes(path));
  return isListed && !currentLanguage(site).navigation.includes(path);
}

/** The languages in which a page exists. */
export function languagesWith(path: string, { languages }: Site): readonly SiteLanguage[] {
  return languages.filter(({ pages }) => hasPath(pages, path));
}

/** Whether the navigation lists a page. */
export function hasPage(id: RouteId, { navigation }: Pick<Content, 'navigation'>): boolean {
  return navigation.some(({ path }) => path === routes[id]);
}

/** One of the site's own pages, whether or not the navigation lists it. */
export function composedPage(id: RouteId, content: Content): Page {
  const { title = homeTitle(content), description = content.profile.lead, updated } = content.pages[id];
  const copy = id === 'home' ? describeAvailability(content) : undefined;
  // A lead in place of a description has Markdown.
  return { path: routes[id], title, description: copy?.homeDescription ?? plainText(description), updated };
}

/** The home page's title where the owner has not written one: role and city, or the role if both are too long. */
function homeTitle({ profile: { role, location }, words }: Content): string {
  if (!location || !words.home.title) return role;
  const title = fillIn(words.home.title, { role, city: location.city });
  return lengthOf(title) <= TITLE_LENGTH.most ? title : role;
}

/** The CV page, whether or not the site has it. */
export function cvPage(content: Content): Page {
  const { name, role } = content.profile;
  const { title, description } = content.words.cv;
  const described = fillIn(description, { name, role });
  // A long role is left out before a description is cut.
  const short = fillIn(description, { name, role: title });
  return {
    path: CV_PATH,
    title,
    description: lengthOf(described) <= DESCRIPTION_LENGTH.most ? described : short,
    ...content.pages.cv,
  };
}

/** The page of publications, whether or not the site has it. */
export function publicationsPage({ profile: { name, role }, words }: Content): Page {
  const title = words.achievements.publication;
  return { path: optionalRoutes.publications.path, title, description: joinList([title, name, role], words.lists) };
}

/** One of the legal pages. */
export function legalPage(id: 'imprint' | 'privacy', { legal, profile, words }: Content): Page {
  const { index, [id]: legalText } = legal ?? {};
  const { title, description } = words.legal[id];
  return {
    path: optionalRoutes[id].path,
    title,
    description: fillIn(description, { name: profile.name }),
    updated: legalText && 'updated' in legalText ? legalText.updated : undefined,
    ...(index === false && { index }),
  };
}

/** The legal pages that the owner has written. */
export function legalPages(content: Content): Page[] {
  const ids = (['imprint', 'privacy'] as const).filter((id) => optionalRoutes[id].isAskedFor(content));
  return ids.map((id) => legalPage(id, content));
}

/** The texts of the 404 page. */
export function notFoundTexts({ pages, words }: Content) {
  return { ...words.notFound, ...pages.notFound };
}

/** The page with all posts, named as the navigation names it unless content/pages.ts has a heading. */
export function blogPage({ navigation, pages, profile, words }: Content): Page & { heading: string; text?: string } {
  const path = documentFolders.posts;
  const label = navigation.find((entry) => entry.path === path)?.label ?? words.writing.heading;
  const { heading = label, text } = pages.blog ?? {};
  const description = text ? plainText(text) : fillIn(words.writing.introduction, { name: profile.name });
  return { path, title: heading, description, ...pages.blog, heading };
}

/** The page with the posts of a tag. */
export function tagPage({ name: tag, path }: Tag, { words: { writing }, profile: { name } }: Content): Page {
  return { path, title: fillIn(writing.tagged, { tag }), description: fillIn(writing.aboutTag, { name, tag }) };
}

/** The page with the projects that share a technology. */
export function technologyPage({ name: technology, path }: Technology, { words, profile: { name } }: Content): Page {
  const { with: title, aboutTechnology } = words.projects;
  return { path, title: fillIn(title, { technology }), description: fillIn(aboutTechnology, { name, technology }) };
}

/** The page of a Markdown file. What the front matter of a case study lacks is its project's. */
export function documentPage({ path, fields }: Document, content: Content): Page {
  const project = content.projects.find(({ page }) => page === path);
  const {
    title = project?.title ?? path,
    description = plainText(project?.description ?? ''),
    date,
    updated = date,
  } = fields as Partial<Post['fields']>;
  return { path, title, description, updated };
}
