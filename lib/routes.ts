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

/** The path of the CV page, which exists if `links.cv` is `'page'`. */
export const CV_PATH = '/cv/';

/** The site's folder on its host, such as `/portfolio`, or an empty string. `BASE_PATH` sets it for one build. */
export const basePath = process.env.BASE_PATH ?? '';
