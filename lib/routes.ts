/** The paths of the site's own pages, by their IDs in `content/pages.ts`. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  services: '/services/',
  contact: '/contact/',
} as const;

/** The ID of one of the site's own pages. */
export type RouteId = keyof typeof routes;
