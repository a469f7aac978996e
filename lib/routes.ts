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

/** The path of the CV page. */
export const CV_PATH = '/cv/';

/** The path of the CV in the format of JSON Resume. */
export const RESUME = '/resume.json';

/** The parts of the content that ask for optional routes. */
interface AskingContent {
  achievements: readonly { kind: string }[];
  links: { cv?: string };
  navigation: readonly { path: string }[];
  legal?: { imprint?: unknown; privacy?: unknown };
}

/** A page or a file of the template that a site has only if its content asks for it. */
interface OptionalRoute {
  path: `/${string}`;
  /** What messages call it. */
  name: string;
  /** What an owner writes to have it. */
  field: string;
  isAskedFor: (content: AskingContent) => boolean;
}

/** What asks for the CV page and for its file. */
const asCvPage = {
  field: "cv: 'page' in links.ts",
  isAskedFor: ({ links }: AskingContent) => links.cv === 'page',
};

/** The fewest publications with a page of their own. */
const FEWEST_PUBLICATIONS = 12;

/** The routes that only some sites have, and when. `site/pages.ts` describes those that are pages. */
export const optionalRoutes = {
  cv: { path: CV_PATH, name: 'the CV page', ...asCvPage },
  resume: { path: RESUME, name: 'the CV for programs', ...asCvPage },
  // Below the about page, because many owners have a page of their own at /publications/.
  publications: {
    path: '/about/publications/',
    name: 'the page of publications',
    field: `${FEWEST_PUBLICATIONS} publications in achievements.ts`,
    isAskedFor: ({ achievements, navigation }) =>
      achievements.filter(({ kind }) => kind === 'publication').length >= FEWEST_PUBLICATIONS &&
      navigation.some(({ path }) => path === routes.about),
  },
  imprint: {
    path: '/imprint/',
    name: 'the imprint',
    field: 'imprint in legal.ts',
    isAskedFor: ({ legal }) => Boolean(legal?.imprint),
  },
  privacy: {
    path: '/privacy/',
    name: 'the privacy notice',
    field: 'privacy in legal.ts',
    isAskedFor: ({ legal }) => Boolean(legal?.privacy),
  },
} as const satisfies Record<string, OptionalRoute>;

export const OPTIONAL_ROUTES: readonly OptionalRoute[] = Object.values(optionalRoutes);

/** The folders of Markdown files in `content/`, with the part of the site that their pages are in. */
export const documentFolders = {
  posts: '/blog/',
  'case-studies': '/projects/',
  pages: '/',
} as const;

/** The part of the site with the pages of tags of posts, and that with the pages of technologies of projects. */
export const TAGS = `${documentFolders.posts}tags/` as const;
export const TECHNOLOGIES = `${routes.projects}with/` as const;

/** A kind of Markdown file, by its folder. */
export type DocumentKind = keyof typeof documentFolders;

/** Every kind of Markdown file. */
export const DOCUMENT_KINDS = Object.keys(documentFolders) as DocumentKind[];

/** The path of the feed of the posts. */
export const FEED = '/feed.xml';

/** The path of a page's copy in Markdown: `/about/index.md`. */
export function markdownPath(path: string): `/${string}` {
  return `${path as '/'}index.md`;
}

/** Matches the path of a page, with an optional fragment; the path of a file does not end with a slash. */
export const PAGE_PATH = /^\/(?:[^#]*\/)?(?:#|$)/;

/** Pages of the template, which a dynamic route does not stand for: Next prefers the file with the whole path. */
export const TEMPLATE_PAGES: readonly string[] = [
  ...Object.values(routes),
  ...OPTIONAL_ROUTES.map(({ path }) => path).filter((path) => path.endsWith('/')),
];

/** The template's file in `app/` for a page or a file without dynamic parts in its path. */
export function routeFileOf(path: string): string {
  return path.endsWith('/') ? `app${path}page.tsx` : `app${path}/route.ts`;
}

/**
 * Whether a list of paths contains a path. An entry that ends in `/*` stands for what is directly in its folder, one that
 * ends in `/**` for everything below.
 */
export function hasPath(paths: readonly string[], path: string): boolean {
  return paths.includes(path) || (!TEMPLATE_PAGES.includes(path) && paths.some((one) => standsFor(one, path)));
}

function standsFor(pattern: string, path: string): boolean {
  const [folder = '', rest] = pattern.split('*');
  if (rest === undefined || path.length <= folder.length || !path.startsWith(folder)) return false;
  return pattern.endsWith('/**') || !path.slice(folder.length, -1).includes('/');
}

/** The paths with one entry for all pages in a section: `/blog/*` stands for all posts. */
export function groupPathsBySection(paths: readonly string[]): string[] {
  const sections = [TAGS, TECHNOLOGIES, documentFolders.posts, documentFolders['case-studies']];
  const sectionOf = (path: string) => sections.find((section) => path !== section && path.startsWith(section));
  return [...new Set(paths.map((path) => (sectionOf(path) ? `${sectionOf(path)}*` : path)))];
}
