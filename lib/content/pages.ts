import { basePath, translations } from '@/lib/built';
import { fillIn } from '../fill-in';
import { CV_PATH, hasPath, type RouteId, routes } from '../routes';
import { type Address, DESCRIPTION_LENGTH, TITLE_LENGTH } from './fields';
import type { Availability, Content, Links, NavigationEntry } from './schema';
import { type LegalId, legalLinks, writtenLegal } from './schema/legal';

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

/** One of the site's own pages, whether or not the navigation lists it. */
export function composedPage(id: RouteId, content: Content): Page {
  const { availability, pages } = content;
  const { title = homeTitle(content), updated } = pages[id];
  const description = id === 'home' ? availabilityCopy(availability).homeDescription : pages[id].description;
  return { path: routes[id], title, description, updated };
}

/** The home page's title where the owner has not written one: role and city, or the role if both are too long. */
function homeTitle({ profile: { role, location }, words }: Content): string {
  if (!location || !words.home.title) return role;
  const title = fillIn(words.home.title, { role, city: location.city });
  return [...title].length <= TITLE_LENGTH.most ? title : role;
}

/** The address of the owner's CV: that of the CV page, or of a document. */
export function cvAddress({ cv }: Pick<Links, 'cv'>): Address | undefined {
  return cv === 'page' ? CV_PATH : cv;
}

/** The CV page, or `undefined` on a site without it. */
export function cvPage(content: Content): Page | undefined {
  if (content.links.cv !== 'page') return undefined;
  const { name, role } = content.profile;
  const { title, description } = content.words.cv;
  const described = fillIn(description, { name, role });
  // A long role is left out before a description is cut.
  const short = fillIn(description, { name, role: title });
  return {
    path: CV_PATH,
    title,
    description: [...described].length <= DESCRIPTION_LENGTH.most ? described : short,
    ...content.pages.cv,
  };
}

/** Whether the navigation lists a page. */
export function hasPage(id: RouteId, { navigation }: Pick<Content, 'navigation'>): boolean {
  return navigation.some(({ path }) => path === routes[id]);
}

/** A page's label in the navigation, or its title. */
export function pageLabel({ path, title }: Pick<Page, 'path'> & Partial<Page>, { navigation }: Content): string {
  return navigation.find((entry) => entry.path === path)?.label ?? title ?? path;
}

/** The links in the header, in the order of the navigation, or in the footer, where those to the legal pages follow. */
export function linksIn(place: 'header' | 'footer', content: Content): Omit<NavigationEntry, 'linkIn'>[] {
  const { navigation } = content;
  const language = translations.find((translation) => translation.basePath === basePath);
  const links = navigation
    .filter(
      ({ path, linkIn = ['header', 'footer'] }) => linkIn.includes(place) && (!language || hasPath(language, path)),
    )
    .map(({ path, label }) => ({ path, label }));
  const legal = legalLinks(content).filter(({ path }) => !navigation.some((entry) => entry.path === path));
  return place === 'header' ? links : [...links, ...legal];
}

/** One of the legal pages. */
export function legalPage(id: LegalId, { legal, profile, words }: Content): Page {
  const { index, [id]: written } = legal ?? {};
  const { title, description } = words.legal[id];
  return {
    path: `/${id}/`,
    title,
    description: fillIn(description, { name: profile.name }),
    updated: written && 'updated' in written ? written.updated : undefined,
    ...(index === false && { index }),
  };
}

/** The legal pages that the owner has written. */
export function legalPages(content: Content): Page[] {
  return writtenLegal(content).map((id) => legalPage(id, content));
}

/** The availability texts, depending on whether the owner takes on work. */
export function availabilityCopy({ open, whenOpen, whenClosed }: Availability): Availability['whenOpen'] {
  return open ? whenOpen : whenClosed;
}

/** The words for a list, or `undefined` if it is empty, which keeps them out of the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
