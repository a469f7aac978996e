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

/**
 * The folder the site lives in on its host, such as `/portfolio`, or nothing. The environment variable `BASE_PATH` sets
 * it for one build; `next.config.ts` passes it on to the scripts of the pages.
 */
export const basePath = process.env.BASE_PATH ?? '';
