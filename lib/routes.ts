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

/** Whether a page exists in a language. Its path may be percent-encoded, as browsers have it. */
export function hasPath({ leftOut }: { leftOut: readonly string[] }, path: string): boolean {
  return ![...leftOut, ...leftOut.map(encodeURI)].some((left) =>
    left.endsWith('*') ? path !== left.slice(0, -1) && path.startsWith(left.slice(0, -1)) : path === left,
  );
}

/** The paths without those of the pages in a section, however many there are: `/blog/*` stands for all posts. */
export function sectionsOf(leftOut: readonly string[]): string[] {
  const sections = [writtenRoutes.posts, writtenRoutes['case-studies']];
  const sectionOf = (path: string) => sections.find((section) => path !== section && path.startsWith(section));
  return [...new Set(leftOut.map((path) => (sectionOf(path) ? `${sectionOf(path)}*` : path)))];
}

/** The path of the CV page, which exists if `links.cv` is `'page'`. */
export const CV_PATH = '/cv/';

/** The content with the CV page, which `npm run cv` prints also for a site that has the PDF alone. */
export function withCvPage<Owner extends { links: { cv?: unknown } }>(content: Owner): Owner {
  return { ...content, links: { ...content.links, cv: 'page' } };
}

/** The pages that a site has if a field asks for them. Their routes have the ID in their file extension: `page.cv.tsx`. */
export function optionalPages({ links, legal }: { links?: { cv?: unknown }; legal?: Record<string, unknown> }) {
  const legalPage = <Id extends 'imprint' | 'privacy'>(id: Id, name: string) =>
    ({ id, path: `/${id}/`, exists: Boolean(legal?.[id]), name, field: `${id} in legal.ts` }) as const;
  return [
    { id: 'cv', path: CV_PATH, exists: links?.cv === 'page', name: 'the CV page', field: "cv: 'page' in links.ts" },
    legalPage('imprint', 'the imprint'),
    legalPage('privacy', 'the privacy notice'),
  ] as const;
}

/** The folders of Markdown files in `content/`, with the part of the site that their pages are in. */
export const writtenRoutes = {
  posts: '/blog/',
  'case-studies': '/projects/',
  pages: '/',
} as const;

/** The path of the feed of the posts. */
export const FEED = '/feed.xml';

/** A kind of Markdown file, by its folder. */
export type WrittenKind = keyof typeof writtenRoutes;

export const KINDS = Object.keys(writtenRoutes) as WrittenKind[];
