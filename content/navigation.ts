import type { ListedPage, NavigationEntry } from './types';

/**
 * Every page, under the name that `pages.ts` has for its words. Routes, metadata, preview images,
 * `sitemap.xml` and `llms.txt` follow this list; the page itself is a folder in `app/`.
 */
export const pageList = {
  home: { path: '/', preview: 'home.png', startsAtTop: false },
  about: { path: '/about/', preview: 'about.png', startsAtTop: true },
  projects: { path: '/projects/', preview: 'projects.png', startsAtTop: true },
  services: { path: '/services/', preview: 'services.png', startsAtTop: false },
  contact: { path: '/contact/', preview: 'contact.png', startsAtTop: false },
  notFound: { path: undefined, preview: 'not-found.png', startsAtTop: false },
} as const satisfies Record<string, ListedPage>;

type PageList = typeof pageList;

/** The name of a page. */
export type PageId = keyof PageList;

/** The name of a page that has an address. */
export type RouteId = Exclude<PageId, 'notFound'>;

/** The names of all pages, in the order of the list. */
export const pageIds = Object.keys(pageList) as PageId[];

/** The names of the pages that have an address, in the same order. */
export const routeIds = pageIds.filter((id): id is RouteId => pageList[id].path !== undefined);

/** The address of each page below the site's root. */
export const routes = Object.fromEntries(routeIds.map((id) => [id, pageList[id].path])) as {
  readonly [Id in RouteId]: PageList[Id]['path'];
};

/** The links of the header, the menu and the footer, in their order. */
export const navigation: readonly NavigationEntry[] = [
  { path: routes.home, label: 'Home' },
  { path: routes.about, label: 'About' },
  { path: routes.projects, label: 'Projects' },
  { path: routes.services, label: 'Services' },
  { path: routes.contact, label: 'Contact' },
];
