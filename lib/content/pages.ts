import { type RouteId, routes } from '../routes';
import type { Availability, AvailabilityCopy, CalendarDay, Content, NavigationEntry } from './schema';

/** What a page says of itself to search engines, link previews and the sitemap. */
export interface Page {
  /** Its path below the site's root, with a slash at both ends: `/`, `/about/`, `/projects/shop/`. */
  path: '/' | `/${string}/`;
  /** Title before ` · Your Name`, 2 to 60 characters. */
  title: string;
  /** What a visitor finds on the page, in 70 to 160 characters. */
  description: string;
  /** The day of its last change, as `YYYY-MM-DD`, for the sitemap and the structured data. */
  updated?: CalendarDay;
}

/** One of the pages that the site composes from the content, whether or not the navigation lists it. */
export function composedPage(id: RouteId, { availability, pages }: Content): Page {
  const { title, updated } = pages[id];
  const description = id === 'home' ? availabilityCopy(availability).homeDescription : pages[id].description;
  return { path: routes[id], title, description, updated };
}

/** Whether the navigation lists a page. */
export function hasPage(id: RouteId, { navigation }: Pick<Content, 'navigation'>): boolean {
  return navigation.some(({ path }) => path === routes[id]);
}

/** The pages of the navigation that the site composes from the content, in its order. */
export function composedPages(content: Content): Page[] {
  const ids = Object.keys(routes) as RouteId[];
  return content.navigation.flatMap(({ path }) => {
    const id = ids.find((one) => routes[one] === path);
    return id ? composedPage(id, content) : [];
  });
}

/** What links call a page: its label in the navigation, or its title. */
export function pageLabel({ path, title }: Pick<Page, 'path'> & Partial<Page>, { navigation }: Content): string {
  return navigation.find((entry) => entry.path === path)?.label ?? title ?? path;
}

/** The links that the header or the footer has, in their order. */
export function linksIn(
  place: 'header' | 'footer',
  { navigation }: Content,
): Pick<NavigationEntry, 'path' | 'label'>[] {
  return navigation
    .filter(({ linkIn = ['header', 'footer'] }) => linkIn.includes(place))
    .map(({ path, label }) => ({ path, label }));
}

/** The sentences that are true while work is welcome, or while it is not. */
export function availabilityCopy({ open, whenOpen, whenClosed }: Availability): AvailabilityCopy {
  return open ? whenOpen : whenClosed;
}

/** Words that stand over a list, unless it is empty: as a prop they would be in the page's data. */
export function wordsFor<Words>(list: readonly unknown[], words: Words): Words | undefined {
  return list.length > 0 ? words : undefined;
}
