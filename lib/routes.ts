/** The pages that the site composes from the content, by the names of their words in `content/pages.ts`. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  services: '/services/',
  contact: '/contact/',
} as const;

/** The name of such a page. */
export type RouteId = keyof typeof routes;
