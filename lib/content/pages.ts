import { fillIn } from '../fill-in';
import { type RouteId, routes } from '../routes';
import { TITLE_LENGTH } from './fields';
import type { Availability, Content, NavigationEntry } from './schema';
import type { Words } from './words-schema';

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
  const links = content.navigation
    .filter(({ linkIn = ['header', 'footer'] }) => linkIn.includes(place))
    .map(({ path, label }) => ({ path, label }));
  return place === 'header' ? links : [...links, ...legalLinks(content)];
}

/** The links to the legal pages. */
export function legalLinks(content: Content): Omit<NavigationEntry, 'linkIn'>[] {
  return legalPages(content).map(({ path, title }) => ({ path, label: title }));
}

/** One of the legal pages. */
export type LegalId = 'imprint' | 'privacy';

/** The words for the legal pages, which lib/content/schema.ts requires as soon as there is one. */
export function legalWords({ words }: Pick<Content, 'words'>): NonNullable<Words['legal']> {
  if (!words.legal) throw new Error('content/words.ts lacks legal.');
  return words.legal;
}

/** One of the legal pages, which the owner has written. */
export function legalPage(id: LegalId, content: Content): Page {
  const { index, [id]: written } = content.legal ?? {};
  const { title, description } = legalWords(content)[id];
  return {
    path: `/${id}/`,
    title,
    description: fillIn(description, { name: content.profile.name }),
    updated: written && 'updated' in written ? written.updated : undefined,
    ...(index === false && { index }),
  };
}

/** The legal pages that the owner has written. */
export function legalPages(content: Content): Page[] {
  const written = (['imprint', 'privacy'] as const).filter((id) => content.legal?.[id]);
  return written.map((id) => legalPage(id, content));
}

/** The availability texts, depending on whether the owner takes on work. */
export function availabilityCopy({ open, whenOpen, whenClosed }: Availability): Availability['whenOpen'] {
  return open ? whenOpen : whenClosed;
}

/** The words for a list, or `undefined` if it is empty, which keeps them out of the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
