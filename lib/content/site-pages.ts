import { type RouteId, routes } from '../routes';
import { availabilityCopy } from './availability-copy';
import { PAGE_PLACES } from './choices';
import type { Content, Dated, NavigationEntry, PagePlace, PageSummary } from './schema';

/** What the site knows of one of its pages. */
export interface SitePage extends PageSummary, Dated {
  /** What the code calls it: its folder in `app/`, or `home`. */
  id: string;
  /** Its address below the site's root, with a slash at both ends. */
  path: '/' | `/${string}/`;
  /** What links call it. */
  label: string;
}

const HOME = routes.home;

/** The pages that the site has, in the order of the links to them. */
export function sitePages(content: Content): SitePage[] {
  return content.navigation.map((entry) => {
    const id = entry.path === HOME ? 'home' : entry.path.slice(1, -1);
    const { path, label } = entry;
    return { id, path, label, ...wordsOf(entry, id, content) };
  });
}

const USUAL_PLACES: readonly PagePlace[] = PAGE_PLACES;

/** The links that the header or the footer has, in their order. */
export function linksIn(place: PagePlace, { navigation }: Content): Pick<NavigationEntry, 'path' | 'label'>[] {
  return navigation
    .filter(({ linkIn = USUAL_PLACES }) => linkIn.includes(place))
    .map(({ path, label }) => ({ path, label }));
}

/** Whether the site has a page. */
export function hasPage(id: string, content: Content): boolean {
  return sitePages(content).some((page) => page.id === id);
}

/**
 * A page by its name. One that the list has not is exported all the same, before a step of the export takes
 * it out: it is told in its own words if `pages.ts` has them, and else by its name.
 */
export function pageNamed(id: string, content: Content): SitePage {
  const listed = sitePages(content).find((page) => page.id === id);
  if (listed) return listed;
  if (!isRouteId(id)) return { id, path: `/${id}/`, label: id, title: id, description: id };
  const words = wordsOfRoute(id, content);
  return { id, path: routes[id], label: words.title, ...words };
}

function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

function wordsOf(entry: NavigationEntry, id: string, content: Content): PageSummary & Dated {
  if (isRouteId(id)) return wordsOfRoute(id, content);
  if (!('title' in entry)) return { title: entry.label, description: entry.label };
  return { title: entry.title, description: entry.description, updated: entry.updated };
}

/** The home page's description turns with the availability. */
function wordsOfRoute(id: RouteId, { availability, pages }: Content): PageSummary & Dated {
  const page = pages[id];
  const description = 'description' in page ? page.description : availabilityCopy(availability).homeDescription;
  return { title: page.title, description, updated: page.updated };
}
